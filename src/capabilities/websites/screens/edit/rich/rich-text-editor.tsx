import { EditorContent, useEditor } from '@tiptap/react';
import { useEffect, useEffectEvent, useId, useRef, useState } from 'react';
import { directionOf, type GuestLanguage } from '#capabilities/guests/rules/guest-languages.ts';
import { fromDocument, type TextNode, toDocument } from '../../../rules/editing/rich-text-document.ts';
import type { RichText } from '../../../rules/rich-text.ts';
import { FieldError } from '../form/field-error.tsx';
import { RICH_EXTENSIONS } from './extensions.ts';
import { RichToolbar } from './rich-toolbar.tsx';

interface RichTextEditorProps {
  label: string;
  language: GuestLanguage;
  value: RichText;
  /** Answers with what keeps it from being stored. */
  onChange: (text: RichText) => string | undefined;
}

const LOOK =
  'wrap-anywhere! min-h-32 px-3.5 py-3 outline-none focus-visible:shadow-none [&_h2]:mt-3 [&_h2]:text-xl [&_h3]:mt-3 [&_h3]:text-lg ' +
  '[&_ol]:list-decimal [&_ol]:ps-6 [&_p:not(:first-child)]:mt-2 [&_ul]:list-disc [&_ul]:ps-6 [&_li_p]:mt-0!';

/** Blanks at edges are cut when it is stored, and what is typed keeps them. */
function plain(text: RichText): string {
  return JSON.stringify(text, (_, part) => (typeof part === 'string' ? part.trim() : part));
}

export function RichTextEditor({ label, language, value, onChange }: RichTextEditorProps) {
  const id = useId();
  const [error, setError] = useState<string>();
  /** What this editor was told last, and what stands in it: not the same where that could not be stored. */
  const told = useRef(plain(value));
  const held = useRef(told.current);
  const tell = useEffectEvent((text: RichText) => {
    held.current = plain(text);
    setError(onChange(text));
  });
  // Made once: the editor would take new options for other ones and draw itself anew after each letter.
  const [options] = useState(() => ({
    extensions: RICH_EXTENSIONS,
    content: toDocument(value),
    immediatelyRender: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-labelledby': id,
        dir: directionOf(language),
        lang: language,
        class: LOOK,
      },
    },
  }));
  const editor = useEditor(options);
  useEffect(() => {
    if (!editor) return;
    const update = () => tell(fromDocument(editor.getJSON() as TextNode));
    editor.on('update', update);
    return () => {
      editor.off('update', update);
    };
  }, [editor]);
  // What another writer or an undo put there.
  useEffect(() => {
    const next = plain(value);
    if (!editor || told.current === next) return;
    told.current = next;
    if (held.current === next) return;
    held.current = next;
    setError(undefined);
    editor.commands.setContent(toDocument(value) as never, { emitUpdate: false });
  }, [editor, value]);
  return (
    <div>
      <div className="rounded-input border border-line-strong bg-paper focus-within:border-primary focus-within:ring-3 focus-within:ring-primary/40">
        <p id={id} className="px-3.5 pt-2 font-semibold text-xs">
          {label}
        </p>
        {editor && <RichToolbar editor={editor} label={label} />}
        <EditorContent editor={editor} />
      </div>
      <FieldError>{error}</FieldError>
    </div>
  );
}
