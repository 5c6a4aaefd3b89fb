import { lazy, Suspense, useState } from 'react';
import { paths } from '#app/rules/paths.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { DialogLink } from '#ui/dialog-link.tsx';

const VendorLoginDialog = lazy(async () => ({
  default: (await import('#capabilities/identity/parts/vendor-login-dialog.tsx')).VendorLoginDialog,
}));

export function VendorLogin() {
  const [isOpen, setOpen] = useState(false);
  const className = buttonStyle({
    variant: 'secondary',
    size: 'small',
    className: 'md:min-h-11 md:px-5 md:text-base',
  });

  return (
    <>
      <DialogLink
        href={paths.login(paths.start({ side: 'vendor' }))}
        isOpen={isOpen}
        onOpen={() => setOpen(true)}
        className={className}
      >
        Log In
      </DialogLink>
      {isOpen && (
        <Suspense>
          <VendorLoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
