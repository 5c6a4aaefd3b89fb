import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { projectRoot } from './project-root.mjs';
import { explainFailure, SetupFailure } from './setup-failure.mjs';

// One Ctrl-C arrives twice, from the terminal and from npm; only a later one means: at once.
const ECHO_MS = 1_000;
const FRAMES = '⠋⠙⠹⠸⠼⠴⠦⠧⠇⠏';

/**
 * Runs a command quietly, with a sign of life; what it says is shown only when it fails.
 * @param {{ task: string, command: string, args: string[], env?: NodeJS.ProcessEnv, missing?: string }} job
 *   task: 'Installing the dependencies'; missing: the sentence when the command does not exist
 */
export async function runWithProgress({ task, command, args, env = process.env, missing }) {
  const progress = showProgress(task);
  let output = '';
  try {
    await runToEnd(command, args, env, (text) => {
      output += text;
    });
    progress.end(`✓ ${task}`);
  } catch (error) {
    progress.end(`✗ ${task}`);
    if (error.code === 'ENOENT' && missing) throw new SetupFailure(missing);
    throw explainFailure(output || error, task, projectRoot);
  }
}

function runToEnd(command, args, env, onOutput) {
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: projectRoot,
      env,
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', onOutput);
    // Wait for the child even when interrupted: a half-written folder must not be touched by a next start meanwhile.
    let interruptedBy;
    let interruptedAt = 0;
    const interrupt = (signal) => {
      const again = interruptedBy !== undefined && Date.now() - interruptedAt > ECHO_MS;
      if (!interruptedBy) interruptedAt = Date.now();
      interruptedBy ??= signal;
      child.kill(again ? 'SIGKILL' : signal);
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    const settle = (failure) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);
      if (failure) reject(failure);
      else resolve();
    };
    child.once('error', settle);
    child.once('close', (code) => settle(code === 0 ? undefined : new Error(`It ended with code ${code}.`)));
  });
}

function showProgress(task) {
  const began = Date.now();
  const elapsed = () => `${Math.round((Date.now() - began) / 1000)} s`;
  const live = process.stdout.isTTY;
  let frame = 0;
  const draw = () => {
    frame += 1;
    process.stdout.write(`\r\x1b[2K${FRAMES[frame % FRAMES.length]} ${task}… ${elapsed()}`);
  };
  if (!live) console.log(`${task}…`);
  const timer = live
    ? setInterval(draw, 100)
    : setInterval(() => console.log(`${task}… ${elapsed()}`), 5_000);
  return {
    end(line) {
      clearInterval(timer);
      console.log(`${live ? '\r\x1b[2K' : ''}${line} (${elapsed()})`);
    },
  };
}
