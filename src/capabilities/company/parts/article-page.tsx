import { ArrowRight } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { parseCalendarDate } from '#base/calendar-date.ts';
import { formatDateInText } from '#base/calendar-date-format.ts';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import { PageHeading } from '#ui/page-heading.tsx';
import { PlainLink } from '#ui/plain-link.tsx';
import type { Article } from './article.ts';
import { ArticleContents } from './article-contents.tsx';
import { Prose } from './prose.tsx';

/** With fewer sections the page itself is its own overview. */
const FEWEST_LISTED = 4;

function ArticleHeader({ area, title, lead, action, picture }: Article) {
  return (
    <div className="overflow-hidden border-line border-b bg-paper">
      <div
        className={classNames(
          pageWidth,
          'grid items-center gap-x-16 gap-y-8 py-10 md:py-14 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)]',
          picture && 'lg:py-10',
        )}
      >
        <div>
          <PageHeading size="large" eyebrow={area} title={title} lead={lead} />
          {action && (
            <div className="mt-7" data-print="hidden">
              <ButtonLink to={action.to}>{action.label}</ButtonLink>
            </div>
          )}
        </div>
        {picture ? (
          <img
            src={picture.src}
            alt={picture.alt}
            width={800}
            height={600}
            className="aspect-4/3 w-full rounded-card bg-blush object-cover max-lg:max-h-72 print:hidden"
          />
        ) : (
          // The house's own sign, large and quiet, where there is room for it.
          <span
            aria-hidden="true"
            className="-my-20 hidden select-none justify-self-end pe-10 font-display text-[15rem] text-blush italic leading-none lg:block print:hidden"
          >
            &amp;
          </span>
        )}
      </div>
    </div>
  );
}

function ReadNext({ related }: Pick<Article, 'related'>) {
  return (
    <nav aria-label="Read next" className="mt-6">
      <ul className="grid gap-3 sm:grid-cols-2">
        {related.map(({ label, to }) => (
          <li key={to} className="flex">
            <PlainLink
              to={to}
              className="flex min-h-14 grow items-center justify-between gap-3 rounded-card border border-line bg-paper px-5 py-3 font-medium transition-colors hover:border-ink/40 hover:text-primary"
            >
              {label}
              <ArrowRight size={18} aria-hidden="true" className="text-ink-soft" />
            </PlainLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export function ArticlePage({ article }: { article: Article }) {
  const { feature, intro, sections, related, updatedOn } = article;
  const day = parseCalendarDate(updatedOn);
  const isListed = sections.length >= FEWEST_LISTED;
  return (
    <article>
      <ArticleHeader {...article} />
      {feature && (
        <div className="border-line border-b">
          <div className={`${pageWidth} py-8 md:py-12`}>{feature}</div>
        </div>
      )}
      <div
        className={`${pageWidth} grid gap-x-16 gap-y-8 py-8 md:py-12 lg:grid-cols-[minmax(0,var(--container-reading))_minmax(0,1fr)] lg:py-16`}
      >
        {isListed && <ArticleContents sections={sections} />}
        <div className="min-w-0 max-w-reading lg:col-start-1 lg:row-start-1">
          {intro && <div className="mb-10 md:mb-12">{intro}</div>}
          {sections.map(({ id, title, body }) => (
            <section
              key={id}
              aria-labelledby={id}
              className="border-line border-t py-8 first-of-type:border-t-0 first-of-type:pt-0 md:py-10"
            >
              <h2 id={id} className="scroll-mt-6 md:text-3xl">
                {title}
              </h2>
              <Prose className="mt-3 md:mt-4">{body}</Prose>
            </section>
          ))}
          <footer className="border-line border-t pt-6">
            {day && (
              <p className="text-ink-soft text-sm">
                Last updated <time dateTime={updatedOn}>{formatDateInText(day)}</time>
              </p>
            )}
            {related.length > 0 && <ReadNext related={related} />}
          </footer>
        </div>
      </div>
    </article>
  );
}
