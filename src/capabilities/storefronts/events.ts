import { defineEvent } from '#platform/events/events.ts';

/** A listing, its days, prices or pictures are other than before; whatever shows it is out of date. */
export const storefrontChanged = defineEvent<{ storefrontId: number }>('storefront.changed');
