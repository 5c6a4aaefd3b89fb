import { Check, Plus, Tag } from 'lucide-react';
import { useState } from 'react';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Guest, Household } from '../../contract.ts';
import { personName } from '../../rules/guest-person.ts';
import type { GuestTag } from '../../rules/tags/guest-tag.ts';
import { TagBadge } from './tag-badge.tsx';
import { TagDialog } from './tag-dialog.tsx';
import type { TagActions } from './use-tag-actions.ts';

const NEW = 'new';

interface TagsSectionProps {
  household: Household;
  tags: readonly GuestTag[];
  actions: TagActions;
}

/** Who of a household is called what. Saved as it is chosen. */
export function TagsSection({ household: { people }, tags, actions }: TagsSectionProps) {
  const [tagged, setTagged] = useState<readonly Guest[]>();
  const rows = [
    ...(people.length > 1 ? [{ name: 'Everyone', those: people }] : []),
    ...people.map((person) => ({ name: personName(person), those: [person] })),
  ];
  return (
    <section aria-label="Tags" className="mt-2 mb-6">
      <h3 className="mb-1 font-display text-xl">Tags</h3>
      <p className="mb-1 text-ink-soft text-sm">Saved as you choose.</p>
      <ul className="divide-y divide-line">
        {rows.map(({ name, those }, row) => {
          // Of several what they all have, so that a press means the same for each of them.
          const has = (place: number) => those.every((person) => person.tags.includes(place));
          const entries = [
            ...tags.map((tag, place) => ({
              id: tag.uuid,
              label: tag.name,
              icon: (
                <Check
                  size={18}
                  aria-label={has(place) ? 'On' : undefined}
                  className={has(place) ? '' : 'invisible'}
                />
              ),
            })),
            { id: NEW, label: 'New tag…', icon: <Plus size={18} aria-hidden="true" /> },
          ];
          return (
            // biome-ignore lint/suspicious/noArrayIndexKey: two open seats have one name, and rows stay in their order.
            <li key={row} className="flex min-h-13 items-center gap-2 py-1.5">
              <span className="min-w-0 shrink-0 basis-2/5 truncate font-medium" dir="auto">
                {name}
              </span>
              <span className="flex min-w-0 grow flex-wrap gap-1.5">
                {tags.map((tag, place) => has(place) && <TagBadge key={tag.uuid} tag={tag} />)}
              </span>
              <Menu
                trigger={
                  <Button
                    variant="quiet"
                    size="small"
                    icon={<Tag size={16} aria-hidden="true" />}
                    aria-label={`Tag ${name}`}
                  >
                    Tag
                  </Button>
                }
                entries={entries}
                onAction={(id) => {
                  if (id === NEW) return setTagged(those);
                  const place = tags.findIndex(({ uuid }) => uuid === id);
                  const tag = tags[place];
                  if (tag) actions.put(tag, those, !has(place));
                }}
              />
            </li>
          );
        })}
      </ul>
      {tagged && (
        <TagDialog
          onSave={(given) => actions.save(undefined, given, tagged)}
          onClose={() => setTagged(undefined)}
        />
      )}
    </section>
  );
}
