import { ChartLine, Download, Table2 } from 'lucide-react';
import { vendorPaths } from '#app/rules/vendor-paths.ts';
import { withQuery } from '#app/rules/with-query.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { PlainLink } from '#ui/plain-link.tsx';
import type { Dashboard } from '../../contract.ts';
import type { DashboardQuestion } from '../../queries.ts';
import type { Range } from '../../rules/periods.ts';
import { exportAddress } from './export-address.ts';
import { OwnRange } from './own-range.tsx';
import { rangeStyle } from './range-style.ts';

const RANGES: readonly { range: Exclude<Range, 'own'>; long: string; short: string }[] = [
  { range: '7d', long: '7 days', short: '7 d' },
  { range: '30d', long: '30 days', short: '30 d' },
  { range: '90d', long: '90 days', short: '90 d' },
  { range: '12m', long: '12 months', short: '12 mo' },
];

interface RangeBarProps {
  dashboard: Dashboard;
  question: DashboardQuestion;
  isTable: boolean;
  onTableChange: () => void;
}

/** How far back, as links: every range has an address. Beside it the same figures as a table and as a file. */
export function RangeBar({ dashboard, question, isTable, onTableChange }: RangeBarProps) {
  const { uuid: storefront, range: current } = question;
  const Icon = isTable ? ChartLine : Table2;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3" data-print="hidden">
      <nav aria-label="Period" className="flex rounded-full bg-ink/6 p-1 max-md:w-full">
        {RANGES.map(({ range, long, short }) => (
          <PlainLink
            key={range}
            to={withQuery(vendorPaths.dashboard, { storefront, range })}
            staysPut
            aria-current={range === current ? 'true' : undefined}
            aria-label={long}
            className={rangeStyle(range === current)}
          >
            <span className="md:hidden">{short}</span>
            <span className="max-md:hidden">{long}</span>
          </PlainLink>
        ))}
        <OwnRange dashboard={dashboard} storefront={storefront} />
      </nav>
      <div className="flex gap-2.5 max-md:hidden">
        <Button variant="secondary" icon={<Icon size={18} aria-hidden="true" />} onPress={onTableChange}>
          {isTable ? 'Show as chart' : 'Show as table'}
        </Button>
        <a
          href={exportAddress(question)}
          download
          className={classNames(buttonStyle({ variant: 'secondary' }))}
          aria-label="Download as CSV"
        >
          <Download size={18} aria-hidden="true" />
          CSV
        </a>
      </div>
    </div>
  );
}
