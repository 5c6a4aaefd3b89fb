import { Redo2, Undo2 } from 'lucide-react';
import { memo } from 'react';
import { plural } from '#base/text.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { websitePaths } from '../../rules/paths.ts';
import { SaveState } from './save-state.tsx';
import type { EditorSnapshot, EditorStore } from './store/editor-store.ts';

interface EditorBarProps {
  title: string;
  /** Whether guests see an earlier state of it. */
  isOut: boolean;
  store: EditorStore;
}

type BarProps = EditorBarProps &
  Pick<EditorSnapshot, 'status' | 'pending' | 'held' | 'canUndo' | 'canRedo' | 'changes'>;

function publishWords(isOut: boolean, changes: number): string {
  if (!isOut) return 'Publish your website';
  return changes === 0 ? 'Your website' : `Publish ${plural(changes, 'change')}`;
}

/** What this page is, whether it is saved, and the way on to the guests. */
export const EditorBar = memo(function EditorBar(props: BarProps) {
  const { title, isOut, store, status, pending, held, canUndo, canRedo, changes } = props;
  return (
    <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <h1 className="me-2 text-2xl">{title}</h1>
      <SaveState {...{ status, pending, held }} />
      <div className="ms-auto flex items-center">
        <IconButton label="Undo" icon={<Undo2 size={18} />} isDisabled={!canUndo} onPress={store.undo} />
        <IconButton label="Redo" icon={<Redo2 size={18} />} isDisabled={!canRedo} onPress={store.redo} />
        <ButtonLink to={websitePaths.manage()} size="small" className="ms-2">
          {publishWords(isOut, changes.length)}
        </ButtonLink>
      </div>
    </header>
  );
});
