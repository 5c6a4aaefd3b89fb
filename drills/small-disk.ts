import { execFileSync } from 'node:child_process';
import { closeSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import path from 'node:path';

export type SmallDisk = {
  /** Takes what is free, to the last block; again and again, as somebody may give room back. */
  fill(): void;
  free(): void;
  usedMb(): number;
  unmount(): void;
};

const MB = 1024 * 1024;
const BLOCK = 4_096;

/** A file system of its own in a folder; or a sentence why this machine does not give one. */
export function mountSmallDisk(folder: string, megabytes: number): SmallDisk | string {
  try {
    execFileSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder], { stdio: 'pipe' });
  } catch {
    return 'A disk of a chosen size has to be mounted, which this user may not do here; as root on Linux it can be tried.';
  }
  const ballast = path.join(folder, 'ballast');
  return {
    fill() {
      const file = openSync(ballast, 'a');
      try {
        for (const size of [MB, BLOCK]) writeUntilFull(file, Buffer.alloc(size));
      } finally {
        closeSync(file);
      }
    },
    free: () => rmSync(ballast, { force: true }),
    usedMb() {
      const { blocks, bfree, bsize } = statfsSync(folder);
      return ((blocks - bfree) * bsize) / MB;
    },
    unmount: () => void execFileSync('umount', [folder], { stdio: 'pipe' }),
  };
}

function writeUntilFull(file: number, part: Buffer): void {
  try {
    while (writeSync(file, part) === part.length);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOSPC') throw error;
  }
}
