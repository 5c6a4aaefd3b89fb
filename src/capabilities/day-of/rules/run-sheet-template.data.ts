import type { Audience, ItemKind } from './run-sheet-choices.ts';

/** Where in the day a moment belongs; what comes with the reception moves with it. */
type Part = 'CEREMONY' | 'RECEPTION';

export type TemplateItem = {
  /** From the beginning of the ceremony. */
  offset: number;
  minutes: number;
  title: string;
  kind: ItemKind;
  part: Part;
  owner?: string;
  place?: string;
  note?: string;
  audience?: Audience[];
};

const ceremony = (
  offset: number,
  minutes: number,
  title: string,
  more: Omit<Partial<TemplateItem>, 'offset' | 'minutes' | 'title'> = {},
): TemplateItem => ({ kind: 'FLEXIBLE', ...more, offset, minutes, title, part: 'CEREMONY' });

const reception = (...given: Parameters<typeof ceremony>): TemplateItem => ({
  ...ceremony(...given),
  part: 'RECEPTION',
});

/** A full day, as planners write it: who, where, and what may wait. */
export const RUN_SHEET_TEMPLATE: readonly TemplateItem[] = [
  ceremony(-480, 30, 'Breakfast together', { audience: ['COUPLE', 'PARTY'], note: 'Eat something. Really.' }),
  ceremony(-450, 15, 'Hair and makeup set up', {
    owner: 'Hair and makeup',
    audience: ['COUPLE', 'PARTY', 'VENDORS'],
  }),
  ceremony(-435, 150, 'Hair and makeup', {
    owner: 'Hair and makeup',
    audience: ['COUPLE', 'PARTY', 'VENDORS'],
  }),
  ceremony(-360, 60, 'Rentals delivered and set up', { owner: 'Rentals', audience: ['VENDORS', 'HELPERS'] }),
  ceremony(-300, 90, 'Flowers delivered and placed', { owner: 'Florist', audience: ['VENDORS', 'HELPERS'] }),
  ceremony(-285, 30, 'Lunch for everyone getting ready', { audience: ['COUPLE', 'PARTY'] }),
  ceremony(-240, 30, 'Photographer arrives: details and rings', {
    owner: 'Photographer',
    note: 'Have rings, invitation, and shoes in one place.',
  }),
  ceremony(-210, 30, 'Getting dressed', { audience: ['COUPLE', 'PARTY', 'VENDORS'] }),
  ceremony(-180, 15, 'Spare time', { kind: 'BUFFER' }),
  ceremony(-165, 30, 'First look', { owner: 'Photographer', audience: ['COUPLE', 'VENDORS'] }),
  ceremony(-135, 45, 'Wedding party portraits', {
    owner: 'Photographer',
    audience: ['COUPLE', 'PARTY', 'VENDORS'],
  }),
  ceremony(-90, 30, 'Sound check', { owner: 'Band or DJ', audience: ['VENDORS'] }),
  ceremony(-75, 15, 'Spare time', { kind: 'BUFFER' }),
  ceremony(-60, 20, 'Ushers in place, programs out', { owner: 'Ushers', audience: ['PARTY', 'HELPERS'] }),
  ceremony(-30, 30, 'Guests arrive and are seated', { owner: 'Ushers' }),
  ceremony(0, 30, 'Ceremony', { kind: 'FIXED' }),
  ceremony(30, 10, 'Receiving line'),
  reception(40, 60, 'Cocktail hour', { owner: 'Bar', note: 'Cue: doors open, music starts.' }),
  reception(45, 30, 'Family portraits', { owner: 'Photographer', audience: ['COUPLE', 'PARTY', 'VENDORS'] }),
  reception(75, 15, 'A quiet moment, just us', {
    audience: ['COUPLE'],
    note: 'Somebody brings a plate and two glasses.',
  }),
  reception(100, 15, 'Spare time', { kind: 'BUFFER' }),
  reception(115, 10, 'Guests find their tables', { owner: 'Ushers' }),
  reception(125, 5, 'Grand entrance', { owner: 'Band or DJ' }),
  reception(130, 5, 'Welcome and grace'),
  reception(135, 75, 'Dinner', {
    kind: 'FIXED',
    owner: 'Caterer',
    note: 'The kitchen plates at this time sharp.',
  }),
  reception(180, 20, 'Toasts', { note: 'Three people, four minutes each.' }),
  reception(210, 15, 'Spare time', { kind: 'BUFFER' }),
  reception(225, 5, 'First dance', { owner: 'Band or DJ' }),
  reception(230, 10, 'Parent dances', { owner: 'Band or DJ' }),
  reception(240, 60, 'Dancing', { owner: 'Band or DJ' }),
  reception(300, 15, 'Cake cutting', { owner: 'Caterer' }),
  reception(315, 75, 'More dancing', { owner: 'Band or DJ' }),
  reception(390, 10, 'Last dance and send-off', { kind: 'FIXED', note: 'Sparklers out ten minutes before.' }),
  reception(400, 60, 'Pack up: gifts, cards, flowers', {
    owner: 'Helpers',
    audience: ['HELPERS', 'VENDORS'],
  }),
];
