import { UserPlus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { paths } from '#app/rules/paths.ts';
import { plural } from '#base/text.ts';
import type { GuestListAnswer, Household } from '#capabilities/guests/contract.ts';
import { GuestsFrame } from '#capabilities/guests/parts/guests-frame.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { RepliesAnswer } from '../../contract/replies.contract.ts';
import { deskInvitation } from '../../rules/desk/desk-invitation.ts';
import { enteredWords } from '../../rules/desk/entered-words.ts';
import { cardName, findCards } from '../../rules/desk/find-cards.ts';
import type { ReplyWay } from '../../rules/desk/reply-ways.ts';
import { knownReply } from '../../rules/fitting-reply.ts';
import { CardSearch } from './card-search.tsx';
import { DeskCount } from './desk-count.tsx';
import { JustEntered } from './just-entered.tsx';
import { KeyList } from './key-list.tsx';
import type { EnteredCard, OpenCard } from './open-card.ts';
import { ReplyCard } from './reply-card.tsx';
import { ToCall } from './to-call.tsx';
import { useDeskKeys } from './use-desk-keys.ts';
import { useEnteredCards } from './use-entered-cards.ts';

const MINUTE = 60_000;

function paceWords(cards: readonly EnteredCard[]): string {
  const [last] = cards;
  const first = cards.at(-1);
  if (!last || !first) return '';
  const minutes = Math.max(1, Math.ceil((last.at.getTime() - first.at.getTime()) / MINUTE));
  return `${plural(cards.length, 'card')} in ${plural(minutes, 'minute')}`;
}

interface DeskProps {
  guests: GuestListAnswer;
  replies: RepliesAnswer;
}

/** Where paper cards and phone calls become replies, one after the other. */
export function Desk({ guests, replies }: DeskProps) {
  const [text, setText] = useState('');
  const [card, setCard] = useState<OpenCard>();
  const [how, setHow] = useState<ReplyWay>('MAIL');
  const [news, setNews] = useState('');
  const searchRef = useRef<HTMLInputElement>(null);
  const cardRef = useRef<HTMLFormElement>(null);
  const isBusy = useRef(false);
  useEffect(() => {
    isBusy.current = card !== undefined || text !== '';
  }, [card, text]);
  useEffect(() => {
    if (window.matchMedia('(pointer: fine)').matches) searchRef.current?.focus({ preventScroll: true });
  }, []);

  const entered = useEnteredCards(guests, (failed) => {
    setNews(`${cardName(failed.household)} is not saved. ${failed.problem}`);
    // Whoever is at the next card is not torn away from it: the list says what is missing.
    if (!isBusy.current) reopen(failed);
  });
  const { seen } = entered;
  const rows = new Map(replies.households.map((row) => [row.householdUuid, row]));
  const counted = entered.cards.filter(({ state }) => state !== 'FAILED' && state !== 'UNDOING');
  const last = counted[0];

  function show(next: OpenCard) {
    flushSync(() => {
      setCard(next);
      setText('');
    });
    cardRef.current?.querySelector<HTMLElement>('[data-cell] [tabindex="0"]')?.focus();
  }
  function open(household: Household) {
    const invitation = deskInvitation(household, rows.get(household.uuid), guests, replies);
    const reply = knownReply(invitation);
    show({ key: crypto.randomUUID(), household, invitation, reply, how });
  }
  /** It may have been stored and only the answer lost; what is changed now must count as another. */
  function reopen(failed: EnteredCard) {
    entered.remove(failed.key);
    show({ ...failed, key: crypto.randomUUID() });
  }
  function leave() {
    flushSync(() => {
      setCard(undefined);
      setText('');
    });
    searchRef.current?.focus();
  }
  function save() {
    if (!card) return;
    entered.enter(card);
    setNews(`${cardName(card.household)}: ${enteredWords(card.invitation, card.reply)}`);
    leave();
  }
  function undo(taken: EnteredCard) {
    entered.undo(taken);
    setNews(`Undid ${cardName(taken.household)}.`);
    setText('');
  }
  function change(changed: Partial<OpenCard>) {
    if (changed.how) setHow(changed.how);
    setCard((known) => known && { ...known, ...changed });
  }
  useDeskKeys({
    card,
    cardRef,
    onReply: (reply) => change({ reply }),
    onSave: save,
    onLeave: leave,
    onSearch: () => searchRef.current?.select(),
    onUndo: () => last && undo(last),
  });

  return (
    <GuestsFrame
      title="Reply desk"
      actions={
        <>
          {counted.length > 1 && (
            <span className="self-center text-ink-soft text-sm">{paceWords(counted)}</span>
          )}
          <PlainLink to={paths.guests()} className={buttonStyle({ variant: 'secondary' })}>
            <UserPlus size={18} aria-hidden="true" /> Not on the list
          </PlainLink>
          <PlainLink to={paths.guests()} className={buttonStyle({ variant: 'secondary' })}>
            Done for now
          </PlainLink>
        </>
      }
    >
      <p role="status" className="sr-only">
        {news}
      </p>
      <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,1fr)_18rem]">
        <div className="flex min-w-0 flex-col gap-6">
          <div className="rounded-card border border-line bg-paper shadow-float">
            <CardSearch
              text={text}
              onType={setText}
              found={findCards(seen.households, rows, text)}
              onOpen={open}
              last={last}
              onUndo={undo}
              inputRef={searchRef}
            />
            {card && (
              <ReplyCard
                key={card.key}
                card={card}
                onChange={change}
                onSave={save}
                onLeave={leave}
                cardRef={cardRef}
              />
            )}
          </div>
          <JustEntered cards={entered.cards} onUndo={undo} onReopen={reopen} />
        </div>
        <aside aria-label="Standing" className="flex flex-col gap-5">
          <DeskCount guests={seen} card={card} />
          <KeyList />
          <ToCall guests={seen} today={replies.today} onOpen={open} />
        </aside>
      </div>
    </GuestsFrame>
  );
}
