import { stripVTControlCharacters } from 'node:util';

/** What keeps a command from running: one sentence a person can act on, and what the tool behind it said last. */
export class SetupFailure extends Error {
  /** @param {string} sentence @param {string} [output] */
  constructor(sentence, output = '') {
    super(sentence);
    this.output = output;
  }
}

/** @param {unknown} reason @returns {SetupFailure} */
export function explainFailure(reason, task, folder) {
  if (reason instanceof SetupFailure) return reason;
  const text = reason instanceof Error ? reason.message : String(reason);
  // What a command printed may help to repair; our own error codes say no more than the sentence.
  return new SetupFailure(sentence(text, task, folder), reason instanceof Error ? '' : lastLines(text));
}

function sentence(text, task, folder) {
  if (/ENOSPC|EDQUOT|no space left/i.test(text)) {
    return `The disk is full: free about 1 GB for ${folder} and try again.`;
  }
  if (/EACCES|EPERM|EROFS|permission denied|read-only file system/i.test(text)) {
    return `This user may not write in ${folder}: use a copy you own, or change its owner.`;
  }
  if (
    /ENOTFOUND|EAI_AGAIN|ETIMEDOUT|ECONNREFUSED|ECONNRESET|ENETUNREACH|ERR_SOCKET_TIMEOUT|ENOTCACHED/.test(
      text,
    )
  ) {
    return `${task} needs the npm registry, which cannot be reached: check the network or proxy and try again.`;
  }
  if (/npm (error|ERR!) code EUSAGE/.test(text)) {
    return 'package.json and package-lock.json do not fit together: run npm install and try again.';
  }
  return `${task} failed.`;
}

function lastLines(text) {
  const lines = stripVTControlCharacters(text)
    .split('\n')
    .filter((line) => !/^(npm error)?\s+at |^\s*$/.test(line));
  return lines.slice(-20).join('\n');
}

/** Prints a failure without a stack trace, which would say nothing to the person at the keyboard. */
export function reportFailure(error) {
  if (!(error instanceof SetupFailure)) {
    console.error(`Something unexpected went wrong: ${error instanceof Error ? error.message : error}`);
    return;
  }
  if (error.output) console.error(`${error.output}\n`);
  console.error(error.message);
}
