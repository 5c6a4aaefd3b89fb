import { Check } from 'lucide-react';
import type { CSSProperties, ReactNode, RefObject } from 'react';
import { Header, ListBoxItem, ListBoxSection, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';

interface OptionPopoverProps {
  children: ReactNode;
  /** The box to hang under, where the pressed element is only a part of it. */
  anchorRef?: RefObject<HTMLElement | null>;
  isHidden?: boolean;
}

/** The list itself scrolls and not its popover: React Aria keeps the option at hand in sight only there. */
export const optionListStyle =
  'min-h-0 overflow-y-auto overscroll-contain p-1.5 outline-none focus-visible:shadow-none';

/** The floating list under a select or a combobox; 300 px is the specification's height. */
export function OptionPopover({ children, anchorRef, isHidden }: OptionPopoverProps) {
  return (
    <Popover
      {...(anchorRef && { triggerRef: anchorRef })}
      offset={6}
      maxHeight={300}
      className={classNames(
        'flex w-(--trigger-width) min-w-50 flex-col overflow-hidden rounded-card border border-line bg-paper shadow-float',
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
  style?: CSSProperties;
  children?: ReactNode;
}

export function OptionItem({ id, text, isDisabled, style, children }: OptionItemProps) {
  return (
    <ListBoxItem
      id={id}
      textValue={text}
      isDisabled={isDisabled}
      style={style}
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

/** Options under a common name; without a name they stand alone. */
export function OptionSection({ name, children }: { name: string | undefined; children: ReactNode }) {
  if (name === undefined) return children;
  return (
    <ListBoxSection
      id={`group-${name}`}
      className="not-first:mt-1 not-first:border-line not-first:border-t not-first:pt-1"
    >
      <Header className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-xs">{name}</Header>
      {children}
    </ListBoxSection>
  );
}
