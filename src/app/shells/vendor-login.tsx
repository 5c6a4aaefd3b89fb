import { lazy, Suspense, useState } from 'react';
import { Button } from '#ui/button.tsx';

const VendorLoginDialog = lazy(async () => ({
  default: (await import('#capabilities/identity/parts/vendor-login-dialog.tsx')).VendorLoginDialog,
}));

export function VendorLogin() {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        className="md:min-h-11 md:px-5 md:text-base"
        onPress={() => setOpen(true)}
      >
        Log In
      </Button>
      {isOpen && (
        <Suspense>
          <VendorLoginDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
