import type { Example } from './example/example.ts';
import { Skeleton, SkeletonText } from './skeleton.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A card that loads',
    render: () => (
      <div className="flex max-w-80 gap-4">
        <Skeleton shape="circle" className="size-12" />
        <div className="grow">
          <SkeletonText />
        </div>
      </div>
    ),
  },
];
