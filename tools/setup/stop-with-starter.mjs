import { isMainThread } from 'node:worker_threads';

// Loaded into the server by run-server.mjs. The server has a session of its own, so killing the starter's process group
// does not reach it; without this it would go on serving, and hold the port and the data folder.
const starter = Number(process.env.AMPERSAND_STARTER);
delete process.env.AMPERSAND_STARTER;

if (isMainThread && process.ppid === starter) {
  const watch = setInterval(() => {
    if (process.ppid === starter) return;
    clearInterval(watch);
    process.kill(process.pid, 'SIGTERM');
  }, 500);
  watch.unref();
}
