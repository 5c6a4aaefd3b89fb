import { lazy, Suspense, useState } from 'react';
import { startAddress } from '#capabilities/navigation/rules/start-address.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { paths } from '../paths.ts';

const VendorLoginDialog = lazy(async () => ({
  default: (await import('#capabilities/identity/parts/vendor-login-dialog.tsx')).VendorLoginDialog,
}));

export function VendorLogin() {
  const [isOpen, setOpen] = useState(false);
  const isHydrated = useHydrated();
  const className = buttonStyle({
    variant: 'secondary',
    size: 'small',
    className: 'md:min-h-11 md:px-5 md:text-base',
  });

  function open(event: { preventDefault(): void }) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <>
      {/* One element throughout: a finger that comes down before hydration lifts from the same. */}
      <a
        href={paths.login(startAddress({ side: 'vendor' }))}
        {...(isHydrated && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': isOpen })}
        onClick={open}
        onKeyDown={(event) => event.key === ' ' && open(event)}
        className={className}
      >
        Log In
      </a>
      {isOpen && (
        <Suspense>
          <VendorLoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
