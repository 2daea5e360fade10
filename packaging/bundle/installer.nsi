; The installer for Windows: for the account that runs it, without administrator's rights.
; makensis -WX -DVERSION=… -DNUMBERS=… -DSOURCE=… -DTARGET=… packaging/bundle/installer.nsi, as packaging/bundle/installer.mjs calls it.
; VERSION of the program, the same as four NUMBERS for Windows, SOURCE the bundle's folder, TARGET the file to make; SIGN,
; if given, is the command that signs a file.
Unicode true
Target amd64-unicode
!include "MUI2.nsh"
!include "FileFunc.nsh"

!define NAME "Pitlane"
!define PROGRAM "Pitlane.exe"
!define STARTS "Software\Microsoft\Windows\CurrentVersion\Run"
!define ENTRY "Software\Microsoft\Windows\CurrentVersion\Uninstall\${NAME}"

Name "${NAME}"
OutFile "${TARGET}"
!ifdef SIGN
  !finalize '${SIGN} "%1"' = 0
  !uninstfinalize '${SIGN} "%1"' = 0
!endif
RequestExecutionLevel user
InstallDir "$LOCALAPPDATA\Programs\${NAME}"
InstallDirRegKey HKCU "Software\${NAME}" "Folder"
SetCompressor /SOLID lzma
BrandingText "${NAME} ${VERSION}"
VIProductVersion "${NUMBERS}"
VIAddVersionKey "ProductName" "${NAME}"
VIAddVersionKey "ProductVersion" "${VERSION}"
VIAddVersionKey "FileVersion" "${VERSION}"
VIAddVersionKey "FileDescription" "Installs ${NAME} ${VERSION}"
VIAddVersionKey "LegalCopyright" "MIT licence"
VIAddVersionKey "CompanyName" "${NAME}"

!define MUI_ICON "icons\pitlane.ico"
!define MUI_UNICON "icons\pitlane.ico"
!define MUI_ABORTWARNING
!define MUI_WELCOMEPAGE_TEXT "This installs ${NAME} ${VERSION} for your account on this PC. A shop that is running is stopped first; its data stays as it is.$\r$\n$\r$\nClick Next to continue."
!define MUI_COMPONENTSPAGE_SMALLDESC
!define MUI_FINISHPAGE_RUN "$INSTDIR\${PROGRAM}"
!define MUI_FINISHPAGE_RUN_TEXT "Open the shop"
!insertmacro MUI_PAGE_WELCOME
!insertmacro MUI_PAGE_COMPONENTS
!insertmacro MUI_PAGE_DIRECTORY
!insertmacro MUI_PAGE_INSTFILES
!insertmacro MUI_PAGE_FINISH
!define MUI_UNCONFIRMPAGE_TEXT_TOP "${NAME} is removed from this PC. Your data is kept, in $LOCALAPPDATA\${NAME}, unless you chose another folder: products, orders, pictures and backups. Delete that folder yourself when you no longer need it."
!insertmacro MUI_UNPAGE_CONFIRM
!insertmacro MUI_UNPAGE_INSTFILES
!insertmacro MUI_LANGUAGE "English"

!include "installer-replace.nsh"

Section "${NAME}" TheProgram
  SectionIn RO
  RMDir /r "$INSTDIR\${FRESH}"
  SetOutPath "$INSTDIR\${FRESH}"
  File /r "${SOURCE}/*"
  ; the folder in which the setup stands could not be renamed
  SetOutPath "$INSTDIR"
  Push "$INSTDIR\${FRESH}\${PROGRAM}"
  Call StopShops
  Call ReplaceProgram
  File "/oname=pitlane.cmd" "pitlane.cmd"
  WriteUninstaller "$INSTDIR\Uninstall.exe"
  CreateDirectory "$SMPROGRAMS\${NAME}"
  CreateShortcut "$SMPROGRAMS\${NAME}\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
  CreateShortcut "$SMPROGRAMS\${NAME}\Uninstall ${NAME}.lnk" "$INSTDIR\Uninstall.exe"
  WriteRegStr HKCU "Software\${NAME}" "Folder" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "DisplayName" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "DisplayVersion" "${VERSION}"
  WriteRegStr HKCU "${ENTRY}" "DisplayIcon" "$INSTDIR\${PROGRAM}"
  WriteRegStr HKCU "${ENTRY}" "Publisher" "${NAME}"
  WriteRegStr HKCU "${ENTRY}" "InstallLocation" "$INSTDIR"
  WriteRegStr HKCU "${ENTRY}" "UninstallString" '"$INSTDIR\Uninstall.exe"'
  WriteRegStr HKCU "${ENTRY}" "QuietUninstallString" '"$INSTDIR\Uninstall.exe" /S'
  WriteRegDWORD HKCU "${ENTRY}" "NoModify" 1
  WriteRegDWORD HKCU "${ENTRY}" "NoRepair" 1
  ${GetSize} "$INSTDIR" "/S=0K" $0 $1 $2
  IntFmt $0 "0x%08X" $0
  WriteRegDWORD HKCU "${ENTRY}" "EstimatedSize" "$0"
SectionEnd

Section "Icon on the desktop" TheIcon
  CreateShortcut "$DESKTOP\${NAME}.lnk" "$INSTDIR\${PROGRAM}"
SectionEnd

Section
  IfSilent 0 +2
  Call OpenShopIfAsked
SectionEnd

; Whether the shop starts at sign-in is switched in the program alone: an installation never brings it back.

Section "Uninstall"
  Push "$INSTDIR\${PROGRAM}"
  Call un.StopShops
  RMDir /r "$INSTDIR\_internal"
  Delete "$INSTDIR\${PROGRAM}"
  Delete "$INSTDIR\pitlane.cmd"
  Delete "$INSTDIR\Uninstall.exe"
  ; not /r: a folder of data that someone keeps beside the program stays
  RMDir "$INSTDIR"
  Delete "$SMPROGRAMS\${NAME}\${NAME}.lnk"
  Delete "$SMPROGRAMS\${NAME}\Uninstall ${NAME}.lnk"
  RMDir "$SMPROGRAMS\${NAME}"
  Delete "$DESKTOP\${NAME}.lnk"
  DeleteRegValue HKCU "${STARTS}" "${NAME}"
  DeleteRegKey HKCU "${ENTRY}"
  DeleteRegKey HKCU "Software\${NAME}"
  DetailPrint "Your data is still in $LOCALAPPDATA\${NAME}"
SectionEnd
