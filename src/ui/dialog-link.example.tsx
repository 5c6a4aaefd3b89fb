import { buttonStyle } from './button-style.ts';
import { Dialog } from './dialog.tsx';
import { DialogLink } from './dialog-link.tsx';
import type { Example } from './example/example.ts';
import { HeldValue } from './example/held-value.tsx';

export const examples: readonly Example[] = [
  {
    title: 'A page without scripts, a dialog with them',
    render: () => (
      <HeldValue initial={false}>
        {(isOpen, setOpen) => (
          <>
            <DialogLink
              href="/account/login"
              isOpen={isOpen}
              onOpen={() => setOpen(true)}
              className={buttonStyle({ variant: 'secondary' })}
            >
              Log in
            </DialogLink>
            <Dialog isOpen={isOpen} onOpenChange={setOpen} title="Log in" size="small">
              <p>Without scripts the link leads to the page.</p>
            </Dialog>
          </>
        )}
      </HeldValue>
    ),
  },
];
