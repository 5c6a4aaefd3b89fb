import { useEffect, useRef, useState } from 'react';
import { errorStatus, hasErrorCode } from '#app/api-error.ts';
import {
  ATTACHMENT_LIMITS,
  ATTACHMENT_TYPES,
  WRONG_ATTACHMENT_TYPE,
} from '#capabilities/media/rules/attachment-limits.ts';
import { fileRefusal } from '#ui/upload/file-refusal.ts';
import { createUploadQueue, type UploadItem, type UploadQueue } from '#ui/upload/upload-queue.ts';
import { filesWithRoom, isRefused } from './attachment-room.ts';
import { type KeptFile, keepFiles, keptItem, readKeptFiles } from './kept-files.ts';
import { type Attachment, sendAttachment } from './send-attachment.ts';

export const ATTACHMENT_ADVICE = 'PDF or picture, up to 10 MB each, 5 per message.';

function refuse(file: File): string | undefined {
  return fileRefusal(file, {
    accept: ATTACHMENT_TYPES,
    maxBytes: ATTACHMENT_LIMITS.bytes,
    wrongKind: WRONG_ATTACHMENT_TYPE,
  });
}

/** What was refused for what it is will be refused again; with fewer files waiting, it might not. */
function isAboutTheFile(error: unknown): boolean {
  return errorStatus(error) === 400 && !hasErrorCode(error, 'attachment.too_many');
}

/**
 * Files for the next message of a thread: sent as soon as they are chosen, joined to the message by their uuids. Those that have arrived
 * are kept in this browser as the words are: whoever buys credits first finds them again.
 */
export function useAttachments(inquiryUuid: string) {
  const [items, setItems] = useState<readonly UploadItem[]>([]);
  const [hasTooMany, setTooMany] = useState(false);
  const latest = useRef<readonly UploadItem[]>([]);
  const queue = useRef<UploadQueue | null>(null);
  const fileOf = useRef(new Map<string, File>());
  const uploaded = useRef(new Map<File, Attachment>());
  /** Of an earlier visit. */
  const [kept, setKept] = useState<readonly KeptFile[]>([]);

  useEffect(() => setKept(readKeptFiles(inquiryUuid)), [inquiryUuid]);

  useEffect(() => {
    const created = createUploadQueue({
      upload: (file, options) => sendAttachment(inquiryUuid, file, options),
      refuse,
      isFinal: isAboutTheFile,
      onUploaded: (file, answer) => {
        const { uuid, name, bytes: sizeBytes } = answer as Attachment;
        uploaded.current.set(file, answer as Attachment);
        const arrived = { uuid, name, sizeBytes, arrivedAt: Date.now() };
        keepFiles(inquiryUuid, [...readKeptFiles(inquiryUuid), arrived]);
      },
      onChange: (next) => {
        latest.current = next;
        setItems(next);
      },
    });
    queue.current = created;
    return created.stop;
  }, [inquiryUuid]);

  function add(files: readonly File[]) {
    const there = [...kept.map(keptItem), ...latest.current];
    const added = filesWithRoom(files, there, (file) => refuse(file) === undefined);
    setTooMany(added.length < files.length);
    for (const file of added) {
      queue.current?.add([file]);
      const item = latest.current.at(-1);
      if (item) fileOf.current.set(item.id, file);
    }
  }

  /** Under which it arrived in this visit. */
  function uuidOf(id: string): string | undefined {
    const file = fileOf.current.get(id);
    return file && uploaded.current.get(file)?.uuid;
  }

  function remove(id: string) {
    const gone = uuidOf(id) ?? id;
    const isOther = ({ uuid }: KeptFile) => uuid !== gone;
    keepFiles(inquiryUuid, readKeptFiles(inquiryUuid).filter(isOther));
    setKept((files) => files.filter(isOther));
    queue.current?.remove(id);
    setTooMany(false);
  }

  return {
    items: [...kept.map(keptItem), ...items],
    hasTooMany,
    isUnderway: items.some(({ status }) => status === 'waiting' || status === 'sending'),
    /** The message waits for these: they may still arrive. */
    broken: items.filter((item) => item.status === 'failed' && !isRefused(item)),
    /** These never arrive, so it goes without them. */
    refused: items.filter(isRefused),
    add,
    remove,
    retry: (id: string) => queue.current?.retry(id),
    /** After the message is gone, or thrown away. */
    clear: () => {
      for (const { id } of [...kept.map(keptItem), ...latest.current]) remove(id);
    },
    /** Asked when the message is sent; a file that did not arrive is none. */
    uuids: (): string[] => [
      ...kept.map(({ uuid }) => uuid),
      ...latest.current.flatMap(({ id }) => uuidOf(id) ?? []),
    ],
  };
}

export type Attachments = ReturnType<typeof useAttachments>;
