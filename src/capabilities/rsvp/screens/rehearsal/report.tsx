import { CircleCheck } from 'lucide-react';
import { paths } from '#app/rules/paths.ts';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { EVERYONE, writeGuestView } from '#capabilities/guests/rules/guest-view.ts';
import { householdName } from '#capabilities/guests/rules/household-names.ts';
import { Badge } from '#ui/badge.tsx';
import { TextLink } from '#ui/text-link.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { findingWords } from '../../rules/rehearsal/finding-words.ts';
import { type Finding, isToMend, rehearsalReport } from '../../rules/rehearsal/report.ts';

/** Longer lists are read on the guest list. */
const NAMED = 5;

/** Where it is mended. */
const PLACES = {
  EVENT: { label: 'Events', path: paths.guestEvents() },
  QUESTION: { label: 'Reply form', path: paths.guestReplyForm() },
  FORM: { label: 'Reply form', path: paths.guestReplyForm() },
  HOUSEHOLDS: { label: 'Guest list', path: paths.guests() },
} as const;

function placeOf(finding: Finding) {
  return finding.kind === 'NOTHING_ASKED' ? PLACES.EVENT : PLACES[finding.about];
}

function keyOf(finding: Finding): string {
  if (finding.about === 'EVENT') return `${finding.kind} ${finding.event.uuid}`;
  return finding.about === 'QUESTION' ? `${finding.kind} ${finding.question.uuid}` : finding.kind;
}

function Households({ uuids, list }: { uuids: readonly string[]; list: GuestListAnswer }) {
  const named = list.households.filter(({ uuid }) => uuids.slice(0, NAMED).includes(uuid));
  return (
    <ul className="mt-1 flex flex-wrap gap-x-4">
      {named.map((household) => {
        const text = household.people[0]?.lastName || householdName(household);
        return (
          <li key={household.uuid}>
            <TextLink to={paths.guests() + writeGuestView({ ...EVERYONE, text })} dir="auto">
              {householdName(household)}
            </TextLink>
          </li>
        );
      })}
      {uuids.length > NAMED && <li className="text-ink-soft">and {uuids.length - NAMED} more</li>}
    </ul>
  );
}

/** What guests would stumble over, each with the way to where it is mended. */
export function Report({ list, replies }: { list: GuestListAnswer; replies: RepliesAnswer }) {
  const { settings, questions, today } = replies;
  const findings = rehearsalReport({ ...list, settings, questions, today });
  return (
    <section aria-labelledby="report-title" className="rounded-card border border-line bg-paper p-5">
      <h2 id="report-title" className="mb-1 font-display text-2xl">
        Before you send
      </h2>
      {findings.length === 0 ? (
        <p className="flex items-center gap-2">
          <CircleCheck size={20} aria-hidden="true" className="shrink-0 text-green-deep" />
          Everything your guests will see is in place.
        </p>
      ) : (
        <ul aria-label="What we found" className="divide-y divide-line">
          {findings.map((finding) => {
            const { label, path } = placeOf(finding);
            return (
              <li key={keyOf(finding)} className="py-3">
                <p className="mb-1 flex items-center justify-between gap-3">
                  <Badge variant={isToMend(finding) ? 'red' : 'gray'}>
                    {isToMend(finding) ? 'Fix' : 'Check'}
                  </Badge>
                  <TextLink to={path}>
                    {label}
                    <span className="sr-only">: {findingWords(finding)}</span>
                  </TextLink>
                </p>
                <p className="wrap-anywhere" dir="auto">
                  {findingWords(finding)}
                </p>
                {finding.about === 'HOUSEHOLDS' && <Households uuids={finding.uuids} list={list} />}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
