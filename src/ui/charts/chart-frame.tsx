import type { ReactNode } from 'react';
import { classNames } from '../class-names.ts';

export interface ChartDatum {
  label: string;
  value: number;
}

/** What every chart takes. */
export interface ChartProps {
  /** What is measured: 'Inquiries per month'. */
  label: string;
  isLabelHidden?: boolean;
  formatValue?: (value: number) => string;
  className?: string;
}

interface ChartFrameProps extends ChartProps {
  data: readonly ChartDatum[];
  children: ReactNode;
}

/** The drawing is for the eyes; whoever cannot see it gets the same numbers as a table. */
export function ChartFrame({
  label,
  isLabelHidden,
  data,
  formatValue = String,
  className,
  children,
}: ChartFrameProps) {
  return (
    <figure className={classNames('relative', className)}>
      <figcaption className={isLabelHidden ? 'sr-only' : 'mb-3 font-semibold text-sm'}>{label}</figcaption>
      {data.length === 0 ? (
        <p className="flex min-h-30 items-center justify-center rounded-input bg-ink/4 text-ink-soft text-sm">
          Nothing to show yet
        </p>
      ) : (
        <>
          <div aria-hidden="true">{children}</div>
          <table className="sr-only">
            <caption>{label}</caption>
            <tbody>
              {data.map((datum) => (
                <tr key={datum.label}>
                  <th scope="row">{datum.label}</th>
                  <td>{formatValue(datum.value)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </>
      )}
    </figure>
  );
}
