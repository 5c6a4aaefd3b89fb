import { useQuery } from '@tanstack/react-query';
import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { api } from '#app/api.ts';
import { useAction } from '#app/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { SavedReply } from '../../contract/saved-replies.contract.ts';
import { savedRepliesQuery } from '../../queries.ts';
import { LEAD_TOAST } from './lead-step.ts';
import { SavedReplyForm } from './saved-reply-form.tsx';

type Edited = Pick<SavedReply, 'title' | 'body'> & { uuid?: string };

interface SavedRepliesDialogProps {
  storefrontUuid: string;
  /** Begins with these words as a new reply. */
  newBody?: string;
  onClose: () => void;
}

function ReplyRow({
  reply,
  onEdit,
  onDelete,
}: {
  reply: SavedReply;
  onEdit: () => void;
  onDelete: () => void;
}) {
  return (
    <li className="flex items-start gap-1 py-3">
      <div className="min-w-0 grow">
        <p className="font-semibold">{reply.title}</p>
        <p className="line-clamp-2 text-ink-soft text-sm">{reply.body}</p>
      </div>
      <IconButton label={`Change ${reply.title}`} icon={<Pencil size={18} />} onPress={onEdit} />
      <IconButton label={`Delete ${reply.title}`} icon={<Trash2 size={18} />} onPress={onDelete} />
    </li>
  );
}

/** All replies of the listing: to write new ones, change them and throw them away. */
export function SavedRepliesDialog({ storefrontUuid, newBody, onClose }: SavedRepliesDialogProps) {
  const query = savedRepliesQuery(storefrontUuid);
  const { data: replies } = useQuery(query);
  const [edited, setEdited] = useState<Edited | undefined>(
    newBody === undefined ? undefined : { title: '', body: newBody },
  );
  const restore = useAction({
    run: ({ title, body }: SavedReply) => api.leads.createSavedReply({ storefrontUuid, title, body }),
    refreshes: [query.queryKey],
    toast: LEAD_TOAST,
  });
  const remove = useAction({
    run: ({ uuid }: SavedReply) => api.leads.deleteSavedReply({ uuid }),
    refreshes: [query.queryKey],
    done: (reply) => ({ message: `“${reply.title}” is deleted.`, undo: () => restore.mutate(reply) }),
    toast: LEAD_TOAST,
  });

  function title(): string {
    if (!edited) return 'Saved replies';
    return edited.uuid ? 'Change the reply' : 'New reply';
  }

  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={title()}>
      {edited ? (
        <SavedReplyForm
          storefrontUuid={storefrontUuid}
          reply={edited}
          onSaved={() => setEdited(undefined)}
          onCancel={() => setEdited(undefined)}
        />
      ) : (
        <>
          {replies?.length === 0 && (
            <p className="text-ink-soft">
              What you write often, you write once: prices, packages, how you work. The couple’s names and
              date fill themselves in.
            </p>
          )}
          <ul className="divide-y divide-line">
            {replies?.map((reply) => (
              <ReplyRow
                key={reply.uuid}
                reply={reply}
                onEdit={() => setEdited(reply)}
                onDelete={() => remove.mutate(reply)}
              />
            ))}
          </ul>
          <Button
            variant="secondary"
            icon={<Plus size={18} aria-hidden="true" />}
            onPress={() => setEdited({ title: '', body: '' })}
            className="mt-4"
          >
            New reply
          </Button>
        </>
      )}
    </Dialog>
  );
}
