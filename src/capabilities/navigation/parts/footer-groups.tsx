import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { FIRST_FOOTER_GROUP, type FooterGroup, type FooterLink } from '../rules/couple-footer.ts';
import { foldStyle } from './fold-style.ts';
import { NavAnchor } from './nav-anchor.tsx';

interface FooterGroupsProps {
  groups: readonly FooterGroup[];
  /** Hides what is for guests from someone whose name is about to arrive. */
  isViewerUnknown: boolean;
}

function GroupLink({ link, isHeld }: { link: FooterLink; isHeld: boolean }) {
  return (
    <li className={isHeld ? '[.is-signed-in_&]:invisible' : undefined}>
      <NavAnchor
        link={link}
        className="inline-flex min-h-11 items-center gap-1 rounded-mark underline-offset-4 hover:text-primary hover:underline md:min-h-9"
      >
        {link.label}
        {link.opensInNewTab && <ArrowUpRight size={14} aria-hidden="true" />}
      </NavAnchor>
    </li>
  );
}

function GroupLinks({ group, isViewerUnknown }: { group: FooterGroup; isViewerUnknown: boolean }) {
  return (
    <ul>
      {group.links.map((link) => (
        <GroupLink key={link.id} link={link} isHeld={isViewerUnknown && link.isGuestsOnly === true} />
      ))}
    </ul>
  );
}

/** Small screens: one group open at a time, the first to begin with. */
export function FoldedFooterGroups({ groups, isViewerUnknown }: FooterGroupsProps) {
  return (
    <div className="divide-y divide-line border-line border-y md:hidden">
      {groups.map((group) => (
        <details key={group.id} name="footer" open={group.id === FIRST_FOOTER_GROUP} className={foldStyle}>
          <summary className="flex min-h-14 cursor-pointer list-none items-center justify-between rounded-mark font-display text-lg [&::-webkit-details-marker]:hidden">
            <h2 className="text-lg">{group.label}</h2>
            <ChevronDown size={20} aria-hidden="true" className="transition-transform in-open:rotate-180" />
          </summary>
          <div className="pb-3">
            <GroupLinks group={group} isViewerUnknown={isViewerUnknown} />
          </div>
        </details>
      ))}
    </div>
  );
}

/** Larger screens: all groups side by side. */
export function FooterColumns({ groups, isViewerUnknown }: FooterGroupsProps) {
  return (
    <div className="hidden grid-cols-2 gap-x-8 gap-y-10 md:grid lg:grid-cols-4">
      {groups.map((group) => (
        <section key={group.id} aria-labelledby={`footer-${group.id}`}>
          <h2 id={`footer-${group.id}`} className="mb-2 text-lg">
            {group.label}
          </h2>
          <GroupLinks group={group} isViewerUnknown={isViewerUnknown} />
        </section>
      ))}
    </div>
  );
}
