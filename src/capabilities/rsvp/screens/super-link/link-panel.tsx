import { RefreshCw } from 'lucide-react';
import { useState } from 'react';
import { LinkCode } from '#app/link-code.tsx';
import { CopyButton } from '#capabilities/identity/parts/copy-button.tsx';
import { Button } from '#ui/button.tsx';
import { CheckboxField } from '#ui/checkbox-field.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SwitchField } from '#ui/switch-field.tsx';
import type { LinkInbox } from '../../contract/super-link.contract.ts';
import { LINK_PURPOSES, type LinkPurpose } from '../../rules/super-link-purposes.ts';
import type { LinkActions } from './use-link-actions.ts';

const PURPOSES: Readonly<Record<LinkPurpose, string>> = {
  ADDRESS: 'Leave their address',
  RSVP: 'Answer the invitation by name',
};

interface LinkPanelProps {
  link: NonNullable<LinkInbox['link']>;
  actions: LinkActions;
}

/** The link itself: on or off, what for, and how to pass it on. */
export function LinkPanel({ link, actions }: LinkPanelProps) {
  const { url, purposes, isOpen } = link;
  const [isRenewing, setRenewing] = useState(false);
  const withPurpose = (purpose: LinkPurpose, isWanted: boolean) =>
    LINK_PURPOSES.filter((other) => (other === purpose ? isWanted : purposes.includes(other)));
  return (
    <section aria-labelledby="link-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="link-title" className="mb-2 font-display text-2xl">
        Your link
      </h2>
      <SwitchField
        label={isOpen ? 'On' : 'Off'}
        value={isOpen}
        isDisabled={actions.isPending}
        onChange={(wanted) => actions.save({ purposes, isOpen: wanted })}
      />
      <fieldset className="my-3">
        <legend className="font-semibold">Guests can</legend>
        {LINK_PURPOSES.map((purpose) => {
          const isChosen = purposes.includes(purpose);
          return (
            <CheckboxField
              key={purpose}
              label={PURPOSES[purpose]}
              value={isChosen}
              // The last one stays: a link for nothing is one that is off.
              isDisabled={actions.isPending || (isChosen && purposes.length === 1)}
              onChange={(isWanted) => actions.save({ purposes: withPurpose(purpose, isWanted), isOpen })}
            />
          );
        })}
      </fieldset>
      {isOpen && (
        <>
          <p className="mb-2 break-all rounded-input bg-linen px-3 py-2" translate="no">
            {url}
          </p>
          <div className="mb-4">
            <CopyButton text={url} label="Copy link" />
          </div>
          <LinkCode url={url} alt="QR code of your link" fileName="our-link.svg" />
        </>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        Nothing changes on your list until you say so. A household that has answered can’t be opened by name.
      </p>
      <div className="mt-3">
        <Button
          variant="secondary"
          size="small"
          icon={<RefreshCw size={16} aria-hidden="true" />}
          onPress={() => setRenewing(true)}
        >
          Get a new link
        </Button>
      </div>
      {isRenewing && (
        <Dialog
          isOpen
          onOpenChange={(isWanted) => !isWanted && setRenewing(false)}
          title="Get a new link?"
          role="alertdialog"
          size="small"
          footer={
            <>
              <Button variant="secondary" onPress={() => setRenewing(false)}>
                Keep this one
              </Button>
              <Button
                variant="danger"
                onPress={() => {
                  actions.renew();
                  setRenewing(false);
                }}
              >
                Get a new link
              </Button>
            </>
          }
        >
          <p>The old link and its QR code stop working at once, wherever you shared or printed them.</p>
        </Dialog>
      )}
    </section>
  );
}
