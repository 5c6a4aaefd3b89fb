import { ChevronDown } from 'lucide-react';
import { useLocation } from 'react-router';
import { Badge } from '#ui/badge.tsx';
import { currentMark, isCurrentLink } from '../rules/current-link.ts';
import type { NavItem, NavLink } from '../rules/nav-item.ts';
import { CategoryIcon } from './category-icon.tsx';
import { foldStyle } from './fold-style.ts';
import { NavAnchor } from './nav-anchor.tsx';
import { SoonMark } from './soon-mark.tsx';
import { UnreadBadge } from './unread-badge.tsx';

const rowStyle =
  'flex min-h-13 w-full items-center gap-2.5 rounded-input font-medium text-lg hover:text-primary aria-[current]:text-primary';

function MenuLink({ item }: { item: NavItem }) {
  const place = useLocation();
  return (
    <NavAnchor link={item} aria-current={currentMark(item, place)} className={rowStyle}>
      {item.label}
      {item.isSoon && <SoonMark />}
      {item.tag && !item.isSoon && (
        <Badge variant="cove" size="small">
          {item.tag}
        </Badge>
      )}
      <UnreadBadge count={item.badgeCount ?? 0} />
    </NavAnchor>
  );
}

function SubLink({ link }: { link: NavLink }) {
  const place = useLocation();
  return (
    <NavAnchor
      link={link}
      aria-current={isCurrentLink(link.href, place) ? 'page' : undefined}
      className="flex min-h-11 items-center gap-3 rounded-input hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary"
    >
      <CategoryIcon name={link.icon} className="text-primary" />
      {link.label}
      {link.isSoon && <SoonMark />}
    </NavAnchor>
  );
}

function MenuGroup({ item }: { item: NavItem }) {
  const place = useLocation();
  const { links = [], allLabel, note } = item;
  const all = allLabel && { id: item.id, label: allLabel, href: item.href };
  return (
    <details open={currentMark(item, place) !== undefined} className={foldStyle}>
      <summary
        className={`${rowStyle} cursor-pointer list-none justify-between [&::-webkit-details-marker]:hidden`}
      >
        <span>
          {item.label}
          {note && <span className="block pb-1 font-normal text-base text-ink-soft">{note}</span>}
        </span>
        <ChevronDown size={22} aria-hidden="true" className="transition-transform in-open:rotate-180" />
      </summary>
      <ul className="pb-3">
        {[...(all ? [all] : []), ...links].map((link) => (
          <li key={link.id}>
            <SubLink link={link} />
          </li>
        ))}
      </ul>
    </details>
  );
}

/** The names of a bar one below the other; those with a list unfold it. */
export function MenuList({ items }: { items: readonly NavItem[] }) {
  return (
    <nav aria-label="Menu">
      <ul className="divide-y divide-line">
        {items.map((item) => (
          <li key={item.id}>{item.links ? <MenuGroup item={item} /> : <MenuLink item={item} />}</li>
        ))}
      </ul>
    </nav>
  );
}
