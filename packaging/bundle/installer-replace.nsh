; Stopping the shops, and replacing the program so that a failure half-way leaves the old one.
; Milliseconds. `stop` itself waits a minute for answers under way.
!define PATIENCE 90000
; Folders beside the program while it is replaced: the new one before it is in its place, the old one until then.
!define FRESH "pitlane-new"
!define ASIDE "pitlane-old"
!define ALREADY_EXISTS 183

; Every shop of this account is asked to end, whatever its folder. What does not end by itself is ended where it holds
; the program that is to be replaced. The program that asks is named, because an older one cannot ask them all.
!macro StopShops PREFIX
  Function ${PREFIX}StopShops
    Exch $3
    IfFileExists "$3" 0 done
    DetailPrint "Stopping every shop of this account that is open"
    nsExec::Exec /TIMEOUT=${PATIENCE} '"$3" stop --all'
    Pop $0
    IfFileExists "$INSTDIR\${PROGRAM}" 0 done
    StrCpy $1 0
    again:
      ; A program that runs cannot be renamed onto itself for writing: opened for appending, it tells whether it is free.
      ClearErrors
      FileOpen $2 "$INSTDIR\${PROGRAM}" a
      IfErrors busy
      FileClose $2
      Goto done
    busy:
      IntOp $1 $1 + 1
      IntCmp $1 20 0 wait 0
      DetailPrint "The shop does not end by itself: it is ended"
      ; without /T: an update that the shop began is a child of it, and so is this setup
      nsExec::Exec '"$SYSDIR\taskkill.exe" /F /IM "${PROGRAM}"'
      Pop $0
      Sleep 1000
      Goto done
    wait:
      Sleep 500
      Goto again
    done:
    ClearErrors
    Pop $3
  FunctionEnd
!macroend
!insertmacro StopShops ""
!insertmacro StopShops "un."

; Two setups at once would replace each other's files, and so would one that installs and one that removes.
!macro RefuseSecond INIT
  Function ${INIT}
    System::Call 'kernel32::CreateMutex(p 0, i 0, t "PitlaneSetup") p .r1 ?e'
    Pop $0
    IntCmp $0 ${ALREADY_EXISTS} 0 alone alone
    MessageBox MB_OK|MB_ICONEXCLAMATION "Another setup of ${NAME} is at work. Nothing was changed." /SD IDOK
    SetErrorLevel 1
    Quit
    alone:
  FunctionEnd
!macroend
!insertmacro RefuseSecond ".onInit"
!insertmacro RefuseSecond "un.onInit"

; Nothing was replaced yet when the new program could not be unpacked.
Function .onInstFailed
  RMDir /r "$INSTDIR\${FRESH}"
FunctionEnd

; The old program is moved aside whole before the new one gets its place, and back when that fails.
Function ReplaceProgram
  RMDir /r "$INSTDIR\${ASIDE}"
  ClearErrors
  CreateDirectory "$INSTDIR\${ASIDE}"
  IfErrors back
  IfFileExists "$INSTDIR\_internal\*.*" 0 +3
  Rename "$INSTDIR\_internal" "$INSTDIR\${ASIDE}\_internal"
  IfErrors back
  IfFileExists "$INSTDIR\${PROGRAM}" 0 +3
  Rename "$INSTDIR\${PROGRAM}" "$INSTDIR\${ASIDE}\${PROGRAM}"
  IfErrors back
  Rename "$INSTDIR\${FRESH}\_internal" "$INSTDIR\_internal"
  IfErrors back
  Rename "$INSTDIR\${FRESH}\${PROGRAM}" "$INSTDIR\${PROGRAM}"
  IfErrors back
  RMDir /r "$INSTDIR\${ASIDE}"
  RMDir /r "$INSTDIR\${FRESH}"
  ClearErrors
  Return
  back:
    IfFileExists "$INSTDIR\${ASIDE}\_internal\*.*" 0 +3
    RMDir /r "$INSTDIR\_internal"
    Rename "$INSTDIR\${ASIDE}\_internal" "$INSTDIR\_internal"
    IfFileExists "$INSTDIR\${ASIDE}\${PROGRAM}" 0 +3
    Delete "$INSTDIR\${PROGRAM}"
    Rename "$INSTDIR\${ASIDE}\${PROGRAM}" "$INSTDIR\${PROGRAM}"
    RMDir "$INSTDIR\${ASIDE}"
    Call OpenShopIfAsked
    MessageBox MB_OK|MB_ICONSTOP "The program could not be replaced, because another program holds one of its files. The old one is still there. Restart the PC and run the setup again." /SD IDOK
    SetErrorLevel 3
    Abort "The old program is still there."
FunctionEnd

; An update that the shop itself began (/OPEN) comes back with its window, on the data folder of its environment.
Function OpenShopIfAsked
  ${GetParameters} $0
  ClearErrors
  ${GetOptions} $0 "/OPEN" $1
  IfErrors done
  SetOutPath "$INSTDIR"
  Exec '"$INSTDIR\${PROGRAM}"'
  done:
  ClearErrors
FunctionEnd
