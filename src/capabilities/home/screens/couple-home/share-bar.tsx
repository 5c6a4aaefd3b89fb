import { classNames } from '#ui/class-names.ts';

export type BarShare = { label: string; share: number; tone: string };

/** A whole in its parts; the words below say what the bar draws. */
export function ShareBar({ shares, className }: { shares: readonly BarShare[]; className?: string }) {
  const shown = shares.filter(({ share }) => share > 0);
  return (
    <div className={className}>
      <div aria-hidden="true" className="flex h-3 gap-0.5 overflow-hidden rounded-full bg-linen">
        {shown.map(({ label, share, tone }) => (
          <span key={label} className={tone} style={{ flexGrow: share }} />
        ))}
      </div>
      <ul className="mt-2 flex flex-wrap gap-x-5 gap-y-1 text-sm">
        {shown.map(({ label, tone }) => (
          <li key={label} className="flex items-center gap-2 text-ink-soft">
            <span aria-hidden="true" className={classNames('size-2 rounded-full', tone)} />
            {label}
          </li>
        ))}
      </ul>
    </div>
  );
}
