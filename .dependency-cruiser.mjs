/** The arrows of the house (docs/architecture.md): domain ← wire ← server, store; content and copy know the domain. */
const inside = (folder) => `^${folder}/`

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'domain-is-pure',
      comment: 'The domain depends on nothing: no package, no node module, no other folder of the house.',
      severity: 'error',
      from: { path: inside('packages/domain/src'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: inside('packages/domain/src') },
    },
    {
      name: 'copy-knows-the-domain-only',
      comment: 'Texts are keyed by the domain’s unions and need nothing else.',
      severity: 'error',
      from: { path: inside('packages/copy/src'), pathNot: '\\.test\\.ts$' },
      to: { pathNot: '^packages/(copy|domain)/src/' },
    },
    {
      name: 'content-knows-the-domain-only',
      comment: 'Content is data checked against the domain; it never meets the wire or a screen.',
      severity: 'error',
      from: { path: inside('packages/content/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(wire|copy)|apps)/' },
    },
    {
      name: 'wire-stands-below-the-apps',
      comment: 'The wire translates; whoever calls or answers stands above it.',
      severity: 'error',
      from: { path: inside('packages/wire/src') },
      to: { path: '^(apps|packages/content)/' },
    },
    {
      name: 'server-never-imports-the-store',
      comment:
        'The server gets the store as a built handler (two instances of the router break it); only types may cross.',
      severity: 'error',
      from: { path: inside('apps/server') },
      to: { path: '^apps/store/', pathNot: '^apps/store/app/host-contract\\.ts$' },
    },
    {
      name: 'server-never-imports-the-router',
      comment: 'React and the router belong to the store’s build.',
      severity: 'error',
      from: { path: inside('apps/server') },
      to: { path: 'node_modules/(react|react-dom|react-router|@react-router)/' },
    },
    {
      name: 'store-never-imports-the-server',
      comment: 'The store reaches the server through calls only.',
      severity: 'error',
      from: { path: inside('apps/store') },
      to: { path: '^(apps/server|packages/content)/' },
    },
    {
      name: 'sql-lives-in-repositories',
      comment:
        'Services and calls speak to repositories; SQL is written in repositories, database, migrations and jobs.',
      severity: 'error',
      from: {
        path: inside('apps/server/src'),
        pathNot: '^apps/server/src/(repositories|database|migrations|jobs|gateway|plugins|operations)/',
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/', dependencyTypesNot: ['type-only'] },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'The kit is reusable: it imports itself, the domain’s masks and libraries.',
      severity: 'error',
      from: { path: inside('apps/store/app/ui'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(apps/store/app/(?!ui/|styles/)|packages/(wire|copy|content)/)' },
    },
    {
      name: 'features-meet-in-public',
      comment: 'A feature reaches another only through its public.ts, or its slice from the visitor state.',
      severity: 'error',
      from: { path: '^apps/store/app/features/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/store/app/features/([^/]+)/',
        pathNot: ['^apps/store/app/features/$1/', '/public\\.tsx?$', '-slice\\.ts$'],
      },
    },
    {
      name: 'routes-are-the-top',
      comment: 'Nothing imports a route.',
      severity: 'error',
      from: { path: '^(apps|packages)/', pathNot: '^apps/store/app/(routes/|routes\\.ts)' },
      to: { path: '^apps/store/app/routes/' },
    },
    {
      name: 'no-cycles',
      comment: 'A circle of imports has no beginning to read from.',
      severity: 'error',
      from: {},
      to: { circular: true, viaOnly: { dependencyTypesNot: ['type-only'] } },
    },
    {
      name: 'nothing-unresolved',
      comment: 'An import that leads nowhere is a mistake.',
      severity: 'error',
      from: { path: '^(apps|packages)/' },
      to: { couldNotResolve: true, pathNot: '^(virtual:|\\./\\+types/|pdfmake/interfaces)' },
    },
  ],
  options: {
    parser: 'swc',
    tsPreCompilationDeps: true,
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^|/)(build|\\.react-router|node_modules/\\.vite)/' },
    enhancedResolveOptions: {
      exportsFields: ['exports'],
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.mjs', '.js', '.css'],
    },
  },
}
