import { Paperclip, Trash2 } from 'lucide-react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { useRefresh } from '#app/use-refresh.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { FileUpload } from '#ui/upload/file-upload.tsx';
import type { BudgetAnswer } from '../../contract.ts';
import { budgetQuery } from '../../queries.ts';
import { sendLineFile } from './send-line-file.ts';

type LineFile = BudgetAnswer['files'][number];

function sizeText(bytes: number): string {
  return bytes < 1_000_000
    ? `${Math.max(Math.round(bytes / 1_000), 1)} KB`
    : `${(bytes / 1_000_000).toFixed(1)} MB`;
}

/** Contracts and receipts of a line. */
export function LineFiles({
  lineUuid,
  files,
  canEdit,
}: {
  lineUuid: string;
  files: readonly LineFile[];
  canEdit: boolean;
}) {
  const refresh = useRefresh();
  const removal = useAction({
    run: ({ uuid }: LineFile) => api.budget.removeBudgetFile({ uuid }),
    refreshes: [budgetQuery.queryKey],
    done: ({ name }) => `${name} is gone.`,
  });
  if (!canEdit && files.length === 0) return null;
  return (
    <section aria-labelledby="line-files" className="mt-6">
      <h3 id="line-files" className="font-semibold font-text text-base">
        Files
      </h3>
      <ul className="divide-y divide-line">
        {files.map((file) => (
          <li key={file.uuid} className="flex items-center gap-2 py-1.5">
            <Paperclip size={18} aria-hidden="true" className="text-ink-soft" />
            <a
              href={`/web-api/v1/budget/files/${file.uuid}`}
              download={file.name}
              className="min-w-0 grow truncate text-secondary underline decoration-secondary/40 underline-offset-4"
            >
              {file.name}
            </a>
            <span className="shrink-0 text-ink-soft text-sm">{sizeText(file.bytes)}</span>
            {canEdit && (
              <IconButton
                label={`Remove ${file.name}`}
                icon={<Trash2 size={18} />}
                isDisabled={removal.isPending}
                onPress={() => removal.mutate(file)}
              />
            )}
          </li>
        ))}
      </ul>
      {canEdit && (
        <FileUpload
          // What has arrived stands above; the list of what is on its way begins anew.
          key={files.length}
          className="mt-2"
          label="Contracts and receipts"
          buttonText="Add a file"
          description="PDF, JPG, PNG or WebP, up to 10 MB. Only those who see the money open them."
          accept={[...ATTACHMENT_TYPES]}
          maxBytes={ATTACHMENT_LIMITS.bytes}
          upload={(file, options) => sendLineFile(lineUuid, file, options)}
          onUploaded={() => void refresh(budgetQuery.queryKey)}
        />
      )}
    </section>
  );
}
