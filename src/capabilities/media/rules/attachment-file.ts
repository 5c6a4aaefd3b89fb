import { ATTACHMENT_LIMITS, type AttachmentType } from './attachment-limits.ts';

const bytesOf = (text: string) => [...text].map((character) => character.charCodeAt(0));

type Mark = { at: number; bytes: readonly number[] };

const MARKS: Readonly<Record<AttachmentType, readonly Mark[]>> = {
  'application/pdf': [{ at: 0, bytes: bytesOf('%PDF-') }],
  'image/jpeg': [{ at: 0, bytes: [0xff, 0xd8, 0xff] }],
  'image/png': [{ at: 0, bytes: [0x89, ...bytesOf('PNG\r\n\x1a\n')] }],
  'image/webp': [
    { at: 0, bytes: bytesOf('RIFF') },
    { at: 8, bytes: bytesOf('WEBP') },
  ],
};

/** What a file is, told by its first bytes; whatever it calls itself. */
export function attachmentTypeOf(content: Uint8Array): AttachmentType | undefined {
  const types = Object.keys(MARKS) as AttachmentType[];
  return types.find((type) =>
    MARKS[type].every(({ at, bytes }) => bytes.every((byte, index) => content[at + index] === byte)),
  );
}

/** The first is what a name without one gets. */
const ENDINGS: Readonly<Record<AttachmentType, readonly string[]>> = {
  'application/pdf': ['.pdf'],
  'image/jpeg': ['.jpg', '.jpeg'],
  'image/png': ['.png'],
  'image/webp': ['.webp'],
};

/** Separators of folders, what other systems forbid, control signs, and marks that turn the reading direction around. */
const UNSAFE = /[/\\:*?"<>|\p{Cc}\p{Cf}\p{Zl}\p{Zp}\p{Cs}]+/gu;

/**
 * A name that means the same on every disk and ends in what the file is: 'offer.exe' that is a PDF becomes
 * 'offer.exe.pdf'.
 */
export function safeFileName(name: string, type: AttachmentType): string {
  const endings = ENDINGS[type];
  const clean = name
    .normalize('NFC')
    .replaceAll(UNSAFE, ' ')
    .replaceAll(/\s+/g, ' ')
    .replace(/^[. ]+|[. ]+$/g, '');
  const ending = endings.find((one) => clean.toLowerCase().endsWith(one)) ?? '';
  const stem = ending ? clean.slice(0, -ending.length).trim() : clean;
  const kept = ending ? clean.slice(-ending.length) : (endings[0] ?? '');
  const room = ATTACHMENT_LIMITS.nameLength - kept.length;
  return `${[...(stem || 'file')].slice(0, room).join('')}${kept}`;
}
