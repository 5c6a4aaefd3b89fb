import { Check } from 'lucide-react';
import type { ReactNode, RefObject } from 'react';
import { ListBoxItem, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';

interface OptionPopoverProps {
  children: ReactNode;
  /** The box to hang under, where the pressed element is only a part of it. */
  anchorRef?: RefObject<HTMLElement | null>;
  isHidden?: boolean;
}

/** The floating list under a select or a combobox; 300 px is the specification's height. */
export function OptionPopover({ children, anchorRef, isHidden }: OptionPopoverProps) {
  return (
    <Popover
      {...(anchorRef && { triggerRef: anchorRef })}
      offset={6}
      maxHeight={300}
      className={classNames(
        'w-(--trigger-width) min-w-50 overflow-y-auto overscroll-contain rounded-card border border-line bg-paper p-1.5 shadow-float',
        'transition-opacity data-entering:opacity-0 data-exiting:opacity-0',
        isHidden && 'hidden',
      )}
    >
      {children}
    </Popover>
  );
}

export interface OptionItemProps {
  id: string;
  /** What type-ahead and screen readers take as its text. */
  text: string;
  isDisabled?: boolean;
  children?: ReactNode;
}

export function OptionItem({ id, text, isDisabled, children }: OptionItemProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={text}
      isDisabled={isDisabled}
      className="flex min-h-11 cursor-pointer items-center gap-2 rounded-input px-3 py-2 text-base outline-none focus-visible:shadow-none data-disabled:cursor-not-allowed data-disabled:opacity-45 data-focused:bg-linen data-selected:font-semibold"
    >
      {({ isSelected }) => (
        <>
          <span className="min-w-0 grow">{children ?? text}</span>
          {isSelected && <Check size={18} className="text-secondary" aria-hidden="true" />}
        </>
      )}
    </ListBoxItem>
  );
}
