import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pinnedEnvironment, pinnedNode } from './pinned-node.mjs';
import { projectRoot } from './project-root.mjs';
import { explainFailure } from './setup-failure.mjs';

// One Ctrl-C arrives twice: from the terminal, and from npm, which passes it on. Only a later one is a second wish.
const ECHO_MS = 1_000;
// A page is a lot of memory for a moment. With room for several, most of it is gone before it has to be looked through.
const ROOM_FOR_PAGES = '--max-semi-space-size=64';
const stopWithStarter = new URL('./stop-with-starter.mjs', import.meta.url).href;
const parent = process.ppid;

/**
 * npm passes a signal to the shell between it and us, and some shells then end without telling us. Without npm a parent
 * that ends means nothing: people start things in the background and log out.
 */
function isAbandoned() {
  return process.env.npm_lifecycle_event !== undefined && process.ppid !== parent;
}

/**
 * Runs the server, or another script of the product, until it ends and returns its exit code.
 * It gets a session of its own, so that a stop reaches it exactly once: through us.
 */
export function runServer({ script = 'src/server/main.ts', dev = false, args }) {
  return new Promise((resolve, reject) => {
    const server = spawn(pinnedNode, [ROOM_FOR_PAGES, '--import', stopWithStarter, script, ...args], {
      cwd: projectRoot,
      env: pinnedEnvironment({
        NODE_ENV: dev ? 'development' : 'production',
        AMPERSAND_STARTER: String(process.pid),
      }),
      stdio: ['ignore', 'inherit', 'inherit'],
      detached: true,
    });
    let asked;
    const stop = (signal) => {
      if (asked === undefined) {
        asked = Date.now();
        server.kill(signal);
      } else if (Date.now() - asked > ECHO_MS) {
        server.kill('SIGKILL');
      }
    };
    process.on('SIGINT', stop).on('SIGTERM', stop);
    process.on('SIGHUP', () => stop('SIGTERM'));
    const watch = setInterval(() => {
      if (!isAbandoned()) return;
      clearInterval(watch);
      if (asked === undefined) stop('SIGTERM');
    }, 500);
    watch.unref();
    server.once('error', (error) => reject(explainFailure(error, 'Starting the server', projectRoot)));
    server.once('exit', (code, signal) => resolve(signal ? 128 + constants.signals[signal] : code));
  });
}
