import { FileText } from 'lucide-react';
import { pageWidth } from '#app/page-width.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';

type Row = { names: [string, string]; facts: string; chip: string; tone: BadgeVariant };

const ROWS: readonly Row[] = [
  { names: ['Carmen', 'Luis'], facts: 'Sep 18, 2027 · 90 guests', chip: 'Expires in 2 days', tone: 'orange' },
  { names: ['Priya', 'Dan'], facts: 'Jun 12, 2027 · 140 guests', chip: 'Sent a reminder', tone: 'gold' },
  { names: ['Ana', 'Sofia'], facts: 'Jul 3, 2027 · 75 guests', chip: 'Needs your reply', tone: 'red' },
  { names: ['June', 'Theo'], facts: 'Apr 10, 2027 · 60 guests', chip: 'New', tone: 'cove' },
  { names: ['Noor', 'Sam'], facts: 'Aug 21, 2027 · 160 guests', chip: 'Connected', tone: 'green' },
];

function Bubble({ children, isOwn = false }: { children: string; isOwn?: boolean }) {
  return (
    <p
      className={`max-w-[85%] rounded-card px-4 py-2.5 text-sm ${isOwn ? 'self-end bg-cove-tint' : 'self-start bg-mist'}`}
    >
      {children}
    </p>
  );
}

function Leads() {
  return (
    <ul className="border-line max-md:border-b md:border-e">
      {ROWS.map(({ names, facts, chip, tone }, place) => (
        <li
          key={names[0]}
          className={`flex items-center gap-3 border-line border-b px-4 py-3 last:border-b-0 ${place === 1 ? 'bg-cove-tint' : ''} ${place > 2 ? 'max-md:hidden' : ''}`}
        >
          <AvatarMonogram names={names} tone={place % 2 ? 'sage' : 'blush'} />
          <span className="min-w-0">
            <span className="flex flex-wrap items-center gap-x-2">
              <span className="font-semibold text-sm">{names.join(' & ')}</span>
              <Badge variant={tone} size="small">
                {chip}
              </Badge>
            </span>
            <span className="block text-ink-soft text-xs">{facts}</span>
          </span>
        </li>
      ))}
    </ul>
  );
}

function Thread() {
  return (
    <div className="flex flex-col gap-3 p-5">
      <p className="border-line border-b pb-3">
        <span className="block font-display text-xl">Priya &amp; Dan</span>
        <span className="text-ink-soft text-sm">Sat, Jun 12, 2027 · 140 guests · $9,000 to $12,000</span>
      </p>
      <Bubble>
        Hi Ruth! We love the pier room. Is June 12 open for about 140 people, dinner and dancing till
        midnight?
      </Bubble>
      <Bubble isOwn>
        Hi Priya and Dan, June 12 is yours if you want it. Midnight is no problem, and dinner for 140 fits the
        room.
      </Bubble>
      <Bubble>Wonderful. Could you send a quote by Sunday?</Bubble>
      <div className="w-full max-w-72 self-end rounded-card border border-line p-4">
        <p className="flex items-center gap-2 font-semibold text-sm">
          <FileText size={16} aria-hidden="true" />
          Your quote
        </p>
        <p className="mt-1 font-display text-2xl">$11,450</p>
        <p className="text-ink-soft text-sm">Pier room and dinner for 140</p>
      </div>
    </div>
  );
}

/** The desk drawn small, with nothing on it that the desk does not have. A picture to the eye, words to everyone else. */
export function DeskPreview() {
  return (
    <section aria-labelledby="desk" className={`${pageWidth} py-12 md:py-16`}>
      <h2 id="desk" className="text-center text-3xl md:text-4xl">
        Your morning in one screen
      </h2>
      <p className="mx-auto mt-2 max-w-reading text-center text-ink-soft text-lg">
        Who’s expiring, who sent a reminder, who’s new. Reply, send a quote or say no without leaving the
        conversation, one by one or many at a time, by keyboard if you like.
      </p>
      <figure className="mt-8">
        <div
          aria-hidden="true"
          className="mx-auto max-w-250 overflow-hidden rounded-card border border-line bg-paper shadow-float"
        >
          <div className="flex gap-1.5 border-line border-b bg-linen px-4 py-3">
            <span className="size-2.5 rounded-full bg-ink/15" />
            <span className="size-2.5 rounded-full bg-ink/15" />
            <span className="size-2.5 rounded-full bg-ink/15" />
          </div>
          <div className="grid md:grid-cols-[20rem_1fr]">
            <Leads />
            <Thread />
          </div>
        </div>
        <figcaption className="mt-3 text-center text-ink-soft text-sm">
          The leads desk: the list with what needs you, and the conversation beside it. Names are examples.
        </figcaption>
      </figure>
    </section>
  );
}
