import { type Editor, useEditorState } from '@tiptap/react';
import { Bold, Heading2, Heading3, Italic, Link2, List, ListOrdered } from 'lucide-react';
import { memo, type ReactNode, useState } from 'react';
import { ToggleButton, Toolbar } from 'react-aria-components';
import { LinkForm } from './link-form.tsx';

interface Tool {
  label: string;
  icon: ReactNode;
  isOn: (editor: Editor) => boolean;
  press: (editor: Editor) => void;
}

const TOOLS: readonly Tool[] = [
  {
    label: 'Bold',
    icon: <Bold size={18} />,
    isOn: (editor) => editor.isActive('bold'),
    press: (editor) => editor.chain().focus().toggleBold().run(),
  },
  {
    label: 'Italic',
    icon: <Italic size={18} />,
    isOn: (editor) => editor.isActive('italic'),
    press: (editor) => editor.chain().focus().toggleItalic().run(),
  },
  {
    label: 'Heading',
    icon: <Heading2 size={18} />,
    isOn: (editor) => editor.isActive('heading', { level: 2 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 2 }).run(),
  },
  {
    label: 'Smaller heading',
    icon: <Heading3 size={18} />,
    isOn: (editor) => editor.isActive('heading', { level: 3 }),
    press: (editor) => editor.chain().focus().toggleHeading({ level: 3 }).run(),
  },
  {
    label: 'Bullets',
    icon: <List size={18} />,
    isOn: (editor) => editor.isActive('bulletList'),
    press: (editor) => editor.chain().focus().toggleBulletList().run(),
  },
  {
    label: 'Numbers',
    icon: <ListOrdered size={18} />,
    isOn: (editor) => editor.isActive('orderedList'),
    press: (editor) => editor.chain().focus().toggleOrderedList().run(),
  },
];

const tool =
  'flex size-11 cursor-pointer items-center justify-center rounded-input text-ink-soft hover:bg-ink/6 ' +
  'data-selected:bg-cove-tint data-selected:text-cove-deep data-focus-visible:outline-2 data-focus-visible:outline-primary';

function stateOf({ editor }: { editor: Editor }): string {
  return [...TOOLS.map(({ isOn }) => Number(isOn(editor))), Number(editor.isActive('link'))].join('');
}

interface RichToolbarProps {
  editor: Editor;
  label: string;
}

/** What the text at the cursor is, and what it can become. */
export const RichToolbar = memo(function RichToolbar({ editor, label }: RichToolbarProps) {
  const [isLinking, setLinking] = useState(false);
  const state = useEditorState({ editor, selector: stateOf });
  return (
    <>
      <Toolbar aria-label={`Form of ${label}`} className="flex flex-wrap border-line border-b px-1.5">
        {TOOLS.map(({ label: name, icon, press }, place) => (
          <ToggleButton
            key={name}
            aria-label={name}
            isSelected={state[place] === '1'}
            onChange={() => press(editor)}
            className={tool}
          >
            {icon}
          </ToggleButton>
        ))}
        <ToggleButton
          aria-label="Link"
          isSelected={state.endsWith('1')}
          onChange={() => setLinking(!isLinking)}
          className={tool}
        >
          <Link2 size={18} />
        </ToggleButton>
      </Toolbar>
      {isLinking && <LinkForm editor={editor} onClose={() => setLinking(false)} />}
    </>
  );
});
