import type { SiteView } from '../../../rules/site-view.ts';

/** Nothing where a site speaks one language. */
export function LanguageLinks({ view }: { view: SiteView }) {
  if (view.languages.length < 2) return null;
  return (
    <nav className="languages" aria-label={view.words.language}>
      <ul>
        {view.languages.map(({ code, name, href, isCurrent }) => (
          <li key={code}>
            <a href={href} lang={code} hrefLang={code} aria-current={isCurrent ? 'true' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function LanguageBlock({ view }: { view: SiteView }) {
  return (
    <section className="block language-switch">
      <LanguageLinks view={view} />
    </section>
  );
}

export function DividerBlock() {
  return <hr className="block divider" />;
}
