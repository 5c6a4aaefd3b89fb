import { Flag } from 'lucide-react';
import { lazy, type MouseEvent, Suspense, useState } from 'react';

const ReportDialog = lazy(async () => ({ default: (await import('./report-dialog.tsx')).ReportDialog }));

export interface ReportButtonProps {
  uuid: string;
  name: string;
}

const SUPPORT_ADDRESS = 'help@ampersand.example';

/** A letter to support without scripts, a short form with them. */
export function ReportButton({ uuid, name }: ReportButtonProps) {
  const [isOpen, setOpen] = useState(false);

  function open(event: MouseEvent) {
    event.preventDefault();
    setOpen(true);
  }

  return (
    <div className="py-6" data-print="hidden">
      <a
        href={`mailto:${SUPPORT_ADDRESS}?subject=${encodeURIComponent(`About the listing of ${name}`)}`}
        onClick={open}
        className="inline-flex min-h-11 items-center gap-2 text-ink-soft text-sm underline underline-offset-4 hover:text-ink"
      >
        <Flag size={16} aria-hidden="true" />
        Report this listing
      </a>
      {isOpen && (
        <Suspense>
          <ReportDialog uuid={uuid} name={name} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}
