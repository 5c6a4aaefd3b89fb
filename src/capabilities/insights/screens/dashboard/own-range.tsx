import { useState } from 'react';
import { Button as AriaButton, Form } from 'react-aria-components';
import { useNavigate } from 'react-router';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { type CalendarDate, calendarDate } from '#base/calendar-date.ts';
import { formatUsDate, parseUsDate } from '#base/calendar-date-format.ts';
import { MESSAGES } from '#base/validation/messages.ts';
import { Button } from '#ui/button.tsx';
import { DateField } from '#ui/date-field.tsx';
import { Popover } from '#ui/popover.tsx';
import type { Dashboard } from '../../contract.ts';
import { isSoundPeriod } from '../../rules/periods.ts';
import { rangeStyle } from './range-style.ts';

interface FieldsProps {
  dashboard: Dashboard;
  onChoose: (from: CalendarDate, to: CalendarDate) => void;
}

function OwnRangeFields({ dashboard: { period, today }, onChoose }: FieldsProps) {
  const [from, setFrom] = useState(formatUsDate(calendarDate(period.from)));
  const [to, setTo] = useState(formatUsDate(calendarDate(period.to)));
  const [error, setError] = useState<string>();
  const last = calendarDate(today);

  function choose() {
    const [first, end] = [parseUsDate(from), parseUsDate(to)];
    if (!first || !end) return setError(MESSAGES.date);
    if (!isSoundPeriod({ from: first, to: end }, last))
      return setError('Choose up to two years, ending today or earlier.');
    onChoose(first, end);
  }

  return (
    <Form
      className="grid gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        choose();
      }}
    >
      <DateField label="From" value={from} onChange={setFrom} maxDate={last} error={error} />
      <DateField label="To" value={to} onChange={setTo} maxDate={last} />
      <Button type="submit" isFullWidth>
        Show these days
      </Button>
    </Form>
  );
}

/** Two days of one's own choice. */
export function OwnRange({ dashboard, storefront }: { dashboard: Dashboard; storefront: string }) {
  const navigate = useNavigate();
  const [isOpen, setOpen] = useState(false);
  const isCurrent = dashboard.range === 'own';
  return (
    <Popover
      title="Choose your own days"
      placement="bottom end"
      isOpen={isOpen}
      onOpenChange={setOpen}
      trigger={
        <AriaButton className={rangeStyle(isCurrent)} aria-pressed={isCurrent}>
          Custom
        </AriaButton>
      }
    >
      <OwnRangeFields
        dashboard={dashboard}
        onChoose={(from, to) => {
          setOpen(false);
          navigate(withQuery(vendorPaths.dashboard, { storefront, range: 'own', from, to }), {
            preventScrollReset: true,
          });
        }}
      />
    </Popover>
  );
}
