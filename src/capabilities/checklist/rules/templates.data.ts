import { paths } from '#app/rules/paths.ts';
import type { LibraryTask } from './library-task.ts';

type Template = {
  key: string;
  label: string;
  /** One of these is always chosen; the others are added to it. */
  isBase: boolean;
  text: string;
  adds: readonly LibraryTask[];
  leavesOut: readonly string[];
};

const CEREMONY = { area: 'ceremony' } as const;

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
  {
    key: 'JEWISH',
    label: 'Jewish ceremony',
    isBase: false,
    text: 'with a Jewish ceremony',
    adds: [
      {
        key: 'jewish-date',
        days: 355,
        title: 'Check your dates against Shabbat and the holidays',
        ...CEREMONY,
      },
      { key: 'jewish-rabbi', days: 300, title: 'Ask a rabbi or cantor', ...CEREMONY },
      { key: 'jewish-ketubah', days: 120, title: 'Order the ketubah', ...CEREMONY, isFlexible: true },
      {
        key: 'jewish-chuppah',
        days: 100,
        title: 'Arrange the chuppah and who holds it',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'jewish-witnesses',
        days: 30,
        title: 'Ask two witnesses to sign the ketubah',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'jewish-kippot',
        days: 60,
        title: 'Order kippot and a glass to break',
        ...CEREMONY,
        isFlexible: true,
      },
    ],
    leavesOut: ['officiant'],
  },
  {
    key: 'HINDU',
    label: 'Hindu ceremony',
    isBase: false,
    text: 'with a Hindu ceremony',
    adds: [
      { key: 'hindu-muhurat', days: 356, title: 'Ask for an auspicious date and time', ...CEREMONY },
      { key: 'hindu-priest', days: 300, title: 'Ask a priest', ...CEREMONY },
      {
        key: 'hindu-mandap',
        days: 200,
        title: 'Book the mandap, and ask the venue about the fire',
        ...CEREMONY,
      },
      { key: 'hindu-mehndi', days: 150, title: 'Book a mehndi artist', ...CEREMONY, isFlexible: true },
      {
        key: 'hindu-baraat',
        days: 120,
        title: 'Plan the baraat: horse or car, music, permit',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'hindu-sangeet',
        days: 100,
        title: 'Plan the sangeet and its dances',
        area: 'guests',
        href: paths.guestEvents(),
        isFlexible: true,
      },
      { key: 'hindu-samagri', days: 21, title: 'Gather what the priest needs', ...CEREMONY },
    ],
    leavesOut: ['officiant'],
  },
  {
    key: 'CHINESE_TEA',
    label: 'Chinese tea ceremony',
    isBase: false,
    text: 'with a Chinese tea ceremony',
    adds: [
      { key: 'tea-date', days: 357, title: 'Choose a lucky date with your families', ...CEREMONY },
      {
        key: 'tea-outfits',
        days: 180,
        title: 'Order a qipao or qun kwa, and a changshan',
        area: 'outfits',
        isFlexible: true,
      },
      { key: 'tea-set', days: 90, title: 'Find a tea set and who pours', ...CEREMONY, isFlexible: true },
      {
        key: 'tea-order',
        days: 30,
        title: 'Write the order in which elders are served',
        ...CEREMONY,
        isFlexible: true,
      },
      { key: 'tea-envelopes', days: 20, title: 'Get red envelopes', ...CEREMONY },
    ],
    leavesOut: [],
  },
  {
    key: 'CATHOLIC',
    label: 'Catholic ceremony',
    isBase: false,
    text: 'with a Catholic ceremony',
    adds: [
      { key: 'catholic-parish', days: 355, title: 'Talk to your parish about dates', ...CEREMONY },
      { key: 'catholic-precana', days: 220, title: 'Sign up for marriage preparation', ...CEREMONY },
      {
        key: 'catholic-papers',
        days: 150,
        title: 'Request baptism and confirmation certificates',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'catholic-readings',
        days: 90,
        title: 'Choose readings and music with the church',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'catholic-program',
        days: 45,
        title: 'Print a program for the Mass',
        area: 'paper',
        isFlexible: true,
      },
    ],
    leavesOut: ['officiant'],
  },
  {
    key: 'MUSLIM',
    label: 'Muslim ceremony',
    isBase: false,
    text: 'with a Muslim ceremony',
    adds: [
      { key: 'muslim-imam', days: 300, title: 'Ask an imam, and decide where the nikah is', ...CEREMONY },
      { key: 'muslim-mahr', days: 150, title: 'Agree on the mahr', ...CEREMONY },
      { key: 'muslim-halal', days: 200, title: 'Make sure the menu is halal', area: 'day' },
      {
        key: 'muslim-contract',
        days: 60,
        title: 'Prepare the nikah contract',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'muslim-witnesses',
        days: 30,
        title: 'Ask a wali and two witnesses',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'muslim-walima',
        days: 120,
        title: 'Plan the walima',
        area: 'guests',
        href: paths.guestEvents(),
        isFlexible: true,
      },
    ],
    leavesOut: ['officiant'],
  },
  {
    key: 'GREEK_ORTHODOX',
    label: 'Orthodox ceremony',
    isBase: false,
    text: 'with an Orthodox ceremony',
    adds: [
      { key: 'orthodox-parish', days: 355, title: 'Talk to your priest about dates and fasts', ...CEREMONY },
      { key: 'orthodox-sponsor', days: 250, title: 'Ask a koumbaros or koumbara', ...CEREMONY },
      {
        key: 'orthodox-crowns',
        days: 90,
        title: 'Order the crowns and candles',
        ...CEREMONY,
        isFlexible: true,
      },
      {
        key: 'orthodox-favors',
        days: 60,
        title: 'Make favors with sugared almonds',
        ...CEREMONY,
        isFlexible: true,
      },
    ],
    leavesOut: ['officiant'],
  },
] as const satisfies readonly Template[];

export type TemplateKey = (typeof table)[number]['key'];
export type PlanTemplate = Template & { key: TemplateKey };

export const TEMPLATES: readonly PlanTemplate[] = table;
export const TEMPLATE_KEYS = table.map(({ key }) => key) as [TemplateKey, ...TemplateKey[]];
