import type { ReactNode } from 'react';
import { Tabs as AriaTabs, Tab, TabList, TabPanel, TabPanels } from 'react-aria-components';
import { classNames } from './class-names.ts';

export interface TabItem {
  id: string;
  label: string;
  /** How many wait behind it. */
  count?: number;
  isDisabled?: boolean;
  content: ReactNode;
}

export interface TabsProps {
  label: string;
  items: readonly TabItem[];
  value?: string;
  defaultValue?: string;
  onChange?: (id: string) => void;
  className?: string;
}

const tab = classNames(
  'relative flex min-h-12 shrink-0 cursor-pointer items-center gap-1.5 rounded-mark py-3 font-medium transition-colors hover:text-primary',
  'data-selected:font-semibold data-selected:text-primary data-disabled:cursor-not-allowed data-disabled:text-ink/45',
  "after:absolute after:inset-x-0 after:bottom-0 after:h-0.5 after:content-[''] data-selected:after:bg-primary",
  'data-focus-visible:outline-2 data-focus-visible:-outline-offset-2 data-focus-visible:outline-primary',
);

export function Tabs({ label, items, value, defaultValue, onChange, className }: TabsProps) {
  return (
    <AriaTabs
      selectedKey={value}
      defaultSelectedKey={defaultValue}
      onSelectionChange={(key) => onChange?.(String(key))}
      className={className}
    >
      <TabList aria-label={label} className="flex gap-7 overflow-x-auto border-line border-b">
        {items.map((item) => (
          <Tab key={item.id} id={item.id} isDisabled={item.isDisabled} className={tab}>
            {item.label}
            {item.count !== undefined && (
              <span className="font-normal text-ink-soft tabular-nums">{item.count}</span>
            )}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className="rounded-mark pt-5">
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </AriaTabs>
  );
}
