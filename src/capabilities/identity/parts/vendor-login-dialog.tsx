import { leaveTo } from '#app/leave-to.ts';
import { paths } from '#app/rules/paths.ts';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { Dialog } from '#ui/dialog.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { LoginForm } from './login-form.tsx';

export function VendorLoginDialog({ onClose }: { onClose: () => void }) {
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title="Vendor log in" size="small">
      <LoginForm onSignedIn={() => leaveTo(paths.start({ side: 'vendor' }))} autoFocus />
      <p className="mt-5 text-center text-ink-soft">
        New to Ampersand?{' '}
        <TextLink to={vendorPaths.signUp} onClick={onClose}>
          Create your listing
        </TextLink>
      </p>
    </Dialog>
  );
}
