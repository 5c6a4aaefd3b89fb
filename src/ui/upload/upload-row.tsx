import { CircleAlert, CircleCheck, FileText, RotateCw, X } from 'lucide-react';
import { useRef } from 'react';
import { IconButton } from '../icon-button.tsx';
import { ProgressBar } from '../progress-bar.tsx';
import { fileSizeText } from './file-refusal.ts';
import type { UploadItem } from './upload-queue.ts';

interface UploadRowProps {
  item: UploadItem;
  onRemove: () => void;
  onRetry: () => void;
}

const icons = {
  waiting: <FileText size={22} className="text-ink-soft" aria-hidden="true" />,
  sending: <FileText size={22} className="text-ink-soft" aria-hidden="true" />,
  done: <CircleCheck size={22} className="text-green" aria-hidden="true" />,
  failed: <CircleAlert size={22} className="text-red" aria-hidden="true" />,
};

function State({ item }: { item: UploadItem }) {
  if (item.status === 'failed') return <p className="text-red text-sm">{item.error}</p>;
  if (item.status === 'done') return <p className="text-green-deep text-sm">Uploaded</p>;
  if (item.status === 'waiting') return <p className="text-ink-soft text-sm">Waiting</p>;
  return (
    <ProgressBar
      label={`Uploading ${item.name}`}
      isLabelHidden
      value={Math.round(item.progress * 100)}
      tone="secondary"
      className="py-1.75"
    />
  );
}

export function UploadRow({ item, onRemove, onRetry }: UploadRowProps) {
  const removeButton = useRef<HTMLButtonElement>(null);
  const isUnderway = item.status === 'waiting' || item.status === 'sending';
  return (
    <li className="flex items-center gap-3 border-line py-2 not-last:border-b">
      {icons[item.status]}
      <div className="min-w-0 grow">
        <p className="flex items-baseline gap-2">
          <span className="min-w-0 truncate font-medium" title={item.name}>
            {item.name}
          </span>
          <span className="shrink-0 text-ink-soft text-sm tabular-nums">{fileSizeText(item.sizeBytes)}</span>
        </p>
        <State item={item} />
      </div>
      {item.status === 'failed' && item.canRetry && (
        <IconButton
          label={`Try ${item.name} again`}
          icon={<RotateCw size={18} />}
          onPress={() => {
            onRetry();
            // This button goes while the file is sent; focus stays in the row.
            removeButton.current?.focus();
          }}
        />
      )}
      <IconButton
        ref={removeButton}
        label={isUnderway ? `Cancel ${item.name}` : `Remove ${item.name}`}
        icon={<X size={18} />}
        onPress={onRemove}
      />
    </li>
  );
}
