// Ends well on Windows alone. The scripts that serve ask it: elsewhere the shell must hand its place over (exec), so that
// a stop reaches the program, and npm adds further words to the last command only, which therefore is that one.
process.exitCode = process.platform === "win32" ? 0 : 1;
