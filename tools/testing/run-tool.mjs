import { spawn } from 'node:child_process';
import { constants } from 'node:os';
import { pinnedEnvironment, pinnedNode, toolScript } from '../setup/pinned-node.mjs';
import { projectRoot } from '../setup/project-root.mjs';

/**
 * Runs an installed command with the pinned Node; its output goes straight to the screen.
 * The last argument may be `{ env }`. Resolves to whether it succeeded.
 */
export function runTool(name, ...rest) {
  const options = typeof rest.at(-1) === 'object' ? rest.pop() : {};
  return new Promise((resolve, reject) => {
    const tool = spawn(pinnedNode, [toolScript(name), ...rest], {
      cwd: projectRoot,
      env: pinnedEnvironment(options.env),
      stdio: 'inherit',
    });
    // In a terminal Ctrl-C has already reached the tool; a signal sent to us alone has not. Tools stop their own children.
    let interruptedBy;
    const interrupt = (signal) => {
      interruptedBy ??= signal;
      tool.kill('SIGTERM');
    };
    process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
    tool.once('error', reject);
    tool.once('exit', (code) => {
      process.off('SIGINT', interrupt).off('SIGTERM', interrupt);
      if (interruptedBy) process.exit(128 + constants.signals[interruptedBy]);
      resolve(code === 0);
    });
  });
}
