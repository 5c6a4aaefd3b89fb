import { Button } from './button.tsx';
import { Drawer } from './drawer.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'From the end',
    render: () => (
      <HeldValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              Open filters
            </Button>
            <Drawer
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="All filters"
              footer={
                <Button isFullWidth onPress={() => setOpen(false)}>
                  Show 38 venues
                </Button>
              }
            >
              <p>Filters stand here.</p>
            </Drawer>
          </>
        )}
      </HeldValue>
    ),
  },
  {
    title: 'From the start',
    render: () => (
      <HeldValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              Open navigation
            </Button>
            <Drawer side="start" isOpen={isOpen} onOpenChange={setOpen} title="Navigation">
              <p>Links stand here.</p>
            </Drawer>
          </>
        )}
      </HeldValue>
    ),
  },
];
