import type { OxlintOverride } from 'oxlint'
import { AREAS } from '../../modules/areas.ts'

type Pattern = { group: string[]; importNames?: string[]; message: string }

/** What of the platform reads or writes something outside the process, or starts something. */
const PLATFORM_IO = [
  '#platform/{database,files,http,jobs,pdf-pages,s3,spreadsheets,tracing}/**',
  '#platform/messaging/*-transport.ts',
  '#platform/{log,pdf}.ts',
]

/** The files of a capability by layer, and what each layer must not import. */
const LAYERS: Record<string, { files: string[]; forbidden: string[]; message: string }> = {
  rules: {
    files: ['rules.ts', '*-rules.ts', 'rules/**'],
    forbidden: [
      'node:*',
      'kysely',
      'pg',
      ...PLATFORM_IO,
      '**/{store,service,http,presenter,emails,sql}.ts',
      './jobs.ts',
      '../jobs.ts',
      '**/*-{store,http}.ts',
      '**/{store,service}/**',
    ],
    message: 'Rules are pure: data in, data out.',
  },
  store: {
    files: ['store.ts', '*-store.ts', 'store/**', 'sql.ts'],
    forbidden: [
      '**/{service,http,presenter,emails}.ts',
      './jobs.ts',
      '../jobs.ts',
      '**/*-http.ts',
      '**/service/**',
      '#platform/http/**',
    ],
    message: 'A store is SQL and nothing else; `sql.ts` has fragments that other stores embed.',
  },
  contract: {
    files: ['contract.ts', '*-contract.ts'],
    forbidden: [
      'node:*',
      'kysely',
      ...PLATFORM_IO,
      '**/{store,service,http,presenter,emails,sql}.ts',
      './jobs.ts',
      '../jobs.ts',
      '**/*-{store,http}.ts',
      '**/{store,service}/**',
    ],
    message: 'A contract is bundled for the browser: schemas and rules only.',
  },
  service: {
    files: ['service.ts', 'service/**'],
    forbidden: [
      'kysely',
      '**/sql.ts',
      '**/http.ts',
      '**/*-http.ts',
      './jobs.ts',
      '../jobs.ts',
      '#modules/*/*/jobs.ts',
    ],
    message: 'A service is called by http and jobs, and leaves SQL to its store.',
  },
  http: {
    files: ['http.ts', '*-http.ts', 'jobs.ts'],
    forbidden: [
      'kysely',
      '**/{store,sql}.ts',
      '**/*-store.ts',
      '**/store/**',
      '#platform/database/**',
    ],
    message: 'A handler is one expression that calls its service.',
  },
  rest: {
    files: ['presenter.ts', 'emails.ts', 'personal-data.ts'],
    forbidden: [
      '**/sql.ts',
      '**/http.ts',
      '**/*-http.ts',
      './jobs.ts',
      '../jobs.ts',
      '#modules/*/*/jobs.ts',
    ],
    message: 'Only the server calls handlers and jobs.',
  },
}

const FOREIGN_PRIVATE: Pattern = {
  group: [
    '#modules/*/*/store.ts',
    '#modules/*/*/*-store.ts',
    '#modules/*/*/store/**',
    '#modules/*/*/http.ts',
    '#modules/*/*/*-http.ts',
    '#modules/*/*/jobs.ts',
  ],
  message: 'Import the contract, rules or service of another capability; the rest is private.',
}

const ON_TOP: Pattern = {
  group: ['#web/**', '#server/**', '#demo/**', '#modules/{contract,client,handlers,jobs}.ts'],
  message: 'What composes the shop imports its modules, never the reverse.',
}

const WRAPPED_LIBRARIES: Pattern = {
  group: [
    'hucre',
    'hucre/*',
    'pdfkit',
    'nodemailer',
    'yauzl',
    'graphile-worker',
    'pino',
    'marked',
    'sanitize-html',
    'ai',
    '@ai-sdk/*',
  ],
  message: 'The platform wraps this library: import platform/spreadsheets, platform/pdf.ts, …',
}

const upward = (area: number): Pattern[] => {
  const later = AREAS.slice(area + 1)
  if (later.length === 0) return []
  return [
    {
      group: later.map((name) => `#modules/${name}/**`),
      message: `Areas import downward only (modules/areas.ts): this one comes after ${AREAS[area]}.`,
    },
  ]
}

const restrict = (files: string[], patterns: Pattern[]): OxlintOverride => ({
  files,
  rules: { 'no-restricted-imports': ['error', { patterns }] },
})

/**
 * One override for each area and layer, because of several that match a file the linter applies
 * only the last.
 */
export const moduleBoundaries = AREAS.flatMap((name, area) =>
  Object.values(LAYERS).map(({ files, forbidden, message }) =>
    restrict(
      files.map((file) => `modules/${name}/*/${file}`),
      [{ group: forbidden, message }, FOREIGN_PRIVATE, ON_TOP, WRAPPED_LIBRARIES, ...upward(area)],
    ),
  ),
)

const SERVER_SIDE: Pattern = {
  group: [
    '#server/**',
    '#database/**',
    '#demo/**',
    ...PLATFORM_IO,
    '#platform/language-model/**',
    '#modules/*/*/{service,store,sql,http,jobs,presenter,emails,personal-data}.ts',
    '#modules/*/*/*-{store,http}.ts',
    '#modules/*/*/{service,store}/**',
    '#modules/{handlers,jobs}.ts',
  ],
  message: 'The web imports contracts and rules; it reaches the rest through the typed client.',
}
const folder = (name: string) => [`#web/${name}/**`, `../**/${name}/**`, `./${name}/**`]
const BACKOFFICE: Pattern = {
  group: folder('backoffice'),
  message:
    'Storefront and back office never import each other: share through web/shared or web/ui.',
}
const STOREFRONT: Pattern = { ...BACKOFFICE, group: folder('storefront') }

const ROUTER_LINKS: Pattern = {
  group: ['react-router'],
  importNames: ['Link', 'NavLink'],
  message:
    'Import web/ui/navigation/link.tsx or web/ui/navigation/nav-link.tsx, which cost the server less.',
}

/** The layers of `web/`: ui, the design system; shared, business components; then the two sites. */
export const webBoundaries = [
  restrict(['web/**'], [SERVER_SIDE, ROUTER_LINKS]),
  restrict(['web/storefront/**'], [SERVER_SIDE, ROUTER_LINKS, BACKOFFICE]),
  restrict(['web/backoffice/**'], [SERVER_SIDE, ROUTER_LINKS, STOREFRONT]),
  restrict(['web/shared/**'], [SERVER_SIDE, ROUTER_LINKS, BACKOFFICE, STOREFRONT]),
  restrict(
    ['web/ui/**'],
    [
      SERVER_SIDE,
      ROUTER_LINKS,
      BACKOFFICE,
      STOREFRONT,
      {
        group: ['#modules/**', ...folder('shared')],
        message: 'web/ui is a design system: it knows no business.',
      },
    ],
  ),
  { files: ['web/ui/navigation/link.tsx'], rules: { 'no-restricted-imports': 'off' } },
] satisfies OxlintOverride[]

export const platformBoundary = restrict(
  ['platform/**'],
  [
    {
      group: ['#modules/**', '#web/**', '#server/**', '#demo/**', '#images/**'],
      message: 'The platform knows no business: hand it in from server/.',
    },
  ],
)

export const faultsBoundary = restrict(
  ['faults/**'],
  [
    {
      group: ['#modules/*/**', '#server/**', '#web/**', '#images/**'],
      message:
        'A drill breaks the shop from outside: start it as a process, use its typed client and its database.',
    },
  ],
)
