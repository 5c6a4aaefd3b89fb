import { Button } from './button.tsx';
import { Dialog } from './dialog.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'Dismissable',
    render: () => (
      <HeldValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              Open dialog
            </Button>
            <Dialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Share your list"
              footer={<Button onPress={() => setOpen(false)}>Send</Button>}
            >
              <p>Anyone with the link can see it.</p>
            </Dialog>
          </>
        )}
      </HeldValue>
    ),
  },
  {
    title: 'A decision, not dismissable',
    render: () => (
      <HeldValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <Button variant="secondary" onPress={() => setOpen(true)}>
              Ask for a decision
            </Button>
            <Dialog
              isOpen={isOpen}
              onOpenChange={setOpen}
              title="Delete this album?"
              role="alertdialog"
              size="small"
              isDismissable={false}
              footer={
                <>
                  <Button variant="secondary" onPress={() => setOpen(false)}>
                    Keep it
                  </Button>
                  <Button variant="danger" onPress={() => setOpen(false)}>
                    Delete album
                  </Button>
                </>
              }
            >
              <p>Its 24 pictures go with it.</p>
            </Dialog>
          </>
        )}
      </HeldValue>
    ),
  },
];
