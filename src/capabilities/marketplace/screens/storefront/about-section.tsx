import { ArrowUpRight, Check, Minus } from 'lucide-react';
import type { ReactNode } from 'react';
import { PageSection } from './page-section.tsx';
import type { StorefrontView } from './storefront-view.ts';
import { VideoEmbed } from './video-embed.tsx';

function Facts({ facts }: Pick<StorefrontView, 'facts'>) {
  return (
    <dl className="grid grid-cols-2 gap-x-8 gap-y-5 border-line border-b pt-8 pb-8 sm:grid-cols-3">
      {facts.map(({ label, value }) => (
        <div key={label} className="min-w-0">
          <dt className="text-ink-soft text-sm">{label}</dt>
          <dd className="wrap-anywhere font-semibold">{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="wrap-anywhere mt-4 text-ink-soft md:text-lg">
      {text}
    </p>
  ));
}

/** The fold is the browser's own: it opens without scripts, and a search within the page finds what it hides. */
function Description({ description }: Pick<StorefrontView, 'description'>) {
  const { lead, rest } = description;
  return (
    <div className="max-w-reading">
      <Paragraphs texts={lead} />
      {rest.length > 0 && (
        <details className="group flex flex-col print:[&::details-content]:[content-visibility:visible]">
          <summary className="mt-3 inline-flex min-h-11 cursor-pointer list-none items-center font-semibold underline underline-offset-4 [&::-webkit-details-marker]:hidden">
            <span className="group-open:hidden">Read more</span>
            <span className="hidden group-open:inline">Read less</span>
          </summary>
          <Paragraphs texts={rest} />
        </details>
      )}
    </div>
  );
}

function Points({ title, points, icon }: { title: string; points: readonly string[]; icon: ReactNode }) {
  if (points.length === 0) return null;
  return (
    <div>
      <h3 className="text-lg">{title}</h3>
      <ul className="mt-3 space-y-2">
        {points.map((point) => (
          <li key={point} className="wrap-anywhere flex gap-2.5">
            {icon}
            <span>{point}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Elsewhere({ tours, links, instagram }: Pick<StorefrontView, 'tours' | 'links' | 'instagram'>) {
  if (tours.length + links.length === 0 && !instagram) return null;
  return (
    <ul className="mt-6 flex flex-wrap items-center gap-x-6 gap-y-1" aria-label="Elsewhere on the web">
      {[...tours, ...links].map(({ kind, label, href }) => (
        <li key={kind}>
          <a
            href={href}
            target="_blank"
            rel="noopener nofollow ugc"
            className="inline-flex min-h-11 items-center font-medium text-secondary underline decoration-secondary/40 underline-offset-4 hover:decoration-secondary"
          >
            {label}
            <ArrowUpRight size={14} className="ms-0.5" aria-hidden="true" />
            <span className="sr-only"> (opens in a new tab)</span>
          </a>
        </li>
      ))}
      {instagram && <li className="wrap-anywhere text-ink-soft">Instagram: @{instagram}</li>}
    </ul>
  );
}

/** What the business says about itself, and what couples may like or miss. */
export function AboutSection({ storefront }: { storefront: StorefrontView }) {
  const { name, facts, description, pros, cons, video, photos } = storefront;
  return (
    <div>
      <Facts facts={facts} />
      <PageSection id="about" title={`About ${name}`} className="pt-8! md:pt-10!">
        <Description description={description} />
        {video && <VideoEmbed video={video} name={name} poster={photos[1] ?? photos[0]} />}
        <Elsewhere {...storefront} />
        {pros.length + cons.length > 0 && (
          <div className="mt-8 grid gap-8 sm:grid-cols-2">
            <Points
              title="Good to know"
              points={pros}
              icon={<Check size={20} aria-hidden="true" className="mt-0.75 text-forest" />}
            />
            <Points
              title="Worth considering"
              points={cons}
              icon={<Minus size={20} aria-hidden="true" className="mt-0.75 text-ink-soft" />}
            />
          </div>
        )}
      </PageSection>
    </div>
  );
}
