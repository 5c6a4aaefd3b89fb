import type { ReactNode } from 'react';
import { Popover as AriaPopover, Dialog, DialogTrigger, Heading } from 'react-aria-components';
import { classNames } from './class-names.ts';

export interface PopoverProps {
  /** The button that opens it. */
  trigger: ReactNode;
  title: string;
  isTitleHidden?: boolean;
  /** A function gets a way to close it. */
  children: ReactNode | ((close: () => void) => ReactNode);
  placement?: 'bottom' | 'bottom start' | 'bottom end' | 'top' | 'top start' | 'top end';
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
}

/** Hangs on its button and leaves the page in sight: filters, short explanations, a few fields. */
export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleHidden, children, placement = 'bottom start', isOpen, onOpenChange } = props;
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <AriaPopover
        placement={placement}
        offset={8}
        className="w-90 max-w-[calc(100vw-1.5rem)] rounded-card border border-line bg-paper shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
      >
        <Dialog className="max-h-[inherit] overflow-y-auto p-5 outline-none focus-visible:shadow-none">
          {({ close }) => (
            <>
              <Heading
                slot="title"
                level={2}
                className={classNames('text-lg', isTitleHidden ? 'sr-only' : 'mb-2')}
              >
                {title}
              </Heading>
              {typeof children === 'function' ? children(close) : children}
            </>
          )}
        </Dialog>
      </AriaPopover>
    </DialogTrigger>
  );
}
