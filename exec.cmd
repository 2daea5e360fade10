@rem "exec" of npm start and npm run dev: it lets npm's signals reach the server on Linux and macOS, and Windows lacks it.
@%*
