import { Download, FileText, X } from 'lucide-react';
import { useRefresh } from '#app/use-refresh.ts';
import { ATTACHMENT_LIMITS, ATTACHMENT_TYPES } from '#capabilities/media/rules/attachment-limits.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { fileRefusal, fileSizeText } from '#ui/upload/file-refusal.ts';
import { UploadRow } from '#ui/upload/upload-row.tsx';
import { useUploadQueue } from '#ui/upload/use-upload-queue.ts';
import type { ChecklistTask } from '../../contract.ts';
import { checklistQuery } from '../../queries.ts';
import { useChecklist } from './checklist-context.ts';
import { sendTaskFile } from './send-task-file.ts';

const LIMITS = {
  accept: ATTACHMENT_TYPES,
  maxBytes: ATTACHMENT_LIMITS.bytes,
  wrongKind: 'Choose a PDF, JPG, PNG, or WebP.',
};

export type TaskUploads = ReturnType<typeof useTaskUploads>;

/** Files on their way to a task; what has arrived stands among its files. */
export function useTaskUploads({ uuid }: Pick<ChecklistTask, 'uuid'>) {
  const refresh = useRefresh();
  return useUploadQueue({
    upload: (file, options) => sendTaskFile(uuid, file, options),
    refuse: (file) => fileRefusal(file, LIMITS),
    onUploaded: () => void refresh(checklistQuery.queryKey),
  });
}

/** How far each is, with the way out while it is being sent. */
export function UploadsUnderWay({ uploads: { items, remove, retry } }: { uploads: TaskUploads }) {
  const shown = items.filter(({ status }) => status !== 'done');
  if (shown.length === 0) return null;
  return (
    <ul aria-label="Files on their way" className="max-w-md">
      {shown.map((item) => (
        <UploadRow
          key={item.id}
          item={item}
          onRemove={() => remove(item.id)}
          onRetry={() => retry(item.id)}
        />
      ))}
    </ul>
  );
}

export function TaskFiles({ task }: { task: ChecklistTask }) {
  const { actions } = useChecklist();
  if (task.files.length === 0) return null;
  return (
    <ul aria-label="Files" className="flex flex-wrap gap-2">
      {task.files.map(({ uuid, name, bytes }) => (
        <li key={uuid} className="flex min-w-0 max-w-full items-center">
          <a
            href={`/web-api/v1/checklist/files/${uuid}`}
            download={name}
            className="group flex min-h-11 min-w-0 items-center gap-2.5 rounded-card border border-line bg-paper px-3.5 py-2 text-sm"
          >
            <FileText size={19} className="shrink-0 text-primary" aria-hidden="true" />
            <span className="min-w-0 truncate font-medium group-hover:underline">{name}</span>
            <span className="shrink-0 text-ink-soft tabular-nums">{fileSizeText(bytes)}</span>
            <Download size={15} className="shrink-0 text-ink-soft" aria-hidden="true" />
          </a>
          {actions && (
            <IconButton
              label={`Remove ${name}`}
              icon={<X size={18} />}
              onPress={() => actions.removeFile(uuid, name)}
            />
          )}
        </li>
      ))}
    </ul>
  );
}
