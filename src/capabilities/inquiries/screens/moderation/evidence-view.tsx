import { CircleCheck } from 'lucide-react';
import type { ReactNode } from 'react';
import { useHere } from '#app/use-here.ts';
import { plural } from '#base/text.ts';
import { Badge } from '#ui/badge.tsx';
import type { Evidence, ModerationItem } from '../../contract/moderation.contract.ts';
import { ageText, inFavor } from '../../rules/in-favor.ts';
import { HELD_FROM_SCORE } from '../../rules/spam-score.ts';
import { EarlierVerdicts } from './earlier-verdicts.tsx';
import { SimilarCases } from './similar-cases.tsx';

function Section({ title, aside, children }: { title: string; aside?: ReactNode; children: ReactNode }) {
  return (
    <section className="min-w-0">
      <div className="flex min-h-9 items-center justify-between gap-3">
        <h3 className="text-lg">{title}</h3>
        {aside}
      </div>
      <div className="mt-1">{children}</div>
    </section>
  );
}

function Signs({ item: { spamParts } }: { item: ModerationItem }) {
  if (spamParts.length === 0) return <p className="text-ink-soft text-sm">Screening found nothing.</p>;
  return (
    <ul>
      {spamParts.map(({ key, label, points }) => (
        <li key={key} className="flex justify-between gap-3 border-line border-t py-2 text-sm">
          {label}
          <span className="shrink-0 font-semibold tabular-nums">+{points}</span>
        </li>
      ))}
    </ul>
  );
}

function Sender({ evidence, ageMs }: { evidence: Evidence; ageMs: number }) {
  const { sender, vendorsAsked, vendorsWithSameText } = evidence;
  if (!sender) return <p className="text-ink-soft text-sm">This account was deleted.</p>;
  const facts: [string, string][] = [
    ['Account', ageText(ageMs)],
    ['Email', sender.isEmailConfirmed ? 'Confirmed' : 'Not confirmed'],
    ['Phone', sender.isPhoneConfirmed ? 'Confirmed' : 'Not confirmed'],
    ['Wrote to, last 30 days', plural(vendorsAsked, 'vendor')],
    ['Same words went to', plural(vendorsWithSameText, 'vendor')],
  ];
  return (
    <dl>
      {facts.map(([term, fact]) => (
        <div key={term} className="flex justify-between gap-3 border-line border-t py-2 text-sm">
          <dt className="text-ink-soft">{term}</dt>
          <dd className="font-semibold tabular-nums">{fact}</dd>
        </div>
      ))}
    </dl>
  );
}

/** What speaks against a message and for it, who sent it, and what staff said before. */
export function EvidenceView({ item, evidence }: { item: ModerationItem; evidence: Evidence }) {
  const now = useHere()?.now ?? new Date(item.since);
  const { sender, vendorsInTouch, similar, earlier } = evidence;
  const ageMs = sender ? now.getTime() - new Date(sender.joinedAt).getTime() : 0;
  const favors = sender
    ? inFavor({ ...sender, accountAgeMs: ageMs, vendorsInTouch, text: item.message })
    : [];
  const score = (
    <Badge variant={item.spamScore >= HELD_FROM_SCORE ? 'red' : 'gray'}>{item.spamScore} of 100</Badge>
  );
  return (
    <div className="mt-5 grid gap-x-8 gap-y-6 md:grid-cols-2">
      <Section title={item.kind === 'HELD' ? 'Why it was held' : 'What screening found'} aside={score}>
        <Signs item={item} />
      </Section>
      <Section title="In its favor">
        {favors.length === 0 && <p className="text-ink-soft text-sm">Nothing we know of.</p>}
        <ul>
          {favors.map((fact) => (
            <li key={fact} className="flex items-center gap-2.5 border-line border-t py-2 text-sm">
              <CircleCheck size={17} className="shrink-0 text-green" aria-hidden="true" />
              {fact}
            </li>
          ))}
        </ul>
      </Section>
      <Section title="The sender">
        <Sender evidence={evidence} ageMs={ageMs} />
      </Section>
      <div className="flex flex-col gap-6">
        <Section title="Earlier verdicts about them">
          <EarlierVerdicts verdicts={earlier} />
        </Section>
        {similar && similar.blocked + similar.approved > 0 && (
          <Section title="Similar cases">
            <SimilarCases {...similar} />
          </Section>
        )}
      </div>
    </div>
  );
}
