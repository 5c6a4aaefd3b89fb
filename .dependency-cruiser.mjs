/** The rules of the house (docs/architecture.md), as errors. Resolves real files, so an alias hides nothing. */

const CAPABILITY = '^src/capabilities/([^/]+)/';

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-circles',
      comment: 'Modules that need each other cannot be understood or moved alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
    },
    {
      name: 'app-knows-no-capability',
      comment: 'Screens stand on src/app; what draws capabilities together stands above them, in src/shells.',
      severity: 'error',
      from: { path: '^src/app/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/(capabilities|shells|server)/' },
    },
    {
      name: 'shells-stand-on-top',
      comment: 'Bars, frames and hosts are laid around screens by the route table; no screen knows them.',
      severity: 'error',
      from: { pathNot: '^src/(shells/|root\\.tsx$|routes\\.ts$)|\\.test\\.tsx?$' },
      to: { path: '^src/shells/' },
    },
    {
      name: 'base-is-pure',
      comment: 'src/base runs everywhere and knows nothing of ours.',
      severity: 'error',
      from: { path: '^src/base/', pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^src/base/' },
    },
    {
      name: 'ui-knows-no-capability',
      severity: 'error',
      from: { path: '^src/ui/' },
      to: { path: '^src/(capabilities|platform|server|app|shells)/' },
    },
    {
      name: 'screens-never-import-the-server',
      comment: 'A screen talks to the contract client. Types of a contract are welcome.',
      severity: 'error',
      from: {
        path: '^src/(root|entry|app/|shells/|ui/|capabilities/[^/]+/(screens/|parts/|queries\\.ts$|plug\\.ts$))',
        pathNot: '\\.test\\.tsx?$',
      },
      to: {
        path: '^src/(server|platform)/|^src/capabilities/[^/]+/(server/|[^/]*tables\\.ts|demo\\.ts|demo/)',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'screens-get-schemas-as-types-only',
      comment: 'Schemas would bring the schema library into the browser.',
      severity: 'error',
      from: {
        path: '^src/(root|entry|ui/|shells/|capabilities/[^/]+/(screens/|parts/|queries\\.ts$|plug\\.ts$))',
      },
      to: { path: 'contract\\.ts$', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'queries-in-one-file',
      comment:
        'Keys are made of the contract, and once: in queries.ts of a capability (docs/decisions/0046).',
      severity: 'error',
      from: { pathNot: '^src/(app/|capabilities/[^/]+/queries\\.ts$)' },
      to: { path: '^src/app/orpc\\.ts$' },
    },
    {
      name: 'only-screens-ask-queries',
      comment: 'Rules and the server have no cache of answers.',
      severity: 'error',
      from: {
        pathNot:
          '^src/(shells/|capabilities/[^/]+/(screens/|parts/|queries\\.ts$|plug\\.ts$))|\\.test\\.tsx?$',
      },
      to: { path: '^src/capabilities/[^/]+/queries\\.ts$' },
    },
    {
      name: 'rules-are-pure',
      comment: 'Rules run in the browser and on the server.',
      severity: 'error',
      from: { path: '^src/(capabilities/[^/]+|app)/rules/', pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/(platform|server|app|ui|shells)/|^src/capabilities/[^/]+/(server|screens|parts)/|^node_modules/(pg|drizzle-orm|fastify|react)/',
        pathNot: '^src/app/rules/',
        dependencyTypesNot: ['type-only'],
      },
    },
    {
      name: 'one-door-per-capability',
      comment:
        'Other capabilities and the process come in through server/index.ts; tables may be joined, rules and contracts asked.',
      severity: 'error',
      from: { path: `${CAPABILITY}|^src/(server|platform)/`, pathNot: '\\.test\\.ts$' },
      to: {
        path: '^src/capabilities/([^/]+)/server/',
        pathNot: ['^src/capabilities/[^/]+/server/index\\.ts$', '^src/capabilities/$1/'],
      },
    },
    {
      name: 'sql-only-in-stores',
      comment: 'Whoever wants to see what a capability asks the database opens its store.',
      severity: 'error',
      from: {
        path: '^src/',
        pathNot:
          '(^|[/.])store\\.ts$|tables\\.ts$|\\.test\\.ts$|^src/platform/(database|testing)/|^src/platform/failure-without-values\\.ts$|platform/live/live-connection\\.ts$|identity/server/auth\\.ts$',
      },
      to: { path: '^node_modules/(drizzle-orm|pg)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'words-cross-in-one-place',
      comment: 'What one side of an inquiry wrote becomes what the other reads in read-words.ts alone.',
      severity: 'error',
      from: { pathNot: '^src/capabilities/inquiries/server/read-words\\.ts$|\\.test\\.ts$' },
      to: { path: '^src/capabilities/inquiries/rules/mask-contacts\\.ts$' },
    },
    {
      name: 'inquiries-know-nobody-above',
      comment:
        'Notices lie below inquiries; bookings and leads follow them by events and hooks (docs/decisions/0043).',
      severity: 'error',
      from: { path: '^src/capabilities/(notices|inquiries)/', pathNot: '\\.test\\.tsx?$|/testing/' },
      to: { path: '^src/capabilities/(bookings|leads)/' },
    },
    {
      name: 'notices-know-no-occasion',
      severity: 'error',
      from: { path: '^src/capabilities/notices/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/capabilities/inquiries/' },
    },
    {
      name: 'bookings-and-leads-stand-apart',
      comment: 'One is the couple’s, the other the vendor’s.',
      severity: 'error',
      from: { path: '^src/capabilities/(bookings|leads)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/capabilities/(bookings|leads)/', pathNot: '^src/capabilities/$1/' },
    },
    {
      name: 'platform-knows-no-capability',
      severity: 'error',
      from: { path: '^src/platform/', pathNot: '\\.test\\.ts$' },
      to: { path: '^src/(capabilities|server|app|shells|ui)/' },
    },
    {
      name: 'capabilities-know-no-process',
      comment: 'The process wires capabilities, never the other way round.',
      severity: 'error',
      from: { path: '^src/(capabilities|platform|base|ui|app|shells)/', pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/server/' },
    },
    {
      name: 'http-only-in-the-process',
      comment: 'What stands for another house’s server in tests may be a server.',
      severity: 'error',
      from: { path: '^src/(capabilities|platform|base|ui|app|shells)/', pathNot: '/testing/' },
      to: { path: '^node_modules/(fastify|@fastify)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '\\.react-router' },
    tsPreCompilationDeps: 'specify',
    tsConfig: { fileName: 'tsconfig.json' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default', 'types'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.json'],
    },
  },
};
