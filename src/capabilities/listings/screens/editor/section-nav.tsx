import { Link } from 'react-router';
import { sectionAddress } from '#app/rules/section-address.ts';
import { classNames } from '#ui/class-names.ts';
import type { Listing } from '../../contract/editor.contract.ts';
import type { EditorSection, SectionGroup } from '../../rules/editor-section.ts';
import { groupTitle } from '../../rules/editor-sections.ts';
import { sectionStanding } from './section-standing.ts';
import { StandingMark } from './standing-mark.tsx';

type Props = { listing: Listing; sections: readonly EditorSection[]; current: string };

const GROUPS: readonly SectionGroup[] = ['about', 'category', 'money', 'trust'];

/** Every section with how far it is, by group, beside the form. */
export function SectionNav({ listing, sections, current }: Props) {
  return (
    <nav aria-label="Sections">
      {GROUPS.map((group) => {
        const own = sections.filter((section) => section.group === group);
        if (own.length === 0) return null;
        return (
          <div key={group} className="mt-5">
            <p className="px-3 font-semibold text-ink-soft text-xs">
              {groupTitle(group, listing.taxonomyKey)}
            </p>
            <ul className="mt-1">
              {own.map((section) => (
                <li key={section.key}>
                  <Link
                    to={sectionAddress(listing, section.key)}
                    aria-current={section.key === current ? 'location' : undefined}
                    className={classNames(
                      'flex min-h-10 items-center gap-3 border-s-3 px-3 py-1.5 transition-colors hover:bg-linen',
                      section.key === current
                        ? 'border-primary bg-blush font-semibold text-primary'
                        : 'border-transparent',
                    )}
                  >
                    <StandingMark standing={sectionStanding(listing, section)} />
                    <span className="min-w-0 truncate">{section.title}</span>
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        );
      })}
    </nav>
  );
}

/** The same as a row to swipe along, for phones. */
export function SectionTabs({ listing, sections, current }: Props) {
  return (
    <nav aria-label="Sections" className="relative overflow-x-auto border-line border-b md:hidden">
      <ul className="flex gap-5 px-5">
        {sections.map((section) => (
          <li key={section.key} className="shrink-0">
            <Link
              to={sectionAddress(listing, section.key)}
              aria-current={section.key === current ? 'location' : undefined}
              className={classNames(
                'flex min-h-12 items-center gap-1.5 border-b-2 text-sm',
                section.key === current
                  ? 'border-primary font-semibold text-primary'
                  : 'border-transparent text-ink',
              )}
            >
              <StandingMark standing={sectionStanding(listing, section)} />
              {section.title}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
