/** Taken from above: a file of an earlier group takes along what it needs, unless that stands in a group above it. */
type CodeGroup = { name: string; test: RegExp; minShareCount?: number };

/** Written with slashes, whatever the machine writes. */
const at = (...patterns: string[]) => new RegExp(patterns.join('|').replaceAll('/', String.raw`[\\/]`));
const src = (paths: string) => String.raw`/src/(${paths})\.tsx?$`;

const REACT_ARIA = '/node_modules/(react-aria|react-stately|react-aria-components|@internationalized)/';
const FIELD = String.raw`.*/(FieldError|Form|Input|TextArea|TextField|use(Field|Form[A-Z]\w*|TextField))\.mjs$`;

const everyPage: CodeGroup[] = [
  { name: 'react', test: at('/node_modules/(react|react-dom|react-router|scheduler)/') },
  { name: 'frame', test: at(src('entry.client|root|shells/public-shell')) },
];

/** What several public pages ask, judge by, write and draw. */
const publicPages: CodeGroup[] = [
  {
    name: 'queries',
    test: at(
      src('app/(orpc|queries|use-fetch-query|use-live|use-live-queries)'),
      src('capabilities/(experiments|favorites|marketplace)/queries'),
    ),
  },
  {
    name: 'rules',
    test: at(
      src('base/validation/(email|messages|password|phone|required|text-length|validate-fields)'),
      src('app/rules/code-rules|capabilities/identity/rules/(account|sign-up)-rules'),
    ),
  },
  { name: 'values', test: at(src('base/(calendar-date|calendar-date-format|money|typed-number)')) },
  { name: 'icons', test: at('/lucide-react/dist/esm/icons/'), minShareCount: 4 },
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
      src('base/validation/counter-state|ui/(field-message|field-shell|text-field)'),
    ),
  },
  {
    name: 'dialogs',
    test: at(
      String.raw`${REACT_ARIA}.*/(Modal|useModalOverlay|useViewportSize)\.mjs$`,
      src('ui/(dialog|may-show|overlay-manager|use-overlay)'),
    ),
  },
];

/** Lists and talks of both sides. */
const work: CodeGroup[] = [
  {
    name: 'work',
    test: at(
      src('app/(current-listing|needs-script|other-side-boundary|reported|use-action|use-refresh)'),
      src('app/(use-typed-text|rules/typed-text)|ui/(avatar-monogram|monogram)'),
      src('capabilities/navigation/rules/vendor-state'),
      String.raw`/@tanstack/.*/(infiniteQueryObserver|mutationObserver|useInfiniteQuery|useMutation)\.js$`,
    ),
  },
  {
    name: 'inquiries',
    test: at(
      src('capabilities/inquiries/parts/(message-time|use-here)'),
      src('capabilities/inquiries/rules/(inbox-choices|inquiry-timers|message-time|undo-window)'),
    ),
  },
  { name: 'leads', test: at('/src/capabilities/leads/'), minShareCount: 4 },
  { name: 'forms', test: at('/node_modules/react-hook-form/|/src/ui/form/'), minShareCount: 12 },
];

/**
 * What pages share, in a few files instead of a hundred: on a slow line a request costs as much as 3 kB. A page loads a
 * group whole, so what stands in one is used together; everything else is divided by page. How much and how many files a
 * page may begin with is in `e2e/bytes.spec.ts` and `e2e/slow-line.spec.ts`.
 */
export const codeGroups = [...everyPage, ...publicPages, ...controls, ...work].map((group, index, all) => ({
  ...group,
  priority: all.length - index,
}));
