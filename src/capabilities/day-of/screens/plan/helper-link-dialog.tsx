import { LinkCode } from '#app/link-code.tsx';
import { LinkRow } from '#app/link-row.tsx';
import { Dialog } from '#ui/dialog.tsx';

interface HelperLinkDialogProps {
  name: string;
  path: string;
  onClose: () => void;
}

export function HelperLinkDialog({ name, path, onClose }: HelperLinkDialogProps) {
  const url = window.location.origin + path;
  return (
    <Dialog isOpen onOpenChange={(isOpen) => !isOpen && onClose()} title={`Link for ${name}`}>
      <p className="mb-4 text-ink-soft">
        Let them scan this while they’re with you, or send the link. Whoever has it can do what it allows.
      </p>
      <LinkCode url={url} alt={`QR code of the link for ${name}`} fileName={`helper-${name}.svg`} />
      <LinkRow address={url} />
    </Dialog>
  );
}
