# Signs one file by Azure Artifact Signing, whose keys stay with the service. SIGN_ENDPOINT, SIGN_ACCOUNT and SIGN_PROFILE
# name the certificate; AZURE_TENANT_ID, AZURE_CLIENT_ID and AZURE_CLIENT_SECRET are the account that may use it.
param([Parameter(Mandatory)][string]$File)
$ErrorActionPreference = "Stop"

$folder = Join-Path $env:RUNNER_TEMP "signing"
$library = Join-Path $folder "Microsoft.Trusted.Signing.Client\bin\x64\Azure.CodeSigning.Dlib.dll"
$names = Join-Path $folder "metadata.json"
if (-not (Test-Path $library)) {
    nuget install Microsoft.Trusted.Signing.Client -Version 1.0.95 -ExcludeVersion -OutputDirectory $folder
    if ($LASTEXITCODE -ne 0) { throw "nuget ended with $LASTEXITCODE" }
    @{
        Endpoint = $env:SIGN_ENDPOINT
        CodeSigningAccountName = $env:SIGN_ACCOUNT
        CertificateProfileName = $env:SIGN_PROFILE
    } | ConvertTo-Json | Set-Content $names
}
$tool = Get-ChildItem "${env:ProgramFiles(x86)}\Windows Kits\10\bin\*\x64\signtool.exe" | Select-Object -Last 1
& $tool.FullName sign /v /fd sha256 /tr http://timestamp.acs.microsoft.com /td sha256 /dlib $library /dmdf $names $File
if ($LASTEXITCODE -ne 0) { throw "signtool ended with $LASTEXITCODE" }
