import type { ReactNode } from 'react';
import { Tab, TabList, TabPanel, TabPanels, Tabs } from 'react-aria-components';

interface PhoneTabsProps {
  label: string;
  items: readonly { id: string; label: string; content: ReactNode }[];
}

/** Three views of one thing, under a thumb. */
export function PhoneTabs({ label, items }: PhoneTabsProps) {
  return (
    <Tabs>
      <TabList
        aria-label={label}
        className="flex gap-1 rounded-full border border-ink/20 bg-paper p-1 text-center"
      >
        {items.map((item) => (
          <Tab
            key={item.id}
            id={item.id}
            className="flex min-h-11 grow basis-0 cursor-pointer items-center justify-center rounded-full text-ink-soft data-selected:bg-cove-tint data-selected:font-semibold data-selected:text-cove-deep"
          >
            {item.label}
          </Tab>
        ))}
      </TabList>
      <TabPanels>
        {items.map((item) => (
          <TabPanel key={item.id} id={item.id} className="rounded-mark pt-4">
            {item.content}
          </TabPanel>
        ))}
      </TabPanels>
    </Tabs>
  );
}
