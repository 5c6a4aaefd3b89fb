import { CircleAlert, CloudCheck, CloudOff, CloudUpload } from 'lucide-react';
import { Button } from '#ui/button.tsx';
import type { SaverState } from './section-saver.ts';

const FACES = {
  saved: { icon: CloudCheck, text: 'Saved', color: 'text-green-deep' },
  waiting: { icon: CloudUpload, text: 'Saving…', color: 'text-ink-soft' },
  saving: { icon: CloudUpload, text: 'Saving…', color: 'text-ink-soft' },
  offline: {
    icon: CloudOff,
    text: 'You’re offline. Your changes are kept on this device and saved as soon as you’re back.',
    color: 'text-gold-deep',
  },
} as const;

type Props = {
  state: SaverState;
  /** What keeps something on the screen from being saved, and is up to whoever looks at it. */
  unsaved: string | undefined;
  onRetry: () => void;
};

/** Whether what stands in a section is saved, in words that screen readers are told as well. */
export function SaveStatus({ state, unsaved, onRetry }: Props) {
  if (state.status === 'refused') {
    return (
      <div role="alert" className="mt-3 flex flex-wrap items-center gap-2 text-red text-sm">
        <CircleAlert size={16} aria-hidden="true" />
        {state.refusal}
        <Button size="small" variant="secondary" onPress={onRetry}>
          Try again
        </Button>
      </div>
    );
  }
  // Nothing was changed yet, so there is nothing to tell.
  const isUntouched = state.status === 'saved' && state.section.version === 0 && !unsaved;
  const {
    icon: Icon,
    text,
    color,
  } = unsaved && state.status === 'saved'
    ? { icon: CircleAlert, text: unsaved, color: 'text-gold-deep' }
    : FACES[state.status];
  return (
    <p role="status" className={`mt-3 flex min-h-6 items-center gap-1.5 text-sm ${color}`}>
      {!isUntouched && (
        <>
          <Icon size={16} aria-hidden="true" />
          {text}
        </>
      )}
    </p>
  );
}
