import { BuiltPicture } from './built-picture.tsx';
import type { Example } from './example/example.ts';
import { examplePicture } from './example/example-picture.ts';

export const examples: readonly Example[] = [
  {
    title: 'Square, and twice as wide as high',
    render: () => (
      <div className="flex flex-wrap gap-4">
        <BuiltPicture
          variants={[{ url: examplePicture('garden'), width: 400 }]}
          alt="Green hills under a pale sun"
          ratio={1}
          sizes="200px"
          className="size-50 rounded-card object-cover"
        />
        <BuiltPicture
          variants={[{ url: examplePicture('dusk'), width: 400 }]}
          alt="Hills at dusk"
          ratio={2}
          sizes="400px"
          className="h-50 w-100 max-w-full rounded-card object-cover"
        />
      </div>
    ),
  },
];
