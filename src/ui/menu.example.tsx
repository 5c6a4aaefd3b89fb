import { Ellipsis, Pencil, Trash2 } from 'lucide-react';
import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';
import { IconButton } from './icon-button.tsx';
import { Menu } from './menu.tsx';

const actions = [
  { id: 'edit', label: 'Edit', icon: <Pencil size={18} aria-hidden="true" /> },
  { id: 'snooze', label: 'Snooze', description: 'Comes back in a week', isDisabled: true },
  { id: 'delete', label: 'Delete', tone: 'danger', icon: <Trash2 size={18} aria-hidden="true" /> },
] as const;
const listings = [
  { id: 'kestrel', label: 'Kestrel Hill Barn', group: 'Published listings', href: '/' },
  { id: 'orchard', label: 'The Orchard at Linden', group: 'Not published', href: '/' },
  { id: 'new', label: 'Create a new listing', group: 'More', href: '/' },
];

export const examples: readonly Example[] = [
  {
    title: 'Actions',
    render: () => (
      <HeldValue initial="nothing">
        {(chosen, setChosen) => (
          <div className="flex items-center gap-3">
            <Menu
              trigger={<IconButton label="More actions" icon={<Ellipsis size={20} />} />}
              entries={actions}
              onAction={setChosen}
            />
            <p role="status">Chosen: {chosen}</p>
          </div>
        )}
      </HeldValue>
    ),
  },
  {
    title: 'Groups and links',
    render: () => (
      <Menu
        placement="bottom start"
        trigger={<Button variant="secondary">Your listings</Button>}
        entries={listings}
      />
    ),
  },
];
