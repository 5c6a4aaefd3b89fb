import { type ReactNode, use, useId } from 'react';
import { Popover as AriaPopover, DialogTrigger, OverlayTriggerStateContext } from 'react-aria-components';
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

function Content({ children }: Pick<PopoverProps, 'children'>) {
  const state = use(OverlayTriggerStateContext);
  return typeof children === 'function' ? children(() => state?.close()) : children;
}

/** Hangs on its button and leaves the page in sight: filters, short explanations, a few fields. */
export function Popover(props: PopoverProps) {
  const { trigger, title, isTitleHidden, children, placement = 'bottom start', isOpen, onOpenChange } = props;
  const titleId = useId();
  return (
    <DialogTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      {/* It is the dialog itself: one nested inside would leave its hidden ways out in no region of the page. */}
      <AriaPopover
        aria-labelledby={titleId}
        placement={placement}
        offset={8}
        className="w-90 max-w-[calc(100vw-1.5rem)] overflow-y-auto rounded-card border border-line bg-paper p-5 shadow-float outline-none transition-opacity focus-visible:shadow-float data-entering:opacity-0 data-exiting:opacity-0"
      >
        <h2 id={titleId} className={classNames('text-lg', isTitleHidden ? 'sr-only' : 'mb-2')}>
          {title}
        </h2>
        <Content>{children}</Content>
      </AriaPopover>
    </DialogTrigger>
  );
}
