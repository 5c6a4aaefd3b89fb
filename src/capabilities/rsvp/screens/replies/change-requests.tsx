import { ArrowRight } from 'lucide-react';
import { useState } from 'react';
import { TimeAgoText } from '#app/time-ago-text.tsx';
import { plural } from '#base/text.ts';
import type { GuestListAnswer } from '#capabilities/guests/contract.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { type ChangedSection, changedSections } from '../../rules/changed-sections.ts';
import { invitationOf } from '../../rules/invitation-of.ts';
import type { Standing } from './standings.ts';
import type { ReplyActions } from './use-reply-actions.ts';

interface ChangeRequestsProps {
  standings: readonly Standing[];
  list: Pick<GuestListAnswer, 'events' | 'couple' | 'canEdit'>;
  replies: RepliesAnswer;
  actions: ReplyActions;
}

type Decided = { standing: Standing; decision: 'approve' | 'decline' };

function sectionsOf(
  { household, reply }: Standing,
  { events, couple }: Pick<GuestListAnswer, 'events' | 'couple'>,
  { settings, questions, today }: RepliesAnswer,
) {
  const { answeredAt, note, answers, extendedUntil, request } = reply;
  const invitation = invitationOf(household, events, {
    ...{ settings, questions, couple, extendedUntil, today, waiting: true, version: 0 },
    sent: answeredAt === null ? null : { receipt: '', at: answeredAt, note, answers },
  });
  return request ? changedSections(invitation, request.reply) : [];
}

/** Who reads it aloud hears both names; who sees it has the arrow. */
function Change({ section: { title, before, after } }: { section: ChangedSection }) {
  return (
    <div className="wrap-anywhere">
      <p className="font-semibold" dir="auto">
        {title}
      </p>
      <p className="text-ink-soft" dir="auto">
        Now: {before.join(' ') || 'Nothing said'}
      </p>
      <p className="flex items-start gap-2">
        <ArrowRight size={18} aria-hidden="true" className="mt-1 shrink-0 text-gold-deep" />
        <span dir="auto">
          <span className="sr-only">They’d like: </span>
          {after.join(' ') || 'Nothing said'}
        </span>
      </p>
    </div>
  );
}

function DecisionDialog({
  decided,
  actions,
  onClose,
}: {
  decided: Decided;
  actions: ReplyActions;
  onClose: () => void;
}) {
  const { standing, decision } = decided;
  const isApproved = decision === 'approve';
  const { deciding } = actions;
  return (
    <Dialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={isApproved ? `Approve for ${standing.name}?` : `Decline for ${standing.name}?`}
      role="alertdialog"
      size="small"
      footer={
        <>
          <Button variant="quiet" onPress={onClose}>
            Cancel
          </Button>
          <Button
            variant={isApproved ? 'primary' : 'danger'}
            isPending={deciding.isPending}
            onPress={() => deciding.mutate(decided, { onSettled: onClose })}
          >
            {isApproved ? 'Approve' : 'Decline'}
          </Button>
        </>
      }
    >
      <p>
        {isApproved
          ? 'Your counts change right away. If we know their email, we’ll tell them it worked out.'
          : 'Their answer stays as it is. If we know their email, we’ll tell them it’s no longer possible.'}
      </p>
    </Dialog>
  );
}

/** What households asked for after the last day; decided before anything else on this page. */
export function ChangeRequests({ standings, list, replies, actions }: ChangeRequestsProps) {
  const [decided, setDecided] = useState<Decided>();
  const asking = standings.filter(({ reply }) => reply.request !== null);
  if (asking.length === 0) return null;
  return (
    <section aria-labelledby="changes-title" className="mb-6">
      <h2 id="changes-title" className="mb-3 font-display text-2xl">
        {asking.length === 1
          ? '1 household asks for a change'
          : `${plural(asking.length, 'household')} ask for a change`}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {asking.map((standing) => (
          <li
            key={standing.reply.householdUuid}
            className="flex flex-col rounded-card border border-gold/40 bg-gold-tint p-5"
          >
            <h3 className="wrap-anywhere font-display text-xl">
              <bdi>{standing.name}</bdi>
            </h3>
            <p className="mb-3 text-ink-soft text-sm">
              Asked <TimeAgoText at={standing.reply.request?.createdAt ?? ''} />
            </p>
            <div className="mb-4 flex flex-col gap-3">
              {sectionsOf(standing, list, replies).map((section) => (
                <Change key={section.key} section={section} />
              ))}
            </div>
            {list.canEdit && (
              <div className="mt-auto flex flex-wrap gap-3" data-print="hidden">
                <Button
                  aria-label={`Approve for ${standing.name}`}
                  onPress={() => setDecided({ standing, decision: 'approve' })}
                >
                  Approve
                </Button>
                <Button
                  variant="secondary"
                  aria-label={`Decline for ${standing.name}`}
                  onPress={() => setDecided({ standing, decision: 'decline' })}
                >
                  Decline
                </Button>
              </div>
            )}
          </li>
        ))}
      </ul>
      {decided && (
        <DecisionDialog decided={decided} actions={actions} onClose={() => setDecided(undefined)} />
      )}
    </section>
  );
}
