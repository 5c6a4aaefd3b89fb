import { ChevronDown } from 'lucide-react';
import { type ReactNode, useRef, useState } from 'react';
import {
  Button,
  Disclosure,
  DisclosureGroup,
  DisclosurePanel,
  Heading,
  type PressEvent,
} from 'react-aria-components';
import { Button as TextButton } from './button.tsx';
import { classNames } from './class-names.ts';

export interface AccordionItem {
  id: string;
  /** The line that is pressed. */
  hed: ReactNode;
  /** What it opens. */
  dek: ReactNode;
}

export interface AccordionProps {
  items: readonly AccordionItem[];
  /** Opening one closes the others, unless this is on. */
  allowsSeveral?: boolean;
  defaultOpenIds?: readonly string[];
  /** Given together with `onOpenChange`, the owner decides; an empty list collapses all. */
  openIds?: readonly string[];
  onOpenChange?: (ids: readonly string[]) => void;
  hasCollapseAll?: boolean;
  headingLevel?: 2 | 3 | 4;
  className?: string;
}

function Item({ item, level }: { item: AccordionItem; level: number }) {
  return (
    <Disclosure id={item.id} className="group border-line border-b">
      <Heading level={level} className="font-text text-base leading-6.5 tracking-normal">
        <Button
          slot="trigger"
          className="flex min-h-14 w-full items-center justify-between gap-4 py-3 text-start font-semibold hover:text-primary"
        >
          {item.hed}
          <ChevronDown
            size={20}
            aria-hidden="true"
            className="text-ink-soft transition-transform duration-350 group-data-expanded:-scale-y-100"
          />
        </Button>
      </Heading>
      {/* Without scripts nothing could open it, so there it is open. */}
      <DisclosurePanel className="h-(--disclosure-panel-height) overflow-clip transition-[height] duration-350 noscript:block! noscript:[content-visibility:visible]!">
        <div className="pb-5 text-ink-soft">{item.dek}</div>
      </DisclosurePanel>
    </Disclosure>
  );
}

export function Accordion(props: AccordionProps) {
  const { items, allowsSeveral = false, defaultOpenIds = [], hasCollapseAll, headingLevel = 3 } = props;
  const [ownOpenIds, setOwnOpenIds] = useState(defaultOpenIds);
  const openIds = props.openIds ?? ownOpenIds;
  const group = useRef<HTMLDivElement>(null);

  function change(ids: readonly string[]) {
    setOwnOpenIds(ids);
    props.onOpenChange?.(ids);
  }

  function collapseAll({ pointerType }: PressEvent) {
    change([]);
    // The button goes out of sight, and whoever came by keyboard would stand nowhere.
    const isByKeyboard = pointerType === 'keyboard' || pointerType === 'virtual';
    if (isByKeyboard) group.current?.querySelector('button')?.focus();
  }

  return (
    <div className={props.className}>
      <DisclosureGroup
        ref={group}
        allowsMultipleExpanded={allowsSeveral}
        expandedKeys={openIds}
        onExpandedChange={(keys) => change([...keys].map(String))}
        className="border-line border-t"
      >
        {items.map((item) => (
          <Item key={item.id} item={item} level={headingLevel} />
        ))}
      </DisclosureGroup>
      {hasCollapseAll && (
        <div className={classNames('flex justify-end pt-3', openIds.length === 0 && 'invisible')}>
          <TextButton variant="quiet" size="small" onPress={collapseAll}>
            Collapse all
          </TextButton>
        </div>
      )}
    </div>
  );
}
