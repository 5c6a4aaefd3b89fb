import { ATTACHMENT_LIMITS } from '#capabilities/media/rules/attachment-limits.ts';
import { UploadRow } from '#ui/upload/upload-row.tsx';
import type { Attachments } from './use-attachments.ts';

/** What becomes of the message while a file is missing. */
function heldBack({ broken, refused }: Attachments): string {
  const [first] = broken;
  if (first) return `Try ${first.name} again or remove it to send your message.`;
  const [only] = refused;
  if (!only) return '';
  return refused.length === 1 ? `${only.name} won’t be sent.` : `${refused.length} files won’t be sent.`;
}

/** The files of the message that is being written, each with its progress and its way out. */
export function AttachmentRows({ attachments }: { attachments: Attachments }) {
  const { items, hasTooMany, remove, retry } = attachments;
  const held = heldBack(attachments);
  const done = items.filter(({ status }) => status === 'done').length;
  return (
    <>
      <p role="status" className={hasTooMany || held ? 'wrap-anywhere pb-1 text-red text-sm' : 'sr-only'}>
        {hasTooMany && `You can attach up to ${ATTACHMENT_LIMITS.perMessage} files. `}
        {held}
        {items.length > 0 && <span className="sr-only">{`${done} of ${items.length} uploaded`}</span>}
      </p>
      {items.length > 0 && (
        <ul
          aria-label="Files to send"
          className="mb-2 max-h-[max(4.5rem,20dvh)] overflow-y-auto rounded-card border border-line px-4"
        >
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={() => remove(item.id)}
              onRetry={() => retry(item.id)}
            />
          ))}
        </ul>
      )}
    </>
  );
}
