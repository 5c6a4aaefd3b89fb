import type { UploadItem } from '#ui/upload/upload-queue.ts';

/** A file that has arrived and waits for its message. */
export type KeptFile = { uuid: string; name: string; sizeBytes: number; arrivedAt: number };

/** A little less than the day after which files that no message came for are gone. */
const WAITS_MS = 23 * 3_600_000;

const keyOf = (inquiryUuid: string) => `ampersand.message-files.${inquiryUuid}`;

function isKept(stored: unknown): stored is KeptFile {
  if (typeof stored !== 'object' || stored === null) return false;
  const { uuid, name, sizeBytes, arrivedAt } = stored as Partial<KeptFile>;
  return (
    [typeof uuid, typeof name, typeof sizeBytes, typeof arrivedAt].join() === 'string,string,number,number'
  );
}

/** What still waits of what is kept as text; it may be what an older page wrote. */
export function keptIn(text: string | null, now: number): KeptFile[] {
  try {
    const stored: unknown = JSON.parse(text ?? 'null');
    return Array.isArray(stored)
      ? stored.filter(isKept).filter(({ arrivedAt }) => now - arrivedAt < WAITS_MS)
      : [];
  } catch {
    return [];
  }
}

/** Storage may be switched off. */
export function readKeptFiles(inquiryUuid: string): KeptFile[] {
  try {
    return keptIn(window.localStorage.getItem(keyOf(inquiryUuid)), Date.now());
  } catch {
    return [];
  }
}

export function keepFiles(inquiryUuid: string, files: readonly KeptFile[]): void {
  try {
    if (files.length === 0) window.localStorage.removeItem(keyOf(inquiryUuid));
    else window.localStorage.setItem(keyOf(inquiryUuid), JSON.stringify(files));
  } catch {
    // Then they live as long as the page.
  }
}

/** As a row among those that are being sent. */
export const keptItem = ({ uuid, name, sizeBytes }: KeptFile): UploadItem => ({
  ...{ id: uuid, name, sizeBytes, status: 'done', progress: 1, canRetry: false },
});
