import { paths } from '#app/rules/paths.ts';
import { CEREMONIES } from './ceremonies.data.ts';
import { CEREMONY, type Template } from './template.ts';

const table = [
  {
    key: 'CLASSIC',
    label: 'Classic',
    isBase: true,
    text: 'A classic 12-month plan',
    adds: [],
    leavesOut: [],
  },
  {
    key: 'SHORT',
    label: 'Short engagement',
    isBase: true,
    text: 'A short plan without what takes months',
    adds: [
      {
        key: 'short-stationery',
        days: 150,
        title: 'Send save-the-dates by email or text',
        area: 'paper',
        href: paths.guestMessages(),
      },
      { key: 'short-off-the-rack', days: 200, title: 'Find outfits that are ready to wear', area: 'outfits' },
    ],
    leavesOut: ['save-the-date-design', 'save-the-date-send', 'attire-shop', 'room-blocks', 'menu-tasting'],
  },
  {
    key: 'ELOPEMENT',
    label: 'Elopement',
    isBase: true,
    text: 'A small plan for two',
    adds: [
      { key: 'elope-place', days: 200, title: 'Choose the place and ask if you need a permit', area: 'day' },
      { key: 'elope-witnesses', days: 60, title: 'Find out if you need witnesses', ...CEREMONY },
      { key: 'elope-weather', days: 5, title: 'Decide on a plan B for the weather', area: 'day' },
      { key: 'elope-tell', days: -3, title: 'Tell everyone', area: 'after' },
    ],
    leavesOut: [
      ...['shortlist-venues', 'hire-planner', 'start-guest-list', 'website-draft', 'collect-addresses'],
      ...[
        'book-caterer',
        'wedding-party',
        'book-videographer',
        'book-band-dj',
        'registry-start',
        'room-blocks',
      ],
      ...[
        'save-the-date-design',
        'save-the-date-send',
        'book-bar',
        'book-rentals',
        'party-attire',
        'transport',
      ],
      ...[
        'rehearsal-dinner',
        'invitation-design',
        'menu-tasting',
        'invitation-order',
        'rsvp-setup',
        'music-list',
      ],
      ...[
        'envelopes',
        'invitation-send',
        'day-of-paper',
        'gifts-party',
        'rsvp-chase',
        'rsvp-close',
        'final-count',
      ],
      ...['seating-chart', 'place-cards-print', 'rehearsal', 'return-rentals', 'head-count-estimate'],
    ],
  },
  {
    key: 'DESTINATION',
    label: 'Destination',
    isBase: false,
    text: 'far from home',
    adds: [
      {
        key: 'dest-legal',
        days: 340,
        title: 'Ask if you can marry there legally, or marry at home first',
        ...CEREMONY,
      },
      {
        key: 'dest-visit',
        days: 300,
        title: 'Visit the place, or have someone walk you through it',
        area: 'travel',
      },
      {
        key: 'dest-travel-page',
        days: 260,
        title: 'Tell guests about flights, hotels, and passports',
        area: 'travel',
      },
      {
        key: 'dest-passports',
        days: 200,
        title: 'Check every passport for six months of validity',
        area: 'travel',
      },
      {
        key: 'dest-welcome',
        days: 120,
        title: 'Plan a welcome evening',
        area: 'guests',
        href: paths.guestEvents(),
        isFlexible: true,
      },
      { key: 'dest-bags', days: 40, title: 'Put welcome bags together', area: 'guests', isFlexible: true },
      { key: 'dest-carry-on', days: 7, title: 'Pack outfits and rings in your carry-on', area: 'outfits' },
    ],
    leavesOut: ['honeymoon-plan'],
  },
  {
    key: 'MULTI_DAY',
    label: 'Multi-day',
    isBase: false,
    text: 'over several days',
    adds: [
      {
        key: 'days-events',
        days: 320,
        title: 'List every event and who is invited to which',
        area: 'guests',
        href: paths.guestEvents(),
      },
      {
        key: 'days-outfits',
        days: 200,
        title: 'Plan outfits for every event',
        area: 'outfits',
        isFlexible: true,
      },
      { key: 'days-shuttle', days: 110, title: 'Plan rides between events', area: 'day', isFlexible: true },
      { key: 'days-hosts', days: 45, title: 'Name a host for every event', area: 'day', isFlexible: true },
      {
        key: 'days-brunch',
        days: 70,
        title: 'Plan a farewell brunch',
        area: 'guests',
        href: paths.guestEvents(),
        isFlexible: true,
      },
    ],
    leavesOut: [],
  },
  {
    key: 'SECOND_MARRIAGE',
    label: 'Second marriage',
    isBase: false,
    text: 'with a life before it',
    adds: [
      {
        key: 'second-tell-children',
        days: 362,
        title: 'Tell your children first, then close family',
        area: 'day',
      },
      {
        key: 'second-papers',
        days: 120,
        title: 'Find divorce or death certificates for the license',
        ...CEREMONY,
      },
      { key: 'second-money', days: 150, title: 'Talk about wills, accounts, and a prenup', area: 'budget' },
      {
        key: 'second-children-role',
        days: 100,
        title: 'Give children a part in the ceremony',
        ...CEREMONY,
        isFlexible: true,
      },
    ],
    leavesOut: ['registry-start'],
  },
  ...CEREMONIES,
] as const satisfies readonly Template[];

export type TemplateKey = (typeof table)[number]['key'];
export type PlanTemplate = Template & { key: TemplateKey };

export const TEMPLATES: readonly PlanTemplate[] = table;
export const TEMPLATE_KEYS = table.map(({ key }) => key) as [TemplateKey, ...TemplateKey[]];
