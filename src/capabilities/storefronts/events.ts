import { defineEvent } from '#platform/events/events.ts';

/** A listing, its days, prices or pictures are other than before; whatever shows it is out of date. */
export const storefrontChanged = defineEvent<{ storefrontId: number }>('storefront.changed');

/** Couples can see a listing that they could not see before. */
export const storefrontPublished = defineEvent<{ storefrontId: number }>('storefront.published');

/** A listing was taken off the public pages, or will not come there: by its own people, or because the last of them left. */
export const storefrontClosed = defineEvent<{ storefrontId: number }>('storefront.closed');

/** A listing is gone for good; its row stays for the talks and reviews of couples. */
export const storefrontErased = defineEvent<{ storefrontId: number }>('storefront.erased');
