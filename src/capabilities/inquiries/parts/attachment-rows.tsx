import { UploadRow } from '#ui/upload/upload-row.tsx';
import type { Attachments } from './use-attachments.ts';

/** The files of the message that is being written, each with its progress and its way out. */
export function AttachmentRows({ attachments }: { attachments: Attachments }) {
  const { items, hasTooMany, remove, retry } = attachments;
  const done = items.filter(({ status }) => status === 'done').length;
  return (
    <>
      <p role="status" className={hasTooMany ? 'pb-1 text-red text-sm' : 'sr-only'}>
        {hasTooMany && 'Five files fit into one message. '}
        {items.length > 0 && <span className="sr-only">{`${done} of ${items.length} uploaded`}</span>}
      </p>
      {items.length > 0 && (
        <ul aria-label="Files to send" className="mb-2 rounded-card border border-line px-4">
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
