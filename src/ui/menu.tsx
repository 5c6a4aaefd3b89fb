import type { ReactNode, RefObject } from 'react';
import { Menu as AriaMenu, Header, MenuItem, MenuSection, MenuTrigger, Popover } from 'react-aria-components';
import { classNames } from './class-names.ts';
import { groupOptions } from './option-groups.ts';

export interface MenuEntry {
  id: string;
  label: string;
  description?: string;
  icon?: ReactNode;
  /** Entries with the same group stand together under its name. */
  group?: string;
  /** Leads somewhere inside the product, in place of an action. */
  href?: string;
  tone?: 'plain' | 'danger';
  isDisabled?: boolean;
}

export interface MenuProps {
  /** The button that opens it and gives it its name. */
  trigger: ReactNode;
  entries: readonly MenuEntry[];
  onAction?: (id: string) => void;
  /** For a menu that a key opens as well. */
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  placement?: 'bottom start' | 'bottom end' | 'top start' | 'top end';
}

function Entry({ entry }: { entry: MenuEntry }) {
  return (
    <MenuItem
      id={entry.id}
      textValue={entry.label}
      href={entry.href}
      isDisabled={entry.isDisabled}
      className={classNames(
        'flex min-h-11 cursor-pointer items-center gap-3 rounded-input px-3 py-2 outline-none focus-visible:shadow-none',
        'data-focused:bg-linen data-disabled:cursor-not-allowed data-disabled:opacity-45',
        entry.tone === 'danger' && 'text-red',
      )}
    >
      {entry.icon}
      <span className="min-w-0 grow">
        {entry.label}
        {entry.description && <span className="block text-ink-soft text-sm">{entry.description}</span>}
      </span>
    </MenuItem>
  );
}

interface MenuPopoverProps
  extends Pick<MenuProps, 'entries' | 'onAction' | 'isOpen' | 'onOpenChange' | 'placement'> {
  /** Where it hangs and what names it, for a button that is no trigger of React Aria’s. */
  triggerRef?: RefObject<HTMLElement | null>;
  label?: string;
}

/** The list that a menu opens. */
export function MenuPopover(props: MenuPopoverProps) {
  const { entries, onAction, isOpen, onOpenChange, placement = 'bottom end', triggerRef, label } = props;
  return (
    <Popover
      placement={placement}
      {...(triggerRef && { triggerRef, isOpen, onOpenChange, trigger: 'MenuTrigger' })}
      className="min-w-55 max-w-80 overflow-y-auto rounded-card border border-line bg-paper p-1.5 shadow-float transition-opacity data-entering:opacity-0 data-exiting:opacity-0"
    >
      <AriaMenu
        {...(triggerRef && { 'aria-label': label, autoFocus: 'first' as const })}
        onAction={(key) => onAction?.(String(key))}
        {...(onOpenChange && { onClose: () => onOpenChange(false) })}
        className="outline-none focus-visible:shadow-none"
      >
        {groupOptions(entries).map((group) =>
          group.name === undefined ? (
            group.options.map((entry) => <Entry key={entry.id} entry={entry} />)
          ) : (
            <MenuSection
              key={group.name}
              className="not-first:mt-1 not-first:border-line not-first:border-t not-first:pt-1"
            >
              <Header className="px-3 pt-2 pb-1 font-semibold text-ink-soft text-xs">{group.name}</Header>
              {group.options.map((entry) => (
                <Entry key={entry.id} entry={entry} />
              ))}
            </MenuSection>
          ),
        )}
      </AriaMenu>
    </Popover>
  );
}

export function Menu({ trigger, isOpen, onOpenChange, ...list }: MenuProps) {
  return (
    <MenuTrigger isOpen={isOpen} onOpenChange={onOpenChange}>
      {trigger}
      <MenuPopover {...list} />
    </MenuTrigger>
  );
}
