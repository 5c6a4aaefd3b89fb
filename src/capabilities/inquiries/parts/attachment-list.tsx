import { Download, FileText } from 'lucide-react';
import { fileSizeText } from '#ui/upload/file-refusal.ts';
import type { ThreadEvent } from '../contract/fields.ts';

type Attachment = ThreadEvent['attachments'][number];

/** Where a file of a thread is read by its two sides. */
function attachmentAddress(uuid: string): string {
  return `/web-marketplace-api/v1/inquiry-attachment/${encodeURIComponent(uuid)}`;
}

/** A larger picture is loaded by who wants it. */
const LARGEST_PREVIEW_BYTES = 3 * 1024 * 1024;

function hasPreview({ mediaType, bytes }: Attachment): boolean {
  return mediaType.startsWith('image/') && bytes <= LARGEST_PREVIEW_BYTES;
}

function Preview({ attachment: { uuid, name } }: { attachment: Attachment }) {
  return (
    <a
      href={attachmentAddress(uuid)}
      download={name}
      className="block w-44 overflow-hidden rounded-card border border-line bg-paper"
    >
      <img
        src={attachmentAddress(uuid)}
        alt={name}
        width={176}
        height={132}
        loading="lazy"
        decoding="async"
        className="aspect-4/3 w-full bg-ink/5 object-cover"
      />
      <span className="block truncate px-3 py-2 text-sm" aria-hidden="true">
        {name}
      </span>
    </a>
  );
}

function FileChip({ attachment: { uuid, name, bytes } }: { attachment: Attachment }) {
  return (
    <a
      href={attachmentAddress(uuid)}
      download={name}
      className="group flex min-h-11 max-w-full items-center gap-2.5 rounded-card border border-line bg-paper px-3.5 py-2 text-sm"
    >
      <FileText size={20} className="text-primary" aria-hidden="true" />
      <span className="min-w-0 truncate font-medium group-hover:underline group-hover:underline-offset-4">
        {name}
      </span>
      <span className="shrink-0 text-ink-soft tabular-nums">{fileSizeText(bytes)}</span>
      <Download size={16} className="text-ink-soft" aria-hidden="true" />
    </a>
  );
}

/** The files of one message: pictures as pictures, the rest by name. */
export function AttachmentList({ attachments }: { attachments: readonly Attachment[] }) {
  if (attachments.length === 0) return null;
  return (
    <ul aria-label="Attached files" className="flex max-w-full flex-wrap gap-2">
      {attachments.map((attachment) => (
        <li key={attachment.uuid} className="min-w-0 max-w-full">
          {hasPreview(attachment) ? (
            <Preview attachment={attachment} />
          ) : (
            <FileChip attachment={attachment} />
          )}
        </li>
      ))}
    </ul>
  );
}
