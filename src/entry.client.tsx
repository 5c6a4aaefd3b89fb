import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { LISTENING_EVENT } from '#app/early-touch/listening-event.ts';

startTransition(() => {
  hydrateRoot(
    document,
    <StrictMode>
      <HydratedRouter />
    </StrictMode>,
  );
});

// What happened before is handed over from here on.
document.dispatchEvent(new Event(LISTENING_EVENT));
