import { FileText, X } from 'lucide-react';
import { useAction } from '#app/use-action.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { Upload } from '#ui/upload/upload-queue.ts';
import { MOST_DISPUTE_FILES } from '../../rules/dispute-rules.ts';

interface PaperFieldProps {
  files: readonly { uuid: string; name: string }[];
  upload: Upload;
  remove: (fileUuid: string) => Promise<unknown>;
}

/** What either side of a dispute shows our team. */
export function PaperField({ files, upload, remove }: PaperFieldProps) {
  const drop = useAction({ run: remove });
  return (
    <div className="my-2">
      {files.length > 0 && (
        <ul aria-label="Files" className="mb-3 grid gap-1">
          {files.map(({ uuid, name }) => (
            <li key={uuid} className="flex items-center gap-2">
              <FileText size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />
              <span className="wrap-anywhere min-w-0 grow">{name}</span>
              <IconButton
                label={`Remove ${name}`}
                icon={<X size={18} aria-hidden="true" />}
                onPress={() => drop.mutate(uuid)}
              />
            </li>
          ))}
        </ul>
      )}
      <FileUpload
        label={`What shows it, ${files.length} of ${MOST_DISPUTE_FILES} files`}
        description="PDF, JPG, PNG or WebP, up to 10 MB each. Only our team sees them, and we delete them once we’ve decided."
        accept={[...ATTACHMENT_TYPES]}
        maxBytes={ATTACHMENT_LIMITS.bytes}
        isDisabled={files.length >= MOST_DISPUTE_FILES}
        upload={upload}
      />
    </div>
  );
}
