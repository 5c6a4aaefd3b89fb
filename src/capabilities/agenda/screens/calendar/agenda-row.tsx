import type { ReactNode } from 'react';
import { clockTime } from '#base/clock-time.ts';
import { Badge } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import { AGENDA_KIND_LABELS, type AgendaItem, isLate } from '../../rules/agenda-item.ts';
import { KIND_FACES } from './kind-faces.ts';

interface AgendaRowProps {
  item: AgendaItem;
  today: string;
  /** Its day, where rows of several days stand below one another. */
  lead?: ReactNode;
}

/** One thing of the plan: what it is, when, and the way to where it is done. */
export function AgendaRow({ item, today, lead }: AgendaRowProps) {
  const { kind, time, title, detail, isDone, href } = item;
  const { icon: Icon, tint } = KIND_FACES[kind];
  const facts = [time && clockTime(time.startsAt), detail].filter(Boolean).join(' · ');
  return (
    <PlainLink
      to={href}
      className="flex items-start gap-3 rounded-card px-4 py-3.5 transition-colors hover:bg-linen md:gap-4 md:px-5"
    >
      {lead}
      <span className={classNames('flex size-9 shrink-0 items-center justify-center rounded-full', tint)}>
        <Icon size={18} aria-hidden="true" />
        <span className="sr-only">{AGENDA_KIND_LABELS[kind]}: </span>
      </span>
      <span className="min-w-0 grow">
        <span className={classNames('block wrap-anywhere font-semibold', isDone && 'text-ink-soft')}>
          {title}
        </span>
        {facts && <span className="block wrap-anywhere text-ink-soft text-sm">{facts}</span>}
      </span>
      {isDone && <Badge variant="green">Done</Badge>}
      {isLate(item, today) && <Badge variant="red">Late</Badge>}
    </PlainLink>
  );
}
