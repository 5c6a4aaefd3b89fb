import { MainContent } from '#app/main-content.tsx';
import { Button } from '#ui/button.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { PhoneApp } from './phone-app.tsx';
import { PhoneNote } from './phone-note.tsx';
import type { PhoneDoor } from './store/phone-door.ts';
import type { PhoneStore } from './store/phone-store.ts';
import { usePhone, usePhoneState } from './use-phone.ts';

function OpenedPhone({ phone, isHelper }: { phone: PhoneStore; isHelper: boolean }) {
  const state = usePhoneState(phone);
  const { standing, pack } = state;
  if (standing === 'READY' && pack) return <PhoneApp phone={phone} state={state} pack={pack} />;
  if (standing === 'OPENING') return <Opening />;
  if (standing === 'GONE')
    return isHelper ? (
      <PhoneNote title="This link doesn’t work anymore">
        Everything was removed from this phone. Ask the couple for a new link if you still need it.
      </PhoneNote>
    ) : (
      <PhoneNote title="You don’t have a wedding day here">
        Your account doesn’t run a wedding’s day, so nothing is kept on this phone.
      </PhoneNote>
    );
  if (standing === 'LOGIN')
    return (
      <PhoneNote title="Log in to go on" isLogin>
        {state.log.outbox.length > 0
          ? 'What you did is still on this phone and is sent once you’re logged in.'
          : 'Your wedding day is waiting for you.'}
      </PhoneNote>
    );
  return (
    <PhoneNote
      title="No connection yet"
      action={<Button onPress={() => void phone.sync()}>Try again</Button>}
    >
      Open this page once with a connection. After that it works without one.
    </PhoneNote>
  );
}

function Opening() {
  return (
    <div className="mx-auto max-w-xl px-5 pt-6" aria-busy="true">
      <h1 className="sr-only">Wedding day</h1>
      <p className="sr-only" role="status">
        Opening your wedding day
      </p>
      <noscript>
        <p className="mb-4">Your wedding day on this phone needs JavaScript, which is off in this browser.</p>
      </noscript>
      <Skeleton className="h-9 w-48" />
      <Skeleton className="mt-6 h-52 w-full" />
      <Skeleton className="mt-4 h-20 w-full" />
    </div>
  );
}

/** The day on a phone. The document is the same for everybody; what it shows comes from the phone itself and by call. */
export function PhonePage({ door, scope }: { door: PhoneDoor; scope: string }) {
  const phone = usePhone(door, scope);
  return (
    <MainContent>
      {phone === undefined && <Opening />}
      {phone === 'refused' && (
        <PhoneNote title="Your browser keeps nothing for this page">
          It works in an ordinary window, where websites may save data on your phone.
        </PhoneNote>
      )}
      {typeof phone === 'object' && <OpenedPhone phone={phone} isHelper={door.isHelper} />}
    </MainContent>
  );
}
