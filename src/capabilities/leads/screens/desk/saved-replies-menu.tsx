import { useQuery } from '@tanstack/react-query';
import { BookText, ChevronDown, MessageSquareQuote, Save } from 'lucide-react';
import { useState } from 'react';
import type { ComposerExtras } from '#capabilities/inquiries/parts/message-composer.tsx';
import { Button } from '#ui/button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';
import { savedRepliesQuery } from '../../queries.ts';
import { fillReply, type ReplyFacts } from '../../rules/fill-reply.ts';
import { SavedRepliesDialog } from './saved-replies-dialog.tsx';

interface SavedRepliesMenuProps {
  storefrontUuid: string;
  facts: ReplyFacts;
  composer: ComposerExtras;
}

const KEEP = 'keep';
const MANAGE = 'manage';

/** Puts a kept reply into the message, made out to this couple. */
export function SavedRepliesMenu({ storefrontUuid, facts, composer }: SavedRepliesMenuProps) {
  const { data: replies = [] } = useQuery(savedRepliesQuery(storefrontUuid));
  const [dialog, setDialog] = useState<{ newBody?: string }>();
  const written = composer.text.trim();

  function insert(body: string) {
    const filled = fillReply(body, facts);
    composer.write(written ? `${composer.text.trimEnd()}\n\n${filled}` : filled);
  }

  function act(id: string) {
    if (id === MANAGE) setDialog({});
    else if (id === KEEP) setDialog({ newBody: written });
    else {
      const reply = replies.find(({ uuid }) => uuid === id);
      if (reply) insert(reply.body);
    }
  }

  const entries: MenuEntry[] = [
    ...replies.map(({ uuid, title }) => ({
      id: uuid,
      label: title,
      icon: <MessageSquareQuote size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />,
    })),
    ...(written
      ? [
          {
            id: KEEP,
            label: 'Save this message as a reply',
            icon: <Save size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />,
          },
        ]
      : []),
    {
      id: MANAGE,
      label: replies.length > 0 ? 'Manage saved replies' : 'Write your first reply',
      icon: <BookText size={18} aria-hidden="true" className="shrink-0 text-ink-soft" />,
    },
  ];

  return (
    <>
      <Menu
        placement="top start"
        trigger={
          <Button variant="secondary" size="small" className="@max-2xl:px-3!">
            <MessageSquareQuote size={16} aria-hidden="true" className="@2xl:hidden" />
            <span className="@max-2xl:sr-only">Saved replies</span>
            <ChevronDown size={16} aria-hidden="true" className="@max-2xl:hidden" />
          </Button>
        }
        entries={entries}
        onAction={act}
      />
      {dialog && (
        <SavedRepliesDialog
          storefrontUuid={storefrontUuid}
          {...dialog}
          onClose={() => setDialog(undefined)}
        />
      )}
    </>
  );
}
