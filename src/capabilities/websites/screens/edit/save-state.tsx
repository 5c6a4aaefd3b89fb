import { plural } from '#base/text.ts';
import type { EditorSnapshot } from './store/editor-store.ts';

/** Whether what is seen is also kept. */
export function SaveState({ status, pending, held }: Pick<EditorSnapshot, 'status' | 'pending' | 'held'>) {
  return (
    <span role="status" className="text-ink-soft text-sm">
      {status === 'saved' && (held.length > 0 ? 'Waiting for your choice' : 'Saved')}
      {status === 'saving' && 'Saving…'}
      {status === 'offline' && `Offline: ${plural(pending, 'change')} kept on this device`}
      {status === 'refused' && 'Not saved yet'}
    </span>
  );
}
