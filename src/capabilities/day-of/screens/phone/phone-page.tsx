import { MainContent } from '#app/main-content.tsx';
import { paths } from '#app/rules/paths.ts';
import { Button } from '#ui/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { lostWords } from '../../rules/lost-words.ts';
import { Opening } from './opening.tsx';
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
        {state.lost > 0 && `${lostWords(state.lost)} Please tell the couple what you did. `}
        Everything was removed from this phone. Ask the couple for a new link if you still need it.
      </PhoneNote>
    ) : (
      <PhoneNote
        title="You don’t have a wedding day here"
        action={
          <a href={paths.dayPlan()} className={buttonStyle({ variant: 'secondary' })}>
            Plan your wedding day
          </a>
        }
      >
        {state.lost > 0 && `${lostWords(state.lost)} `}
        Your account doesn’t run a wedding’s day yet, so nothing is kept on this phone.
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
      Your wedding day shows up here as soon as there’s a connection. After that it works without one.
    </PhoneNote>
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
