import { useCallback, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Notice } from '#ui/notice.tsx';

type Asked = 'no' | 'waiting' | 'refused' | 'unknown';

/** To about a mile: nobody needs to know more to look for vendors. */
function rounded(degrees: number): string {
  return degrees.toFixed(2);
}

const WORDS: Readonly<Record<Asked, string>> = {
  no: 'Tell us where you are and we will look around you. We ask your browser, to about a mile, and keep nothing.',
  waiting: 'Asking your browser where you are.',
  refused:
    'Your browser keeps your location to itself, so this is our largest market. Choose a city above instead.',
  unknown: 'Your browser could not tell where you are. Try again, or choose a city above.',
};

/** Near the visitor, once the visitor says where that is; until then the default market is shown. */
export function NearMeNotice({ placeName }: { placeName: string }) {
  const navigate = useNavigate();
  const [asked, setAsked] = useState<Asked>('no');

  const ask = useCallback(() => {
    setAsked('waiting');
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        const params = new URLSearchParams(window.location.search);
        params.set('lat', rounded(coords.latitude));
        params.set('lon', rounded(coords.longitude));
        navigate(`${window.location.pathname}?${params}`, { replace: true });
      },
      ({ code, PERMISSION_DENIED }) => setAsked(code === PERMISSION_DENIED ? 'refused' : 'unknown'),
      { maximumAge: 600_000, timeout: 10_000 },
    );
  }, [navigate]);

  // Who has said yes before is not asked again; nobody else is asked without a press.
  useEffect(() => {
    let isOver = false;
    navigator.permissions?.query({ name: 'geolocation' }).then(
      ({ state }) => {
        if (!isOver && state === 'granted') ask();
      },
      () => undefined,
    );
    return () => {
      isOver = true;
    };
  }, [ask]);

  return (
    <Notice
      className="mt-4"
      title={`Showing ${placeName}`}
      action={
        asked !== 'refused' && (
          <Button size="small" onPress={ask} isPending={asked === 'waiting'} pendingLabel="Looking for you">
            Use my location
          </Button>
        )
      }
    >
      {WORDS[asked]}
    </Notice>
  );
}
