import { lazy, Suspense, useState } from 'react';
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
  return (
    <>
      {isHydrated ? (
        <button type="button" className={className} onClick={() => setOpen(true)}>
          Log In
        </button>
      ) : (
        <a href={paths.login(paths.vendorOnboarding())} className={className}>
          Log In
        </a>
      )}
      {isOpen && (
        <Suspense>
          <VendorLoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
