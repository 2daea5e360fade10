# Signs one file with the certificate in SIGN_CERTIFICATE (a .pfx in base64, its password in SIGN_PASSWORD).
param([Parameter(Mandatory)][string]$File)
$ErrorActionPreference = "Stop"

$certificate = Join-Path $env:RUNNER_TEMP "sign.pfx"
[IO.File]::WriteAllBytes($certificate, [Convert]::FromBase64String($env:SIGN_CERTIFICATE))
try {
    $tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
    & $tool.FullName sign /f $certificate /p $env:SIGN_PASSWORD /fd sha256 /tr http://timestamp.digicert.com /td sha256 $File
    if ($LASTEXITCODE -ne 0) { throw "signtool ended with $LASTEXITCODE" }
} finally {
    Remove-Item $certificate
}
