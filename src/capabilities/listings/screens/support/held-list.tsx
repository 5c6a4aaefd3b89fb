import { MessageSquareText } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { api } from '#app/api.ts';
import { Loaded } from '#app/loaded.tsx';
import { paths } from '#app/rules/paths.ts';
import { ShowMore } from '#app/show-more.tsx';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { useAction } from '#app/use-action.ts';
import { useLoadedPages } from '#app/use-loaded.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import type { HeldText } from '../../contract/support-listings.contract.ts';
import { HELD_KEY, heldTextsQuery, REVIEWS_KEY } from '../../queries.ts';
import { findSection } from '../../rules/editor-sections.ts';
import { BeforeAfter } from './before-after.tsx';
import { RefuseDialog } from './refuse-dialog.tsx';

function HeldCard({ held }: { held: HeldText }) {
  const [isRefusing, setRefusing] = useState(false);
  const { uuid, name, taxonomyKey, section, savedAt, findings, problems, fields } = held;
  const title = findSection(taxonomyKey, section)?.title ?? section;
  const release = useAction({
    run: () => api.listings.releaseHeldText({ uuid, sectionKey: section, savedAt }),
    refreshes: [HELD_KEY, REVIEWS_KEY],
    done: 'Approved. The listing shows it now.',
  });
  return (
    <li className="rounded-card border border-line bg-paper p-4 md:p-5">
      <h2 className="wrap-anywhere text-xl">
        <Link to={paths.supportListing(uuid)} className="underline-offset-4 hover:underline">
          {name}
        </Link>
        <span className="text-ink-soft">: {title}</span>
      </h2>
      <p className="text-ink-soft text-sm">
        Asked <TimeAgoText at={held.askedAt} />
        {problems.length > 0 && `. Not finished: ${problems.join(', ')}`}
      </p>
      <p className="wrap-anywhere mt-2 text-sm">
        Found:{' '}
        {findings.map(({ field, match }) => (
          <mark key={`${field}-${match}`} className="me-1.5 rounded-mark bg-gold-tint px-1">
            {match}
          </mark>
        ))}
      </p>
      <div className="mt-2 max-w-reading">
        {fields.map(({ label, before, after }) => (
          <div key={label}>
            <p className="text-ink-soft text-xs">{label}</p>
            <BeforeAfter before={before} after={after} />
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap gap-2.5">
        <Button
          size="small"
          isDisabled={problems.length > 0}
          isPending={release.isPending}
          onPress={() => release.mutate()}
          aria-label={`Approve ${title} of ${name}`}
        >
          Approve
        </Button>
        <Button
          size="small"
          variant="secondary"
          onPress={() => setRefusing(true)}
          aria-label={`Ask ${name} to change ${title}`}
        >
          Ask for a change
        </Button>
      </div>
      {isRefusing && <RefuseDialog held={held} title={title} onClose={() => setRefusing(false)} />}
    </li>
  );
}

type Page = { items: HeldText[]; nextCursor: string | null };

/** Texts that screening holds back and a business asked us to look at. */
export function HeldList({ first }: { first: Page | undefined }) {
  const query = useLoadedPages(heldTextsQuery, first);
  return (
    <Loaded query={query} label="the held texts">
      {({ pages }) => {
        const items = pages.flatMap((page) => page.items);
        if (items.length === 0) {
          return (
            <EmptyState title="All caught up" icon={<MessageSquareText size={28} aria-hidden="true" />}>
              When a vendor asks us to look at a text our filters held, it shows up here.
            </EmptyState>
          );
        }
        return (
          <>
            <ul aria-label="Held texts" className="mt-3 space-y-4">
              {items.map((held) => (
                <HeldCard key={`${held.uuid}-${held.section}`} held={held} />
              ))}
            </ul>
            <ShowMore query={query} />
          </>
        );
      }}
    </Loaded>
  );
}
