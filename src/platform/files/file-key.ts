const LONGEST_KEY = 512;
/** Names start with a letter or digit, so neither `..` nor a hidden file can be named; lower case, because some disks are blind to it. */
const KEY_PATTERN = /^[a-z0-9][a-z0-9._-]*(?:\/[a-z0-9][a-z0-9._-]*)*$/;

/** Throws on a key that could leave the store or mean different files on different disks. */
export function assertFileKey(key: string): void {
  if (key.length > LONGEST_KEY || key.includes('..') || !KEY_PATTERN.test(key)) {
    throw new Error('The file key is not usable.');
  }
}
