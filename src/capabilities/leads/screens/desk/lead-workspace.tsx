import { Download, Search } from 'lucide-react';
import { lazy, Suspense, useRef, useState } from 'react';
import { NeedsScript } from '#app/needs-script.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { leadQuestion } from '../../rules/lead-address.ts';
import { exportAddress } from './export-address.ts';
import { LeadDesk } from './lead-desk.tsx';
import { LeadTabs } from './lead-tabs.tsx';
import { NameSearch } from './name-search.tsx';
import { StorefrontSwitcher } from './storefront-switcher.tsx';
import type { DeskScope } from './use-desk-scope.ts';
import { useFillWindow } from './use-fill-window.ts';
import { useLeadAddress } from './use-lead-address.ts';

const ShortcutsDialog = lazy(async () => ({
  default: (await import('./shortcuts-dialog.tsx')).ShortcutsDialog,
}));

/** The lead inbox: what to work on above, list and lead side by side below. */
export function LeadWorkspace({ scope }: { scope: DeskScope }) {
  const place = useLeadAddress();
  const question = leadQuestion(place, scope.listing?.uuid);
  const [hasHelp, setHelp] = useState(false);
  // On phones the field takes its place only when it is asked for.
  const [hasSearch, setSearch] = useState(place.name !== '');
  const desk = useRef<HTMLDivElement>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  useFillWindow(desk);

  function search() {
    setSearch(true);
    // The field may be drawn only after this.
    requestAnimationFrame(() => searchRef.current?.focus());
  }

  return (
    // A root of its own, or the margin of what stands first would show what is behind.
    <div className="flow-root bg-paper">
      <h1 className="sr-only">Leads</h1>
      <NeedsScript what="Leads" className="m-5 md:mx-8" />
      <div
        className={classNames(
          'flex flex-wrap items-center justify-between gap-x-6 border-line border-b px-4 md:px-6',
          place.uuid && 'max-lg:hidden',
        )}
      >
        <LeadTabs scope={scope} place={place} />
        <div className="flex min-w-0 items-center gap-2 max-lg:w-full max-lg:pb-1.5 lg:grow lg:justify-end">
          <StorefrontSwitcher scope={scope} place={place} />
          <div className={classNames('min-w-0 lg:w-72', hasSearch ? 'max-lg:grow' : 'max-lg:hidden')}>
            <NameSearch place={place} inputRef={searchRef} />
          </div>
          {!hasSearch && (
            <IconButton
              label="Search"
              icon={<Search size={20} />}
              onPress={search}
              className="ms-auto lg:hidden"
            />
          )}
          <a
            href={exportAddress(question)}
            download
            aria-label="Export these leads as CSV"
            title="Export these leads as CSV"
            className="inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors hover:bg-ink/6 hover:text-ink"
          >
            <Download size={20} aria-hidden="true" />
          </a>
        </div>
      </div>
      <div ref={desk} className="lg:h-(--room,calc(100dvh-8.25rem))">
        <LeadDesk
          key={scope.listing?.uuid ?? 'all'}
          scope={scope}
          place={place}
          question={question}
          searchRef={searchRef}
          onHelp={() => setHelp(true)}
        />
      </div>
      {hasHelp && (
        <Suspense>
          <ShortcutsDialog onClose={() => setHelp(false)} />
        </Suspense>
      )}
    </div>
  );
}
