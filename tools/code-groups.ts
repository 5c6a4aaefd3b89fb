/** Taken from above: a file takes along what it needs, unless that stands in a group of its own. */
type CodeGroup = { name: string; test: RegExp; minShareCount?: number };

/** Written with slashes, whatever the machine writes. */
const at = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`));
const src = (paths: string) => String.raw`/src/(${paths})\.tsx?$`;
const icons = (names: string) => String.raw`/lucide-react/dist/esm/icons/(${names})\.mjs$`;

const REACT_ARIA = '/node_modules/(react-aria|react-stately|react-aria-components|@internationalized)/';
const FIELD = String.raw`.*/(FieldError|Form|Input|TextArea|TextField|use(Field|Form[A-Z]\w*|TextField))\.mjs$`;

const everyPage: CodeGroup[] = [
  { name: 'react', test: at('/node_modules/(react|react-dom|react-router|scheduler)/') },
  {
    name: 'frame',
    test: at(
      src('entry.client|root|shells/public-shell'),
      src('app/(leave-to|secondary-bar)|base/picture-address|ui/(empty-state|first-touch)'),
    ),
  },
];

/** What several public pages ask, write and draw. */
const publicPages: CodeGroup[] = [
  {
    name: 'queries',
    test: at(
      src('app/(orpc|page-meta|queries|use-fetch-query|use-live|use-live-queries|rules/vendor-paths)'),
      src('capabilities/(experiments|favorites|marketplace)/queries|capabilities/experiments/rules/flags'),
      // Small, and wherever there are hearts.
      src('capabilities/favorites/(rules/(paths|saver-words)|parts/remembered-heart)'),
      src('app/today-here|base/(calendar-date|calendar-date-format|money|typed-number)|ui/date-text'),
    ),
  },
  {
    name: 'sections',
    test: at(
      src('capabilities/navigation/parts/(fold-style|support-section)|ui/built-picture'),
      src('capabilities/marketplace/parts/city-field-placeholder'),
    ),
  },
  // Those of the planning bar come with it, however many pages have them.
  { name: 'icons', test: at(icons('(?!(?:house|list-checks)\\.).*')), minShareCount: 6 },
];

/** Pages that people work on begin with some of these; public ones load them for whoever uses something. */
const controls: CodeGroup[] = [
  {
    name: 'buttons',
    test: at(`${REACT_ARIA}(?!${FIELD})`, src('ui/(button|icon-button|spinner)')),
    minShareCount: 50,
  },
  // Small, and on forms as on lists.
  {
    name: 'notices',
    test: at(src('ui/(form/submit-failure|notice)'), String.raw`/react-aria-components/.*/Group\.mjs$`),
  },
  { name: 'menus', test: at(`${REACT_ARIA}(?!${FIELD})`), minShareCount: 30 },
  {
    name: 'fields',
    test: at(
      REACT_ARIA + FIELD,
      src(
        'base/validation/(counter-state|email|messages|password|phone|required|text-length|validate-fields)',
      ),
      src('app/rules/code-rules|capabilities/identity/rules/(account|sign-up)-rules'),
      src('ui/(field-message|field-shell|text-field)'),
    ),
  },
  {
    name: 'dialogs',
    test: at(src('ui/(dialog|may-show|modal-conditions|modals|named-modal|overlay-manager|use-overlay)')),
  },
  { name: 'forms', test: at('/node_modules/react-hook-form/|/src/ui/form/'), minShareCount: 16 },
  {
    name: 'choices',
    test: at(
      String.raw`${REACT_ARIA}.*/(Checkbox|useSlot|useToggle|useToggleState)\.mjs$`,
      src('ui/(checkbox-field|phone-field|form/form-(checkbox|phone)-field)'),
      src('capabilities/identity/parts/phone-opt-in-form'),
    ),
  },
];

/** What everybody who is signed in needs, and lists and talks of both sides. */
const work: CodeGroup[] = [
  {
    name: 'actions',
    test: at(
      src('app/(reported|single-keys|use-action|use-loaded|use-refresh|use-single-keys)'),
      src('capabilities/identity/queries'),
      String.raw`/@tanstack/.*/(mutationObserver|useMutation)\.js$`,
    ),
  },
  {
    name: 'work',
    test: at(
      src(
        'app/(current-listing|needs-script|other-side-boundary|use-here|use-read-only)|capabilities/navigation/parts/needs-listing',
      ),
      src('app/(use-typed-text|rules/typed-text)|ui/(avatar-monogram|menu|monogram|option-groups)'),
      src('capabilities/home/rules/countdown|capabilities/weddings/(queries|rules/member-roles)'),
      src('capabilities/inquiries/(queries|parts/(message-time|use-here)|screens/inbox/inbox-view)'),
      src('capabilities/inquiries/rules/(inbox-choices|inquiry-timers|message-time|undo-window)'),
      src('capabilities/inquiries/screens/follower/inquiries-follower'),
      src('shells/(account-menu|log-out|plugged-hosts)'),
      String.raw`/@tanstack/.*/(infiniteQueryObserver|useInfiniteQuery)\.js$`,
      icons('heart-handshake|list-checks|log-out|message-circle|settings|shield-check'),
    ),
  },
  {
    name: 'tables',
    test: at('/node_modules/@tanstack/(react-)?(virtual|table)', src('ui/data-table/.*')),
    minShareCount: 2,
  },
  // What the pages of a plan have in common.
  {
    name: 'planning',
    test: at(
      src('app/(planning-(foot-bar|more|nav|places)|time-ago-text)|base/time-ago|ui/(card|page-heading)'),
      src('capabilities/weddings/rules/planning-stages'),
      icons('calendar-clock|calendar-plus|clock|house|wallet'),
    ),
    minShareCount: 2,
  },
  {
    name: 'inbox',
    test: at(src('capabilities/inquiries/(parts/(inbox-nav|vendor-thumb)|screens/inbox/.*)')),
    minShareCount: 2,
  },
  // Of lists and desks; too rare for the icons of every page, and too many to come one by one.
  {
    name: 'desk-icons',
    test: at(
      icons(
        'alarm-clock|alarm-clock-off|arrow-down|arrow-down-narrow-wide|arrow-up|arrow-up-down|arrow-up-narrow-wide|ban|book-text|calendar-x2|check-check|chevrons-up-down|circle-question-mark|download|ellipsis|external-link|file-text|inbox|list-filter|lock|message-square-quote|message-square-text|messages-square|mouse-pointer-click|paperclip|pencil|phone|receipt-text|reply|rotate-cw|save|search-x|send|sparkle|timer|trash-2|trending-up',
      ),
    ),
  },
  {
    name: 'leads',
    test: at(
      src('capabilities/leads/(queries|rules/.*)|capabilities/inquiries/rules/(inquiry-states|lead-views)'),
      src(
        'capabilities/leads/screens/desk/(back-link|key|lead-(chip-badge|facts|pane-skeleton|step)|price-text|shortcuts)',
      ),
      src('capabilities/experiments/parts/use-switch|capabilities/navigation/rules/vendor-state'),
      src('shells/use-vendor-state'),
      icons('archive|award|bell-ring|megaphone'),
      'virtual:desk-contract-paths',
    ),
    minShareCount: 2,
  },
];

/**
 * What pages share, in a few files instead of a hundred: on a slow line a request costs as much as 3 kB. A page loads a
 * group whole, so what stands in one is used together; everything else is divided by page. How much and how many files a
 * page may begin with is in `e2e/bytes.spec.ts` and `e2e/slow-line.spec.ts`.
 */
export const codeGroups = [...everyPage, ...publicPages, ...controls, ...work].map((group, index, all) => ({
  ...group,
  // Below zero they would count as the highest.
  priority: all.length - index,
}));
