import { useEffect, useState, useSyncExternalStore } from 'react';
import { openPhoneDatabase } from './store/phone-database.ts';
import type { PhoneDoor } from './store/phone-door.ts';
import { createPhoneStore, type PhoneStore } from './store/phone-store.ts';
import { registerWorker } from './worker/register-worker.ts';

/** Undefined until the browser has opened what it keeps; 'refused' where it keeps nothing for pages. */
export function usePhone(door: PhoneDoor, scope: string): PhoneStore | 'refused' | undefined {
  const [phone, setPhone] = useState<PhoneStore | 'refused'>();
  useEffect(() => {
    let stop: (() => void) | undefined;
    let isGone = false;
    let opened: PhoneStore | undefined;
    // Somebody logged out in another tab: what is on the screen is asked for again.
    openPhoneDatabase(() => void opened?.sync()).then(
      (database) => {
        if (isGone) return database.close();
        const store = createPhoneStore(door, database);
        opened = store;
        stop = store.start();
        setPhone(store);
      },
      () => setPhone('refused'),
    );
    void registerWorker(scope);
    return () => {
      isGone = true;
      stop?.();
    };
  }, [door, scope]);
  return phone;
}

export function usePhoneState(phone: PhoneStore) {
  return useSyncExternalStore(phone.subscribe, phone.get, phone.get);
}
