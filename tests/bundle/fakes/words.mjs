// Stands in for a program of which only the call matters.
console.log(JSON.stringify({ words: process.argv.slice(3), folder: process.cwd() }));
