import { Heart, Share, Trash2 } from 'lucide-react';
import type { Example } from './example/example.ts';
import { IconButton } from './icon-button.tsx';

export const examples: readonly Example[] = [
  {
    title: 'States',
    render: () => (
      <div className="flex gap-2">
        <IconButton label="Favorite" icon={<Heart size={20} />} />
        <IconButton label="Share" icon={<Share size={20} />} />
        <IconButton label="Delete" icon={<Trash2 size={20} />} isDisabled />
      </div>
    ),
  },
];
