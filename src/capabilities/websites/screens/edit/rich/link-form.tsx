import type { Editor } from '@tiptap/react';
import { type KeyboardEvent, useState } from 'react';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { siteLink } from '../../../rules/stored/site-link.ts';

const LOOKS_LIKE_A_HOST = /^[\w-]+(\.[\w-]+)+(\/|$)/;
const LOOKS_LIKE_MAIL = /^[^\s:@]+@[^\s@]+\.[^\s@]+$/;

function completed(text: string): string {
  const address = text.trim();
  if (LOOKS_LIKE_MAIL.test(address)) return `mailto:${address}`;
  return LOOKS_LIKE_A_HOST.test(address) ? `https://${address}` : address;
}

/** Where the chosen words lead: a page elsewhere, an address to write to, a number to call. */
export function LinkForm({ editor, onClose }: { editor: Editor; onClose: () => void }) {
  const [typed, setTyped] = useState<string>(editor.getAttributes('link').href ?? '');
  const [error, setError] = useState<string>();
  const wasLink = editor.isActive('link');

  function apply() {
    const href = siteLink(completed(typed));
    if (href === undefined)
      return setError('Please enter a web address, an email address, or tel: and a number.');
    const chain = editor.chain().focus().extendMarkRange('link');
    // Without chosen words the address is its own.
    if (editor.state.selection.empty && !wasLink)
      chain
        .insertContent({ type: 'text', text: typed.trim(), marks: [{ type: 'link', attrs: { href } }] })
        .run();
    else chain.setLink({ href }).run();
    onClose();
  }

  function remove() {
    editor.chain().focus().extendMarkRange('link').unsetLink().run();
    onClose();
  }

  function press(event: KeyboardEvent) {
    if (event.key === 'Enter') {
      event.preventDefault();
      apply();
    }
    if (event.key === 'Escape') {
      editor.commands.focus();
      onClose();
    }
  }

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Enter and Escape act for the field within.
    <div className="border-line border-b p-2.5" onKeyDown={press}>
      <TextField
        label="Link"
        value={typed}
        onChange={(text) => {
          setTyped(text);
          setError(undefined);
        }}
        error={error}
        placeholder="https://"
        autoComplete="off"
        autoFocus
        reservesMessage={false}
      />
      <div className="mt-2.5 flex flex-wrap gap-2">
        <Button size="small" variant="secondary" onPress={apply}>
          Set link
        </Button>
        {wasLink && (
          <Button size="small" variant="quiet" onPress={remove}>
            Remove link
          </Button>
        )}
        <Button size="small" variant="quiet" onPress={onClose}>
          Cancel
        </Button>
      </div>
    </div>
  );
}
