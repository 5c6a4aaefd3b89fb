import { paths } from '#app/rules/paths.ts';
import { formatLongDate } from '#base/calendar-date-format.ts';
import { joinLabels } from '#base/text.ts';
import { TextLink } from '#ui/text-link.tsx';
import type { DayView } from '../../rules/day-view.ts';

function Bookings({ view: { bookings } }: { view: DayView }) {
  return bookings.map(({ names, inquiryUuid }) => (
    <p key={inquiryUuid ?? names}>
      Booked{names && ` by ${names}`}.{' '}
      {inquiryUuid && <TextLink to={paths.leads('booked', inquiryUuid)}>Open the lead</TextLink>}
    </p>
  ));
}

interface DayDetailsProps {
  view: DayView | undefined;
  canEdit: boolean;
}

/** The day that was pressed last: who has it, and where that is changed. */
export function DayDetails({ view, canEdit }: DayDetailsProps) {
  const isHeld = view && (view.face === 'BOOKED' || view.face === 'FEED');
  return (
    <div
      role="status"
      className={isHeld ? 'mt-5 rounded-card border border-line bg-linen px-4 py-3' : undefined}
    >
      {isHeld && (
        <>
          <p className="font-semibold">{formatLongDate(view.day)}</p>
          <Bookings view={view} />
          {view.feedNames.length > 0 && (
            <p>
              Taken in {joinLabels([...view.feedNames])}.{' '}
              {canEdit && 'Change it there, and it follows here within half an hour.'}
            </p>
          )}
          {view.isBlocked && <p className="text-ink-soft text-sm">You’ve blocked this day as well.</p>}
        </>
      )}
    </div>
  );
}
