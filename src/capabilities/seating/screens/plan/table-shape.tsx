import { classNames } from '#ui/class-names.ts';
import type { SeatingTable } from '../../rules/seating-state.ts';

type Drawn = Pick<SeatingTable, 'shape' | 'lengthIn' | 'widthIn' | 'x' | 'y' | 'angle'>;

/** The top of a table, turned as it stands. */
export function TableShape({ table, className }: { table: Drawn; className?: string }) {
  const { shape, lengthIn, widthIn, x, y, angle } = table;
  const look = {
    strokeWidth: 1.5,
    className: classNames('fill-paper stroke-line-strong', className),
    transform: `rotate(${angle} ${x} ${y})`,
  };
  const [left, top] = [x - lengthIn / 2, y - widthIn / 2];
  if (shape === 'ROUND' || shape === 'OVAL')
    return <ellipse {...look} cx={x} cy={y} rx={lengthIn / 2} ry={widthIn / 2} />;
  if (shape === 'SWEETHEART')
    return (
      <path
        {...look}
        d={`M${left} ${top + widthIn} A${lengthIn / 2} ${widthIn} 0 0 1 ${left + lengthIn} ${top + widthIn} Z`}
      />
    );
  if (shape === 'ROW')
    return <line {...look} x1={left} x2={left + lengthIn} y1={y} y2={y} strokeDasharray="4 4" />;
  return <rect {...look} x={left} y={top} width={lengthIn} height={widthIn} rx={4} />;
}
