import type { SiteView } from '../../rules/site-view.ts';

/** The first stop of a keyboard. */
export function SkipLink({ view }: { view: SiteView }) {
  return (
    <a className="skip" href="#content">
      {view.words.skipToContent}
    </a>
  );
}

/** Pages, and the way to answer, as links. A site of one page has only the latter. */
export function SiteMenu({ view, className = 'menu' }: { view: SiteView; className?: string }) {
  if (view.pages.length < 2 && !view.reply) return null;
  return (
    <nav className={className} aria-label={view.words.menu}>
      <ul>
        {view.pages.length > 1 &&
          view.pages.map(({ title, href, isCurrent }) => (
            <li key={href}>
              <a href={href} aria-current={isCurrent ? 'page' : undefined}>
                {title}
              </a>
            </li>
          ))}
        {view.reply && (
          <li className="reply">
            <a href={view.reply.href}>{view.words.reply}</a>
          </li>
        )}
      </ul>
    </nav>
  );
}
