import { ArrowRight } from 'lucide-react';
import type { KeyboardEventHandler, Ref } from 'react';
import { useLocation } from 'react-router';
import { classNames } from '#ui/class-names.ts';
import { StillPart } from '#ui/still-part.tsx';
import { isCurrentLink } from '../rules/current-link.ts';
import type { NavItem, NavLink } from '../rules/nav-item.ts';
import { CategoryIcon } from './category-icon.tsx';
import { NavAnchor } from './nav-anchor.tsx';
import { SoonMark } from './soon-mark.tsx';

/** More than this, and one column would be a long way down. */
const ONE_COLUMN = 6;

const linkStyle =
  'flex min-h-11 items-center gap-3 rounded-input px-3 transition-colors hover:bg-linen hover:text-primary aria-[current]:font-semibold aria-[current]:text-primary';

interface PanelContentProps extends Pick<NavItem, 'note' | 'allLabel' | 'href'> {
  links: readonly NavLink[];
  /** The ones that lead to where one already is. */
  current: readonly string[];
  hasIcons: boolean;
}

function PanelContent({ links, note, allLabel, href, current, hasIcons }: PanelContentProps) {
  return (
    <>
      {note && <p className="mx-3 border-line border-b py-2 font-semibold text-sm">{note}</p>}
      <ul
        className={classNames('grid gap-x-1', links.length > ONE_COLUMN && 'grid-cols-2', note && 'pt-1.5')}
      >
        {links.map((link) => (
          <li key={link.id}>
            <NavAnchor
              link={link}
              aria-current={current.includes(link.id) ? 'page' : undefined}
              className={classNames(linkStyle, link.isSoon && 'text-ink-soft')}
            >
              {hasIcons && <CategoryIcon name={link.icon} className="text-primary" />}
              {link.label}
              {link.isSoon && <SoonMark />}
            </NavAnchor>
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
    </>
  );
}

interface NavPanelProps {
  id: string;
  item: NavItem;
  isOpen: boolean;
  /** A list that nobody has opened yet needs none. */
  hasIcons: boolean;
  onKeyDown: KeyboardEventHandler;
  ref: Ref<HTMLDivElement>;
}

/** Always in the document, so that it is found by crawlers and named by its trigger; shown when open. */
export function NavPanel({ id, item, isOpen, hasIcons, onKeyDown, ref }: NavPanelProps) {
  const place = useLocation();
  const { links = [], note, allLabel, href } = item;
  const current = links.filter((link) => isCurrentLink(link.href, place)).map((link) => link.id);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys are an extra on top of links that work alone.
    <div
      ref={ref}
      id={id}
      hidden={!isOpen}
      onKeyDown={onKeyDown}
      className={classNames(
        'absolute start-0 top-full z-10 -ms-5 rounded-b-card border border-line bg-paper p-2 text-base shadow-float transition-opacity duration-150 starting:opacity-0',
        links.length > ONE_COLUMN ? 'w-120' : 'w-68',
      )}
    >
      <StillPart draw={PanelContent} of={{ links, note, allLabel, href, current, hasIcons }} />
    </div>
  );
}
