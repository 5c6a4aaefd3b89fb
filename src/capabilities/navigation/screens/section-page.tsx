import { ArrowRight } from 'lucide-react';
import { Link } from 'react-router';
import { pageWidth } from '#app/page-width.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import { SectionIcon } from '../parts/section-icon.tsx';
import type { SectionDescription } from './describe-section.ts';

/** A quiet picture for wide screens; phones keep the small sign above the title. */
function Picture({ icon }: Pick<SectionDescription, 'icon'>) {
  return (
    <div
      aria-hidden="true"
      className="relative hidden min-h-80 items-center justify-center overflow-hidden rounded-card bg-blush text-primary lg:flex"
    >
      <span className="absolute -end-6 -bottom-24 font-display text-[22rem] text-paper/60 italic leading-none">
        &amp;
      </span>
      <span className="relative flex size-36 items-center justify-center rounded-full bg-paper">
        <SectionIcon name={icon} size={64} className="stroke-1" />
      </span>
    </div>
  );
}

function Introduction({ section: { title, text, icon, above } }: { section: SectionDescription }) {
  return (
    <header className="grid gap-x-16 lg:grid-cols-[7fr_5fr]">
      <div className="max-w-reading self-center lg:py-6">
        <div className="flex min-h-12 flex-wrap items-center gap-x-3">
          <span className="me-1 flex size-12 items-center justify-center rounded-full bg-blush text-primary lg:hidden">
            <SectionIcon name={icon} />
          </span>
          {above && (
            <TextLink
              to={above.href}
              look="plain"
              className="inline-flex min-h-11 items-center text-ink-soft"
            >
              {above.label}
            </TextLink>
          )}
          <Badge variant="gold">Not open yet</Badge>
        </div>
        <h1 className="mt-3 text-4xl md:text-5xl lg:mt-2">{title}</h1>
        <p className="mt-4 text-lg md:text-xl md:leading-8">{text}</p>
        <p className="mt-4 text-ink-soft">
          We have not built this part of Ampersand yet. This page tells you what it is for.
        </p>
      </div>
      <Picture icon={icon} />
    </header>
  );
}

function Below({ links }: { links: SectionDescription['below'] }) {
  return (
    <section aria-labelledby="below" className="mt-12 md:mt-14">
      <h2 id="below">What is part of it</h2>
      <ul className="mt-4 flex flex-wrap gap-2.5">
        {links.map(({ id, label, href }) => (
          <li key={id}>
            <Link
              to={href}
              className="inline-flex min-h-11 items-center rounded-full border border-line bg-paper px-4.5 font-medium transition-colors hover:border-ink/40"
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

function Meanwhile({ steps }: { steps: SectionDescription['meanwhile'] }) {
  return (
    <section aria-labelledby="meanwhile" className="mt-12 md:mt-14">
      <h2 id="meanwhile">What you can do today</h2>
      <ul className="mt-4 grid gap-4 md:grid-cols-3">
        {steps.map(({ label, href, text }) => (
          <li
            key={href}
            className="relative rounded-card border border-line bg-paper p-6 hover:border-ink/40"
          >
            <h3>
              {/* The whole card leads there; the name alone is read out. */}
              <Link to={href} className="after:absolute after:inset-0 after:rounded-card after:content-['']">
                {label}
                <ArrowRight size={18} aria-hidden="true" className="ms-2 inline text-primary" />
              </Link>
            </h3>
            <p className="mt-1.5 text-ink-soft">{text}</p>
          </li>
        ))}
      </ul>
    </section>
  );
}

export function SectionPage({ section }: { section: SectionDescription }) {
  return (
    <div className={`${pageWidth} py-8 md:py-20`}>
      <Introduction section={section} />
      {section.below.length > 0 && <Below links={section.below} />}
      <Meanwhile steps={section.meanwhile} />
    </div>
  );
}
