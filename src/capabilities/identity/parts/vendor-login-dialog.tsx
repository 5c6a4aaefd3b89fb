import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { startAddress } from '#app/rules/start-address.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LoginForm } from './login-form.tsx';

export function VendorLoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Vendor log in" size="small">
      <LoginForm onSignedIn={() => leaveTo(startAddress({ side: 'vendor' }))} autoFocus />
      <p className="mt-5 text-center text-ink-soft">
        New to Ampersand?{' '}
        <TextLink to={paths.vendorSignUp()} onClick={onClose}>
          Create your listing
        </TextLink>
      </p>
    </Dialog>
  );
}
