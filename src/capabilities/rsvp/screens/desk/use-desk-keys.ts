import { type RefObject, useEffect, useEffectEvent } from 'react';
import { flushSync } from 'react-dom';
import { withAll, withDish } from '../../rules/desk/change-card.ts';
import { dishesFor } from '../../rules/dishes-for.ts';
import type { InvitedEvent } from '../../rules/household-invitation.ts';
import type { Reply } from '../../rules/reply.ts';
import type { OpenCard } from './open-card.ts';

interface DeskKeys {
  card: OpenCard | undefined;
  cardRef: RefObject<HTMLFormElement | null>;
  onReply: (reply: Reply) => void;
  onSave: () => void;
  onLeave: () => void;
  onSearch: () => void;
  onUndo: () => void;
}

function dishCell(guestUuid: string, eventUuid: string): string {
  return `[data-cell="${guestUuid} ${eventUuid} dish"]`;
}

/** Who is coming and has not said what they eat, after this cell or from the first one. */
function nextDishCell({ invitation }: OpenCard, reply: Reply, after?: string): string | undefined {
  const cells = invitation.events
    .flatMap((event) => invitation.people.map((person) => ({ event, person })))
    .map(({ event, person }) => {
      const said = reply.people
        .find(({ guestUuid }) => guestUuid === person.uuid)
        ?.events.find(({ eventUuid }) => eventUuid === event.uuid);
      const isOpen =
        said?.status === 'ATTENDING' && !said.dishUuid && dishesFor(event, person.kind).length > 0;
      return { cell: dishCell(person.uuid, event.uuid), isOpen };
    });
  const from = cells.findIndex(({ cell }) => cell === after) + 1;
  return [...cells.slice(from), ...cells.slice(0, from)].find(({ isOpen }) => isOpen)?.cell;
}

function focusCell(form: HTMLFormElement | null, cell: string | undefined): void {
  if (cell) form?.querySelector<HTMLElement>(`${cell} [tabindex="0"]`)?.focus();
}

/** Everything without the mouse. Whoever types words types words: there the keys mean letters. */
export function useDeskKeys({ card, cardRef, onReply, onSave, onLeave, onSearch, onUndo }: DeskKeys): void {
  const change = (open: OpenCard, reply: Reply, after?: string) => {
    flushSync(() => onReply(reply));
    focusCell(cardRef.current, nextDishCell(open, reply, after));
  };

  function chooseDish(open: OpenCard, place: number, at: Element | null) {
    const { people, events } = open.invitation;
    const focused = at?.closest<HTMLElement>('[data-person]')?.dataset.person;
    const person = people.find(({ uuid }) => uuid === focused) ?? people[0];
    if (!person) return;
    const [, ofCell] = at?.closest<HTMLElement>('[data-cell]')?.dataset.cell?.split(' ') ?? [];
    const isInvited = ({ invited }: InvitedEvent) =>
      invited.some(({ guestUuid }) => guestUuid === person.uuid);
    const serving = events.filter(
      (event) => event.asksReply && isInvited(event) && dishesFor(event, person.kind).length > 0,
    );
    const event = serving.find(({ uuid }) => uuid === ofCell) ?? serving[0];
    const dish = event && dishesFor(event, person.kind)[place];
    if (!event || !dish) return;
    focusCell(cardRef.current, dishCell(person.uuid, event.uuid));
    change(open, withDish(open.reply, person.uuid, event.uuid, dish.uuid), dishCell(person.uuid, event.uuid));
  }

  /** The same cell of the person above or below. */
  function moveBy(step: 1 | -1, at: Element | null) {
    const cells = [...(cardRef.current?.querySelectorAll<HTMLElement>('[data-cell]') ?? [])];
    const current = at?.closest<HTMLElement>('[data-cell]');
    const column = current?.dataset.cell?.split(' ').slice(1).join(' ');
    const same = cells.filter((cell) => cell.dataset.cell?.split(' ').slice(1).join(' ') === column);
    const next = current && same[same.indexOf(current) + step];
    next?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }

  /** What a key does to the card in hand, from where the focus is. */
  function cardKeys(open: OpenCard, at: Element | null): Record<string, (() => void) | undefined> {
    const isRadio = at?.getAttribute('role') === 'radio';
    const person = at?.closest('[data-person]') ?? cardRef.current;
    const dishes = Array.from({ length: 9 }, (_, place): [string, () => void] => [
      String(place + 1),
      () => chooseDish(open, place, at),
    ]);
    return {
      y: () => change(open, withAll(open.reply, 'ATTENDING')),
      n: () => onReply(withAll(open.reply, 'DECLINED')),
      d: () => person?.querySelector<HTMLElement>('[data-care]')?.focus(),
      ...Object.fromEntries(dishes),
      // A button that has the focus keeps its own meaning of these.
      ...(isRadio && { arrowdown: () => moveBy(1, at), arrowup: () => moveBy(-1, at) }),
      ...((isRadio || at === document.body) && { enter: onSave }),
    };
  }

  function keysAt(at: Element | null): Record<string, (() => void) | undefined> {
    const leaving = card && { escape: onLeave };
    if (at?.matches('input, textarea, select')) return { ...leaving };
    return { ...leaving, '/': onSearch, z: onUndo, ...(card && cardKeys(card, at)) };
  }

  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.ctrlKey || event.metaKey || event.altKey) return;
    const at = event.target instanceof Element ? event.target : null;
    if (at?.closest('[role="dialog"]')) return;
    const act = keysAt(at)[event.key.toLowerCase()];
    if (!act) return;
    event.preventDefault();
    act();
  });

  useEffect(() => {
    const listen = (event: KeyboardEvent) => onKey(event);
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);
}
