import { Armchair, Clock, Truck, UserCheck } from 'lucide-react';
import { useState } from 'react';
import { calendarDate } from '#base/calendar-date.ts';
import { classNames } from '#ui/class-names.ts';
import type { DayPack } from '../../contract/phone.contract.ts';
import { dayMinute } from '../../rules/day-minute.ts';
import { daySchedule } from '../../rules/day-schedule.ts';
import type { HelperRight } from '../../rules/run-sheet-choices.ts';
import { PhoneHead } from './phone-head.tsx';
import type { PhoneState, PhoneStore } from './store/phone-store.ts';
import { SyncStrip } from './sync-strip.tsx';
import { CheckInTab } from './tabs/check-in-tab.tsx';
import { RunSheetTab } from './tabs/run-sheet-tab.tsx';
import { TablesTab } from './tabs/tables-tab.tsx';
import { VendorsTab } from './tabs/vendors-tab.tsx';
import { useNow } from './use-now.ts';

type TabId = 'RUN_SHEET' | 'CHECK_IN' | 'VENDORS' | 'TABLES';

const TABS: readonly { id: TabId; label: string; Icon: typeof Clock; right: HelperRight }[] = [
  { id: 'RUN_SHEET', label: 'Run sheet', Icon: Clock, right: 'TIMELINE' },
  { id: 'CHECK_IN', label: 'Check-in', Icon: UserCheck, right: 'CHECK_IN' },
  { id: 'VENDORS', label: 'Vendors', Icon: Truck, right: 'VENDORS' },
  { id: 'TABLES', label: 'Tables', Icon: Armchair, right: 'CHECK_IN' },
];

interface PhoneAppProps {
  phone: PhoneStore;
  state: PhoneState;
  pack: DayPack;
}

/** What is left of a day that has no date yet: the plan, and nothing that is now. */
const NO_DAY = -10_000;

export function PhoneApp({ phone, state, pack }: PhoneAppProps) {
  const now = useNow(state.aheadMs);
  const tabs = TABS.filter(({ right }) => pack.rights.includes(right));
  const [chosen, setChosen] = useState<TabId>();
  const tab = tabs.find(({ id }) => id === chosen)?.id ?? tabs[0]?.id;
  const minute = pack.day === null ? NO_DAY : dayMinute(now, calendarDate(pack.day), pack.timeZone);
  const { log } = state;
  const title = tabs.find(({ id }) => id === tab)?.label ?? '';
  const go = (id: TabId) => {
    setChosen(id);
    window.scrollTo(0, 0);
  };
  return (
    <div className="pb-24">
      <PhoneHead pack={pack} now={now} title={tab === 'RUN_SHEET' ? undefined : title} />
      <SyncStrip state={state} timeZone={pack.timeZone} onDismissLost={phone.dismissLost} />
      <div className="mx-auto max-w-xl px-4 pt-4">
        {tab === 'RUN_SHEET' && (
          <RunSheetTab
            schedule={daySchedule(pack.items, log, minute)}
            log={log}
            minute={minute}
            onSay={phone.act}
          />
        )}
        {tab === 'CHECK_IN' && <CheckInTab pack={pack} log={log} onSay={phone.act} />}
        {tab === 'VENDORS' && (
          <VendorsTab vendors={pack.vendors} log={log} minute={minute} onSay={phone.act} />
        )}
        {tab === 'TABLES' && <TablesTab pack={pack} log={log} />}
      </div>
      {tabs.length > 1 && (
        <nav
          aria-label="Wedding day"
          data-bottom-bar
          className="fixed inset-x-0 bottom-0 z-30 border-line border-t bg-paper pb-[env(safe-area-inset-bottom)]"
        >
          <ul className="mx-auto flex max-w-xl">
            {tabs.map(({ id, label, Icon }) => (
              <li key={id} className="grow basis-0">
                <button
                  type="button"
                  aria-current={id === tab ? 'page' : undefined}
                  onClick={() => go(id)}
                  className={classNames(
                    'flex min-h-16 w-full cursor-pointer flex-col items-center justify-center gap-1 text-xs',
                    id === tab ? 'font-semibold text-primary' : 'text-ink-soft',
                  )}
                >
                  <Icon size={22} aria-hidden="true" />
                  {label}
                </button>
              </li>
            ))}
          </ul>
        </nav>
      )}
    </div>
  );
}
