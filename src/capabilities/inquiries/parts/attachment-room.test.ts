import { expect, it } from 'vitest';
import type { UploadItem } from '#ui/upload/upload-queue.ts';
import { filesWithRoom, isRefused } from './attachment-room.ts';

const item = (status: UploadItem['status'], canRetry: boolean): UploadItem => ({
  id: 'upload-1',
  name: 'a.pdf',
  sizeBytes: 5,
  progress: 0,
  status,
  canRetry,
});
const refused = item('failed', false);
const file = (name: string) => new File(['x'], name);
const isPdf = ({ name }: File) => name.endsWith('.pdf');
const names = (files: readonly File[]) => files.map(({ name }) => name);

it('tells a file that is refused from one that broke off', () => {
  expect(isRefused(refused)).toBe(true);
  expect(isRefused(item('failed', true))).toBe(false);
  expect(isRefused(item('done', true))).toBe(false);
});

it('does not count refused files toward the five', () => {
  const five = [refused, refused, refused, refused, refused];
  expect(names(filesWithRoom([file('good.pdf')], five, isPdf))).toEqual(['good.pdf']);
  const batch = [file('a.exe'), file('1.pdf'), file('b.exe'), file('2.pdf')];
  const full = Array.from({ length: 4 }, () => item('done', true));
  expect(names(filesWithRoom(batch, full, isPdf))).toEqual(['a.exe', '1.pdf', 'b.exe']);
});
