import { lazy, Suspense, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';

const VendorLoginDialog = lazy(async () => ({
  default: (await import('#capabilities/identity/parts/vendor-login-dialog.tsx')).VendorLoginDialog,
}));

export function VendorLogin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <button
        type="button"
        className={buttonStyle({
          variant: 'secondary',
          size: 'small',
          className: 'md:min-h-11 md:px-5 md:text-base',
        })}
        onClick={() => setOpen(true)}
      >
        Log In
      </button>
      {isOpen && (
        <Suspense>
          <VendorLoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
