import { CalendarPlus, Copy, ExternalLink, MessageSquare, MoreHorizontal, Phone, QrCode } from 'lucide-react';
import { calendarDate, calendarDateOf } from '#base/calendar-date.ts';
import { formatMonthDay } from '#base/calendar-date-format.ts';
import { personName } from '#capabilities/guests/rules/guest-person.ts';
import { joinNames, peopleText } from '#capabilities/guests/rules/household-names.ts';
import { Badge, type BadgeVariant } from '#ui/badge.tsx';
import { classNames } from '#ui/class-names.ts';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu } from '#ui/menu.tsx';
import { useHydrated } from '#ui/use-hydrated.ts';
import { type HouseholdProgress, PROGRESS_LABELS } from '../../rules/household-progress.ts';
import { PREVIEW, rsvpPaths } from '../../rules/paths.ts';
import { REPLY_SOURCE_LABELS } from '../../rules/reply-source.ts';
import { callLink, textMessageLink } from '../../rules/text-message.ts';
import type { Standing } from './standings.ts';
import { linkOf, type ReplyActions } from './use-reply-actions.ts';

const FACES: Readonly<Record<HouseholdProgress, BadgeVariant>> = {
  LATE: 'red',
  DRAFT: 'gold',
  OPENED: 'cove',
  WAITING: 'gray',
  PARTLY: 'gold',
  ANSWERED: 'green',
};

const dayOf = (at: string) => formatMonthDay(calendarDateOf(new Date(at)));

/** ‘Answered Aug 7, by link’. */
function whenText({ reply, progress }: Standing): string {
  const { openedAt, answeredAt, source, extendedUntil } = reply;
  const answered = answeredAt && `Answered ${dayOf(answeredAt)}`;
  const how = source && REPLY_SOURCE_LABELS[source].toLowerCase();
  const opened = openedAt ? `Opened ${dayOf(openedAt)}` : 'Not opened yet';
  const said = answered ? [answered, how].filter(Boolean).join(', ') : opened;
  const known = progress === 'ANSWERED' && !answered ? 'Noted by you' : said;
  const more = extendedUntil !== null && progress !== 'ANSWERED';
  return more ? `${known}. Until ${formatMonthDay(calendarDate(extendedUntil))}` : known;
}

const ROUND =
  'inline-flex size-11 shrink-0 items-center justify-center rounded-full text-secondary transition-colors hover:bg-ink/6';

function Contacts({ standing, couple }: { standing: Standing; couple: string }) {
  const isHydrated = useHydrated();
  const reached = standing.household.people.filter(({ phone }) => phone !== '');
  return reached.map((person) => (
    <span key={person.uuid} className="inline-flex items-center">
      {reached.length > 1 && <span className="text-ink-soft text-sm">{person.firstName}</span>}
      <a href={callLink(person.phone)} className={ROUND} aria-label={`Call ${personName(person)}`}>
        <Phone size={20} aria-hidden="true" />
      </a>
      <a
        href={textMessageLink(person.phone, { couple, link: isHydrated ? linkOf(standing) : '' })}
        className={ROUND}
        aria-label={`Text ${personName(person)}`}
      >
        <MessageSquare size={20} aria-hidden="true" />
      </a>
    </span>
  ));
}

interface HouseholdRowProps {
  standing: Standing;
  couple: { a: string; b: string };
  canEdit: boolean;
  actions: ReplyActions;
  onCard: () => void;
  onExtend: () => void;
}

/** One household of the list that is worked through: how it stands, what it wrote, how to reach it. */
export function HouseholdRow({ standing, couple, canEdit, actions, onCard, onExtend }: HouseholdRowProps) {
  const { household, reply, name, progress } = standing;
  const isCalled = progress !== 'ANSWERED' && household.people.some(({ phone }) => phone !== '');
  const entries = [
    { id: 'card', label: 'Show card', icon: <QrCode size={18} aria-hidden="true" /> },
    { id: 'open', label: 'Open as they see it', icon: <ExternalLink size={18} aria-hidden="true" /> },
    ...(canEdit
      ? [{ id: 'extend', label: 'More time', icon: <CalendarPlus size={18} aria-hidden="true" /> }]
      : []),
  ];
  function act(id: string) {
    if (id === 'card') onCard();
    if (id === 'extend') onExtend();
    if (id === 'open') window.open(`${rsvpPaths.household(reply.linkCode)}#${PREVIEW}`, '_blank', 'noopener');
  }
  return (
    <li
      aria-label={name}
      className="grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 border-line px-4 py-3 not-last:border-b md:px-5 lg:grid-cols-[minmax(0,1.3fr)_8.5rem_minmax(0,1.2fr)_auto]"
    >
      <div className="min-w-0">
        <p className="wrap-anywhere font-semibold">
          <bdi>{name}</bdi>
        </p>
        <p className="truncate text-ink-soft text-sm">
          <bdi>{peopleText(household.people)}</bdi>
        </p>
      </div>
      <div className="self-start justify-self-end pt-0.5 lg:self-center lg:justify-self-start lg:pt-0">
        <Badge variant={FACES[progress]}>{PROGRESS_LABELS[progress]}</Badge>
      </div>
      <div className={classNames('min-w-0', isCalled && 'max-lg:col-span-2')}>
        <p className="text-ink-soft text-sm">{whenText(standing)}</p>
        {reply.note && (
          <p className="wrap-anywhere text-sm" dir="auto">
            “{reply.note}”
          </p>
        )}
      </div>
      {reply.linkCode && (
        <div
          className={classNames(
            '-me-3 flex flex-wrap items-center lg:-me-2 lg:justify-self-end',
            isCalled ? 'max-lg:col-span-2 max-lg:-ms-3' : 'justify-self-end',
          )}
          data-print="hidden"
        >
          {isCalled && (
            <Contacts standing={standing} couple={joinNames([couple.a, couple.b].filter(Boolean))} />
          )}
          <IconButton
            label={`Copy link for ${name}`}
            icon={<Copy size={20} />}
            onPress={() => actions.copyLink(standing)}
          />
          <Menu
            trigger={<IconButton label={`More for ${name}`} icon={<MoreHorizontal size={20} />} />}
            entries={entries}
            onAction={act}
          />
        </div>
      )}
    </li>
  );
}
