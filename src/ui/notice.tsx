import { CircleAlert, CircleCheck, Info, TriangleAlert } from 'lucide-react';
import type { ReactNode, Ref } from 'react';
import { classNames } from './class-names.ts';

const faces = {
  info: { icon: Info, style: 'border-secondary/35 bg-cove-tint', color: 'text-secondary' },
  success: { icon: CircleCheck, style: 'border-green/35 bg-green-tint', color: 'text-green-deep' },
  warn: { icon: TriangleAlert, style: 'border-gold/50 bg-gold-tint', color: 'text-gold-deep' },
  error: { icon: CircleAlert, style: 'border-red/35 bg-red-tint', color: 'text-red' },
};

export interface NoticeProps {
  tone?: keyof typeof faces;
  title?: string;
  children?: ReactNode;
  action?: ReactNode;
  /** Off for a notice that is simply part of the page and must not be announced. */
  isLive?: boolean;
  ref?: Ref<HTMLDivElement>;
  className?: string;
}

function roleOf(tone: keyof typeof faces, isLive: boolean) {
  if (!isLive) return undefined;
  return tone === 'error' ? 'alert' : 'status';
}

export function Notice({
  tone = 'info',
  title,
  children,
  action,
  isLive = true,
  ref,
  className,
}: NoticeProps) {
  const { icon: Icon, style, color } = faces[tone];
  return (
    <div
      ref={ref}
      role={roleOf(tone, isLive)}
      className={classNames('flex items-start gap-3 rounded-card border px-4 py-3', style, className)}
    >
      <Icon size={20} className={classNames('mt-0.75', color)} aria-hidden="true" />
      <div className="flex min-w-0 grow flex-wrap items-center gap-x-4 gap-y-2">
        <div className="min-w-0 grow basis-56">
          {title && <p className="font-semibold">{title}</p>}
          {children}
        </div>
        {action}
      </div>
    </div>
  );
}
