import { CircleAlert, Upload as UploadIcon } from 'lucide-react';
import { type ReactNode, useId, useRef } from 'react';
import { DropZone, FileTrigger, isFileDropItem } from 'react-aria-components';
import { Button } from '../button.tsx';
import { type FileLimits, fileRefusal } from './file-refusal.ts';
import type { Upload, UploadItem } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';
import { useUploadQueue } from './use-upload-queue.ts';

export interface FileUploadProps extends FileLimits {
  label: string;
  /** What is welcome here: kinds, sizes, how many. */
  description?: ReactNode;
  error?: string;
  isDisabled?: boolean;
  allowsSeveral?: boolean;
  buttonText?: string;
  upload: Upload;
  onUploaded?: (file: File, answer: unknown) => void;
  className?: string;
}

function summaryOf(items: readonly UploadItem[]) {
  const done = items.filter((item) => item.status === 'done').length;
  const failed = items.filter((item) => item.status === 'failed').length;
  if (items.length === 0) return '';
  return `${done} of ${items.length} uploaded${failed > 0 ? `, ${failed} failed` : ''}`;
}

/** Drop, paste or choose. Each file has its own progress and its own way out. */
export function FileUpload(props: FileUploadProps) {
  const { label, description, error, isDisabled, allowsSeveral = true, accept, className } = props;
  const id = useId();
  const labelId = `${id}-label`;
  const descriptionId = `${id}-description`;
  const errorId = `${id}-error`;
  const chooser = useRef<HTMLButtonElement>(null);
  const { items, add, remove, retry } = useUploadQueue({
    upload: props.upload,
    onUploaded: props.onUploaded,
    refuse: (file) => fileRefusal(file, props),
  });

  function take(files: readonly File[]) {
    add(allowsSeveral ? files : files.slice(0, 1));
  }

  function drop(itemId: string) {
    remove(itemId);
    // The pressed button goes with its row, and focus must not fall out of the page.
    chooser.current?.focus();
  }

  return (
    <section aria-labelledby={labelId} className={className}>
      <p id={labelId} className="mb-2 font-semibold text-sm">
        {label}
      </p>
      <DropZone
        aria-labelledby={labelId}
        isDisabled={isDisabled}
        getDropOperation={() => 'copy'}
        onDrop={async (event) =>
          take(await Promise.all(event.items.filter(isFileDropItem).map((item) => item.getFile())))
        }
        className={`flex flex-col items-center gap-3 rounded-card border border-dashed bg-paper px-5 py-8 text-center transition-colors data-disabled:bg-ink/5 data-drop-target:border-secondary data-drop-target:bg-cove-tint data-focus-visible:outline-2 data-focus-visible:outline-primary data-focus-visible:outline-offset-2 ${error ? 'border-red' : 'border-line-strong'}`}
      >
        <UploadIcon size={28} className="text-ink-soft" aria-hidden="true" />
        <p className="hidden text-ink-soft sm:block">Drop files here, or</p>
        <FileTrigger
          acceptedFileTypes={accept}
          allowsMultiple={allowsSeveral}
          onSelect={(files) => take([...(files ?? [])])}
        >
          <Button
            ref={chooser}
            variant="secondary"
            isDisabled={isDisabled}
            aria-describedby={`${labelId} ${descriptionId} ${errorId}`}
          >
            {props.buttonText ?? (allowsSeveral ? 'Choose files' : 'Choose a file')}
          </Button>
        </FileTrigger>
        {description && (
          <p id={descriptionId} className="text-ink-soft text-sm">
            {description}
          </p>
        )}
      </DropZone>
      {error && (
        <p id={errorId} role="alert" className="flex items-start gap-1.5 pt-1 font-medium text-red text-sm">
          <CircleAlert size={14} className="mt-1" aria-hidden="true" />
          {error}
        </p>
      )}
      <p role="status" className="sr-only">
        {summaryOf(items)}
      </p>
      {items.length > 0 && (
        <ul aria-label={`${label}: files`} className="mt-3">
          {items.map((item) => (
            <UploadRow
              key={item.id}
              item={item}
              onRemove={() => drop(item.id)}
              onRetry={() => retry(item.id)}
            />
          ))}
        </ul>
      )}
    </section>
  );
}
