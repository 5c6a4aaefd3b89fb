import { Button } from './button.tsx';
import type { Example } from './example/example.ts';
import { Popover } from './popover.tsx';

export const examples: readonly Example[] = [
  {
    title: 'With a way to close it',
    render: () => (
      <Popover title="Price" trigger={<Button variant="secondary">Price</Button>}>
        {(close) => (
          <>
            <p className="text-ink-soft">Site fee for the whole day.</p>
            <div className="mt-4 flex justify-end">
              <Button size="small" onPress={close}>
                Show venues
              </Button>
            </div>
          </>
        )}
      </Popover>
    ),
  },
];
