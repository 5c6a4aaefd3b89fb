import { useState } from 'react';
import { hasErrorCode } from '#app/api-error.ts';
import { ConfirmDialog } from '#app/confirm-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { Notice } from '#ui/notice.tsx';
import type { Website } from '../../contract/editor.contract.ts';
import { websitePaths } from '../../rules/paths.ts';
import type { Publishing } from './use-publishing.ts';

interface PublishPanelProps {
  website: Website;
  publishing: Publishing;
}

const MEANWHILE = 'Someone changed the website just now. Take another look at the list, then publish.';

function Refusal({ error }: { error: Error | null }) {
  if (!error) return null;
  const isMeanwhile = hasErrorCode(error, 'website.changed_meanwhile');
  return (
    <Notice tone={isMeanwhile ? 'warn' : 'error'} className="mt-3">
      {isMeanwhile ? MEANWHILE : error.message}
    </Notice>
  );
}

function PublishButton({ website, publishing: { publish } }: PublishPanelProps) {
  const { slug, state, draftVersion, allowed, changes } = website;
  if (!allowed.includes('publish-website'))
    return <p className="mt-4 text-ink-soft">The couple publishes. They’ll see this list, too.</p>;
  if (slug === null)
    return (
      <ButtonLink to={websitePaths.settings('address')} className="mt-4">
        Choose an address first
      </ButtonLink>
    );
  return (
    <Button
      className="mt-4"
      isPending={publish.isPending}
      pendingLabel="Publishing"
      onPress={() => publish.mutate(draftVersion)}
    >
      {state === 'PUBLISHED' && changes.length > 0 ? 'Publish changes' : 'Publish'}
    </Button>
  );
}

function Offline({ publishing: { unpublish } }: Pick<PublishPanelProps, 'publishing'>) {
  const [isAsking, setAsking] = useState(false);
  return (
    <div className="mt-3">
      <Button variant="quiet" size="small" className="-ms-4" onPress={() => setAsking(true)}>
        Take it offline
      </Button>
      {isAsking && (
        <ConfirmDialog
          title="Take your website offline?"
          confirmLabel="Take it offline"
          isPending={unpublish.isPending}
          onConfirm={() => unpublish.mutate(undefined, { onSuccess: () => setAsking(false) })}
          onClose={() => setAsking(false)}
        >
          Guests won’t be able to read it until you publish again. Your pages, photos, and messages stay.
        </ConfirmDialog>
      )}
    </div>
  );
}

/** What guests would see differently, line by line, and the button that makes it so. */
export function PublishPanel({ website, publishing }: PublishPanelProps) {
  const { state, changes, allowed, takenDownFor } = website;
  const isOut = state === 'PUBLISHED';
  const isDone = isOut && changes.length === 0;
  return (
    <section aria-labelledby="publish-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="publish-title" className="font-display text-2xl">
        {isDone ? 'All published' : 'Ready to publish'}
      </h2>
      <div aria-live="polite">
        {isDone ? (
          <p className="mt-1 text-ink-soft">Guests see everything you’ve written.</p>
        ) : (
          <>
            <p className="mt-1 text-ink-soft">
              {isOut ? 'Guests will see:' : 'Guests will be able to read:'}
            </p>
            <ul className="mt-2 grid list-disc gap-1 ps-5">
              {changes.length > 0 ? (
                changes.map((change) => <li key={change}>{change}</li>)
              ) : (
                <li>Everything as it was when you took it offline</li>
              )}
            </ul>
          </>
        )}
      </div>
      <Refusal error={publishing.publish.error} />
      {!isDone && takenDownFor === null && <PublishButton website={website} publishing={publishing} />}
      {isOut && allowed.includes('publish-website') && <Offline publishing={publishing} />}
    </section>
  );
}
