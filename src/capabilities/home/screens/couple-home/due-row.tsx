import {
  CalendarClock,
  ListChecks,
  type LucideIcon,
  MessageCircle,
  ReceiptText,
  Users,
  Wallet,
} from 'lucide-react';
import { calendarDate } from '#base/calendar-date.ts';
import { AvatarMonogram } from '#ui/avatar-monogram.tsx';
import { ButtonLink } from '#ui/button-link.tsx';
import { classNames } from '#ui/class-names.ts';
import type { HomeAnswer } from '../../contract.ts';
import { dayMark } from '../../rules/day-words.ts';
import type { DueKind } from '../../rules/due-items.ts';
import { DoneButton } from './done-button.tsx';

type HomeWedding = NonNullable<HomeAnswer['wedding']>;

interface DueRowProps {
  item: HomeAnswer['due'][number];
  today: string;
  members: HomeWedding['members'];
  allowed: HomeWedding['allowed'];
  /** Of the day of the one above: then its date is not said again. */
  isSameDay: boolean;
  /** On phones. */
  isFolded: boolean;
}

const ICONS: Readonly<Record<DueKind, LucideIcon>> = {
  PAYMENT: Wallet,
  MESSAGE: MessageCircle,
  OFFER: ReceiptText,
  REPLIES: Users,
  TASK: ListChecks,
  EVENT: CalendarClock,
};

const WORDS: Readonly<Record<DueKind, string>> = {
  PAYMENT: 'Open',
  MESSAGE: 'Reply',
  OFFER: 'Read offer',
  REPLIES: 'See who',
  TASK: 'Open',
  EVENT: 'Details',
};

const TONES = ['blush', 'sage', 'sky'] as const;

export function DueRow({ item, today, members, allowed, isSameDay, isFolded }: DueRowProps) {
  const { kind, day, title, detail, href, isLate } = item;
  const Icon = ICONS[kind];
  const whose = members.filter(({ userUuid }) => item.members.includes(userUuid));
  const mayTick =
    (item.paymentUuid !== null && allowed.includes('edit-budget')) ||
    (item.taskUuid !== null && allowed.includes('edit-checklist'));
  return (
    <li
      className={classNames(
        'flex gap-4 border-line border-t py-4 first:border-t-0',
        isFolded && 'max-md:hidden max-md:noscript:flex',
      )}
    >
      <p
        className={classNames(
          'w-11 shrink-0 text-sm',
          isLate ? 'text-red-deep' : 'text-ink-soft',
          isSameDay && 'opacity-0',
        )}
      >
        {dayMark(calendarDate(day), calendarDate(today))}
        <span className={classNames('block font-display text-2xl', !isLate && 'text-ink')}>
          {Number(day.slice(-2))}
        </span>
      </p>
      <span
        className={classNames(
          'mt-1 hidden size-10 shrink-0 items-center justify-center rounded-full sm:flex',
          isLate ? 'bg-red-tint text-red-deep' : 'bg-linen text-ink',
        )}
      >
        <Icon size={20} aria-hidden="true" />
      </span>
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-60">
          <p className="font-semibold">{title}</p>
          {detail && <p className="line-clamp-2 text-ink-soft text-sm">{detail}</p>}
        </div>
        <div className="flex items-center gap-3">
          {whose.length > 0 && (
            <span className="flex -space-x-2">
              {whose.map(({ userUuid, firstName }) => (
                <AvatarMonogram
                  key={userUuid}
                  names={[firstName]}
                  size="small"
                  tone={
                    TONES[members.findIndex((one) => one.userUuid === userUuid) % TONES.length] ?? 'blush'
                  }
                  label={firstName}
                />
              ))}
            </span>
          )}
          {mayTick ? (
            <DoneButton item={item} today={today} />
          ) : (
            <ButtonLink to={href} variant="secondary" size="small" aria-label={`${WORDS[kind]}: ${title}`}>
              {WORDS[kind]}
            </ButtonLink>
          )}
        </div>
      </div>
    </li>
  );
}
