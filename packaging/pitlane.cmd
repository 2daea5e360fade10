@"%~dp0Pitlane.exe" %*
