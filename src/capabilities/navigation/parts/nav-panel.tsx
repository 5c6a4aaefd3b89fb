import { ArrowRight } from 'lucide-react';
import type { KeyboardEventHandler, Ref } from 'react';
import { type Location, useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { isCurrentLink } from '../rules/current-link.ts';
import type { NavItem, NavLink } from '../rules/nav-item.ts';
import { CategoryIcon } from './category-icon.tsx';
import { NavAnchor } from './nav-anchor.tsx';

/** More than this, and one column would be a long way down. */
const ONE_COLUMN = 6;

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-input px-3 transition-colors hover:bg-linen hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary';

function PanelLink({ link, hasIcon, place }: { link: NavLink; hasIcon: boolean; place: Location }) {
  return (
    <NavAnchor
      link={link}
      aria-current={isCurrentLink(link.href, place) ? 'page' : undefined}
      className={linkStyle}
    >
      {hasIcon && <CategoryIcon name={link.icon} className="text-primary" />}
      {link.label}
    </NavAnchor>
  );
}

interface NavPanelProps {
  id: string;
  item: NavItem;
  isOpen: boolean;
  /** A closed list needs none, and before a script runs every list is closed. */
  hasIcons: boolean;
  onKeyDown: KeyboardEventHandler;
  ref: Ref<HTMLDivElement>;
}

/** Always in the document, so that it is found by crawlers and named by its trigger; shown when open. */
export function NavPanel({ id, item, isOpen, hasIcons, onKeyDown, ref }: NavPanelProps) {
  const place = useLocation();
  const { links = [], note, allLabel, href } = item;
  const isWide = links.length > ONE_COLUMN;
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an extra on top of links that work alone.
    <div
      ref={ref}
      id={id}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
      className={classNames(
        'absolute start-0 top-full z-10 -ms-5 rounded-b-card border border-line bg-paper p-2 text-base shadow-float transition-opacity duration-150 starting:opacity-0',
        isWide ? 'w-120' : 'w-68',
      )}
    >
      {note && <p className="mx-3 border-line border-b py-2 font-semibold text-sm">{note}</p>}
      <ul className={classNames('grid gap-x-1', isWide && 'grid-cols-2', note && 'pt-1.5')}>
        {links.map((link) => (
          <li key={link.id}>
            <PanelLink link={link} hasIcon={hasIcons} place={place} />
          </li>
        ))}
      </ul>
      {allLabel && (
        <div className="mt-1.5 border-line border-t pt-1.5">
          <NavAnchor link={{ href }} className={classNames(linkStyle, 'font-semibold')}>
            {allLabel}
            <ArrowRight size={18} aria-hidden="true" />
          </NavAnchor>
        </div>
      )}
    </div>
  );
}
