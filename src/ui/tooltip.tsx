import type { ReactNode } from 'react';
import { Tooltip as AriaTooltip, TooltipTrigger } from 'react-aria-components';

export interface TooltipProps {
  /** A few words; never the only place where something important is said, since touch has no hover. */
  text: string;
  /** The button or field it belongs to. */
  children: ReactNode;
  placement?: 'top' | 'bottom' | 'start' | 'end';
}

export function Tooltip({ text, children, placement = 'top' }: TooltipProps) {
  return (
    <TooltipTrigger delay={400} closeDelay={100}>
      {children}
      <AriaTooltip
        placement={placement}
        offset={8}
        className="max-w-64 rounded-input bg-ink px-3 py-1.5 text-paper text-sm shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        {text}
      </AriaTooltip>
    </TooltipTrigger>
  );
}
