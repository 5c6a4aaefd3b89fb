import { Pencil, Plus, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { plural } from '#base/text.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { GuestListAnswer } from '../../contract.ts';
import { type GuestTag, MOST_TAGS } from '../../rules/tags/guest-tag.ts';
import { TagBadge } from './tag-badge.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { TagActions } from './use-tag-actions.ts';

interface TagsDialogProps {
  list: Pick<GuestListAnswer, 'tags' | 'households'>;
  actions: TagActions;
  onClose: () => void;
}

/** All tags, and how many people have each. */
export function TagsDialog({ list: { tags, households }, actions, onClose }: TagsDialogProps) {
  const [edited, setEdited] = useState<GuestTag | 'new'>();
  const people = households.flatMap((household) => household.people);
  const tag = edited === 'new' ? undefined : edited;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Tags"
      footer={
        tags.length < MOST_TAGS && (
          <Button icon={<Plus size={18} aria-hidden="true" />} onPress={() => setEdited('new')}>
            New tag
          </Button>
        )
      }
    >
      {tags.length === 0 ? (
        <p className="text-ink-soft">
          Family, college, dancers: tag people any way you like, then filter and invite them together.
        </p>
      ) : (
        <ul aria-label="Your tags" className="divide-y divide-line">
          {tags.map((one, place) => (
            <li key={one.uuid} className="flex min-h-14 items-center gap-2">
              <TagBadge tag={one} />
              <span className="me-auto shrink-0 text-ink-soft text-sm">
                {plural(people.filter((person) => person.tags.includes(place)).length, 'person', 'people')}
              </span>
              <IconButton
                label={`Edit ${one.name}`}
                icon={<Pencil size={18} />}
                onPress={() => setEdited(one)}
              />
              <IconButton
                label={`Delete ${one.name}`}
                icon={<Trash2 size={18} />}
                onPress={() => actions.remove(one)}
              />
            </li>
          ))}
        </ul>
      )}
      {edited && (
        <TagDialog
          tag={tag}
          onSave={(given) => actions.save(tag, given)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </Dialog>
  );
}
