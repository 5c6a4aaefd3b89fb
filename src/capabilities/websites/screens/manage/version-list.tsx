import { useState } from 'react';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { Button } from '#ui/button.tsx';
import type { WebsiteVersion } from '../../contract/publishing.contract.ts';
import type { Publishing } from './use-publishing.ts';

const SHORT = 5;

const KINDS: Readonly<Record<WebsiteVersion['kind'], string>> = {
  PUBLISHED: 'Published',
  EDITED: 'Before changes',
  RESTORED: 'Before going back',
};

interface VersionListProps {
  versions: readonly WebsiteVersion[];
  restore: Publishing['restore'];
}

/** How the website was before, and the way back to any of it. */
export function VersionList({ versions, restore }: VersionListProps) {
  const [isLong, setLong] = useState(false);
  if (versions.length === 0) return null;
  const shown = isLong ? versions : versions.slice(0, SHORT);
  return (
    <section aria-labelledby="versions-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="versions-title" className="font-display text-2xl">
        Earlier versions
      </h2>
      <p className="mt-1 text-ink-soft">Going back changes your draft. Guests see it once you publish.</p>
      <ol className="mt-2 divide-y divide-line">
        {shown.map(({ number, kind, at, byName, changes }) => (
          <li key={number} className="flex flex-wrap items-start justify-between gap-x-4 gap-y-2 py-3">
            <div className="min-w-0 grow basis-52">
              <p className="font-semibold">
                {KINDS[kind]}, <TimeAgoText at={at} />
                {byName !== '' && <span className="font-normal text-ink-soft"> · {byName}</span>}
              </p>
              <p className="text-ink-soft text-sm">
                {changes.slice(0, 3).join(' · ')}
                {changes.length > 3 && ` · ${changes.length - 3} more`}
              </p>
            </div>
            <Button
              variant="secondary"
              size="small"
              isDisabled={restore.isPending}
              onPress={() => restore.mutate(number)}
            >
              Go back <span className="sr-only">to version {number}</span>
            </Button>
          </li>
        ))}
      </ol>
      {versions.length > SHORT && !isLong && (
        <Button variant="quiet" size="small" className="mt-2 -ms-4" onPress={() => setLong(true)}>
          Show all {versions.length}
        </Button>
      )}
    </section>
  );
}
