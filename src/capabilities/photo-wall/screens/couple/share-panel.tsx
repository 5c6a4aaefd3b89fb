import { ExternalLink, Printer, RefreshCw, Settings2 } from 'lucide-react';
import { useState } from 'react';
import { LinkCode } from '#app/link-code.tsx';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Dialog } from '#ui/dialog.tsx';
import type { PhotoWall } from '../../contract/couple-wall.contract.ts';
import { wallFiles } from '../../rules/wall-files.ts';
import { standingText } from '../../rules/wall-texts.ts';
import type { WallActions } from './use-wall-actions.ts';

const SMALL = buttonStyle({ variant: 'secondary', size: 'small' });

interface SharePanelProps {
  wall: NonNullable<PhotoWall['wall']>;
  actions: WallActions;
  onSettings: () => void;
}

function RenewDialog({ actions, onClose }: { actions: WallActions; onClose: () => void }) {
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Get new links?"
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="secondary" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant="danger"
            onPress={() => {
              actions.renew();
              onClose();
            }}
          >
            Get new links
          </Button>
        </>
      }
    >
      <p>
        The old links, QR codes, and screens stop working at once, wherever you shared or printed them. Your
        photos stay.
      </p>
    </Dialog>
  );
}

/** How guests get there: the code, the link, cards for the tables, and the screen. */
export function SharePanel({ wall, actions, onSettings }: SharePanelProps) {
  const [isRenewing, setRenewing] = useState(false);
  const { mode, window, uploadUrl, screenUrl } = wall;
  return (
    <section aria-labelledby="share-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="share-title" className="font-display text-2xl">
        Share
      </h2>
      <p className="mt-1 mb-4 text-ink-soft">{standingText(mode, window)}</p>
      {mode !== 'OFF' && (
        <div className="grid gap-x-6 gap-y-4 sm:grid-cols-[auto_minmax(0,1fr)] lg:grid-cols-1">
          <LinkCode url={uploadUrl} alt="QR code of your photo wall" fileName="photo-wall.svg" />
          <div className="grid content-start justify-items-start gap-3">
            <CopyButton text={uploadUrl} label="Copy link for guests" />
            <a href={wallFiles.card()} download className={SMALL}>
              <Printer size={16} aria-hidden="true" />
              Print table cards
            </a>
            <a href={screenUrl} target="_blank" className={SMALL} rel="noopener">
              <ExternalLink size={16} aria-hidden="true" />
              Open the live screen
            </a>
          </div>
        </div>
      )}
      <div className="mt-4 flex flex-wrap gap-x-2 border-line border-t pt-3">
        <Button
          variant="quiet"
          size="small"
          icon={<Settings2 size={16} aria-hidden="true" />}
          onPress={onSettings}
        >
          Settings
        </Button>
        <Button
          variant="quiet"
          size="small"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onPress={() => setRenewing(true)}
        >
          Get new links
        </Button>
      </div>
      {isRenewing && <RenewDialog actions={actions} onClose={() => setRenewing(false)} />}
    </section>
  );
}
