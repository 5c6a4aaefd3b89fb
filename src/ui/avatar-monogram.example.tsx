import { AvatarMonogram } from './avatar-monogram.tsx';
import type { Example } from './example/example.ts';

export const examples: readonly Example[] = [
  {
    title: 'Sizes and tones',
    render: () => (
      <div className="flex items-center gap-3">
        <AvatarMonogram names={['Maya', 'Jonah']} size="small" label="Maya & Jonah" />
        <AvatarMonogram names={['Kestrel']} tone="sage" label="Kestrel Hill Barn" />
        <AvatarMonogram names={['Ana', 'Sofia']} tone="sky" size="large" label="Ana & Sofia" />
      </div>
    ),
  },
];
