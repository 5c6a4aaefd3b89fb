import { ArrowUpRight, ChevronDown } from 'lucide-react';
import { FIRST_FOOTER_GROUP, type FooterGroup, type FooterLink } from '../rules/couple-footer.ts';
import { NavAnchor } from './nav-anchor.tsx';
import { SoonMark } from './soon-mark.tsx';

/**
 * For the groups of the footer: folded below 768 px, all unfolded side by side above, without a script and with each
 * link once. A browser that cannot unfold by style keeps the summaries on every screen.
 */
const footerFoldStyle = [
  '[interpolate-size:allow-keywords]',
  'max-md:motion-safe:[&::details-content]:h-0 max-md:motion-safe:[&::details-content]:overflow-clip',
  'max-md:motion-safe:[&::details-content]:transition-[height,content-visibility] max-md:motion-safe:[&::details-content]:duration-350',
  'max-md:motion-safe:[&::details-content]:[transition-behavior:allow-discrete] max-md:motion-safe:open:[&::details-content]:h-auto',
  'md:[&::details-content]:block md:[&::details-content]:[content-visibility:visible]',
].join(' ');

const foldedOnly = 'supports-[selector(::details-content)]:md:hidden';
const unfoldedOnly = 'hidden supports-[selector(::details-content)]:md:block';

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
        className={`inline-flex min-h-11 items-center gap-1 rounded-mark underline-offset-4 hover:text-primary hover:underline md:min-h-9${link.isSoon ? ' text-ink-soft' : ''}`}
      >
        {link.label}
        {link.isSoon && <SoonMark />}
        {link.opensInNewTab && !link.isSoon && <ArrowUpRight size={14} aria-hidden="true" />}
      </NavAnchor>
    </li>
  );
}

/** Small screens: one group open at a time, the first to begin with. Larger ones: all groups side by side. */
export function FooterGroups({ groups, isViewerUnknown }: FooterGroupsProps) {
  return (
    <div className="grid-cols-2 gap-x-8 gap-y-10 border-line max-md:divide-y max-md:divide-line max-md:border-y md:grid lg:grid-cols-4">
      {groups.map((group) => (
        <details
          key={group.id}
          name="footer"
          open={group.id === FIRST_FOOTER_GROUP}
          className={footerFoldStyle}
        >
          <summary
            className={`flex min-h-14 cursor-pointer list-none items-center justify-between rounded-mark [&::-webkit-details-marker]:hidden ${foldedOnly}`}
          >
            <h2 className="text-lg">{group.label}</h2>
            <ChevronDown size={20} aria-hidden="true" className="transition-transform in-open:rotate-180" />
          </summary>
          <h2 className={`mb-2 text-lg ${unfoldedOnly}`}>{group.label}</h2>
          <ul className="max-md:pb-3">
            {group.links.map((link) => (
              <GroupLink key={link.id} link={link} isHeld={isViewerUnknown && link.isGuestsOnly === true} />
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}
