import { Info } from 'lucide-react';
import type { Example } from './example/example.ts';
import { IconButton } from './icon-button.tsx';
import { Tooltip } from './tooltip.tsx';

export const examples: readonly Example[] = [
  {
    title: 'On a button',
    render: () => (
      <Tooltip text="Optional! If this number isn't helpful to you, feel free to leave it blank.">
        <IconButton label="About this number" icon={<Info size={20} />} />
      </Tooltip>
    ),
  },
];
