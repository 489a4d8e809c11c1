/** The arrows of the house (docs/architecture.md): domain ← wire ← server, store; content and copy know the domain. */
const inside = (folder) => `^${folder}/`

/**
 * The floors of the domain, from the ground up: a room may use its own floor and what lies below it, types and tests
 * too. A room of packages/domain/src that stands on no floor is refused.
 */
export const DOMAIN_FLOORS = [
  { rooms: ['text', 'money'], holds: 'signs and amounts' },
  {
    rooms: ['document', 'calendar', 'contact'],
    holds: 'what is typed: numbers of documents, days, ways to reach',
  },
  { rooms: ['catalogue'], holds: 'what an issuer sells and says' },
  {
    rooms: ['host', 'customer', 'region', 'access'],
    holds: 'which issuer; who buys, from where, with which access',
  },
  { rooms: ['plans', 'mobility'], holds: 'what an HR plan costs, what a ride’s credit is' },
  { rooms: ['cart'], holds: 'what is chosen' },
  { rooms: ['offer'], holds: 'what is given for it' },
  { rooms: ['pricing'], holds: 'what it costs' },
  {
    rooms: ['content', 'proposal', 'savings', 'checkout', 'contract', 'payment', 'mask'],
    holds: 'all that an issuer has; what follows a price; fields as they are typed',
  },
]

/**
 * The floors of the server, from the ground up: a room may use its own floor and what lies below it, types too. A
 * folder or file of apps/server/src that stands on no floor is refused.
 */
export const SERVER_FLOORS = [
  { rooms: ['ports', 'config', 'config.ts', 'migrations'], holds: 'the shapes of the outside world' },
  { rooms: ['database'], holds: 'the database and its tables' },
  { rooms: ['process'], holds: 'what one process has: log, metrics, switches, clock, secret' },
  { rooms: ['contract-pdf', 'outcome'], holds: 'documents, answers; who asks' },
  { rooms: ['repositories'], holds: 'the SQL' },
  { rooms: ['protection', 'jobs', 'adapters'], holds: 'limits, queues, the outside world' },
  { rooms: ['parts.ts'], holds: 'what everything above is given' },
  { rooms: ['services'], holds: 'one transaction each' },
  { rooms: ['job-handlers', 'plugins'], holds: 'what works on queues; what every request meets' },
  {
    rooms: ['gateway', 'openapi', 'portal-call', 'store-host'],
    holds: 'tokens, the calls’ pages, the portal, the store',
  },
  { rooms: ['calls'], holds: 'one file a call' },
  { rooms: ['issuer-page'], holds: 'what the server’s own pages look like' },
  {
    rooms: ['assistant', 'outbox-page', 'opt-out-page', 'contract-link-page', 'chain-page'],
    holds: 'the server’s own pages',
  },
  { rooms: ['operations'], holds: 'what an operator does and sees' },
  {
    rooms: ['build-server.ts', 'create-parts.ts', 'create-ports.ts', 'main.ts', 'ops.ts'],
    holds: 'what puts a process together',
  },
]

/**
 * The floors of the services, from the ground up: a room may use what lies below it, so that none stands in a circle. A
 * room of apps/server/src/services that stands on no floor is refused.
 */
export const SERVICE_FLOORS = [
  {
    rooms: ['selling', 'company', 'opt-out', 'faq', 'simulation'],
    holds: 'what a channel sells; which company; who is not written to; what needs no other',
  },
  { rooms: ['customer', 'links'], holds: 'what a company has already; what mails and documents link to' },
  { rooms: ['conditions', 'mail'], holds: 'what a cart must fulfil to be hired and paid; what a mail is' },
  { rooms: ['pricing'], holds: 'what is wanted, and what it costs' },
  { rooms: ['cart'], holds: 'what is registered' },
  { rooms: ['lead', 'contract'], holds: 'who contracts; what is signed' },
  {
    rooms: ['access', 'payment', 'proposal', 'proof'],
    holds: 'who proved an e-mail; who pays; what is proposed; what is proven',
  },
  { rooms: ['hiring'], holds: 'what is concluded' },
]

/**
 * The floors of the store, from the ground up, likewise. A folder or file of apps/store/app that stands on no floor
 * is refused.
 */
export const STORE_FLOORS = [
  { rooms: ['ui', 'styles'], holds: 'the kit, which knows no business' },
  {
    rooms: ['commands', 'addresses', 'host-contract.ts', 'server-scope.ts'],
    holds: 'from the browser to the calls; the map of pages',
  },
  { rooms: ['visit'], holds: 'what a tab keeps of a visit, and the moves that change it' },
  { rooms: ['forms'], holds: 'fields that several forms have' },
  { rooms: ['always'], holds: 'what goes along with every page' },
  { rooms: ['purchase'], holds: 'from the cart to the order' },
  { rooms: ['pages'], holds: 'what one address shows' },
  {
    rooms: [
      'routes',
      'routes.ts',
      'root.tsx',
      'pictures',
      'first-paint',
      'entry.client.tsx',
      'entry.server.tsx',
    ],
    holds: 'the map of addresses, and what the framework asks for',
  },
]

/**
 * The floors of the cart, the store's largest room, from the ground up: a room of it uses what lies below it, so that
 * none stands in a circle.
 */
export const CART_FLOORS = [
  { rooms: ['copy.ts'], holds: 'words' },
  { rooms: ['removed', 'delivery'], holds: 'what was taken out; when cards arrive' },
  { rooms: ['state'], holds: 'what it holds, and the moves that change it' },
  { rooms: ['price', 'share'], holds: 'what it costs; the link that shares it' },
  { rooms: ['table', 'beside'], holds: 'the lines; what stands beside them' },
  { rooms: ['drawer', 'summary'], holds: 'the cart over a page; what sums it up and leads on' },
  { rooms: ['on-page'], holds: 'the cart on a page of products' },
  { rooms: ['frame'], holds: 'what stands around every page' },
  { rooms: ['public.ts', 'cart-paths.test.ts'], holds: 'what others may use' },
]

const pathOf = (folder, rooms) =>
  `^${folder}/(${rooms.map((room) => (/\.tsx?$/.test(room) ? `${room.replaceAll('.', '\\.')}$` : `${room}/`)).join('|')})`

/** One rule a floor, that it knows nothing of those above it, and one for a room that stands on none. */
function rulesOfFloors(part, folder, floors) {
  const pointingDown = floors.slice(0, -1).map(({ rooms, holds }, floor) => ({
    name: `${part}-floor-${floor + 1}-points-down`,
    comment: `${rooms.join(', ')} (${holds}) know nothing of the floors above them.`,
    severity: 'error',
    from: { path: pathOf(folder, rooms) },
    to: {
      path: pathOf(
        folder,
        floors.slice(floor + 1).flatMap((above) => above.rooms),
      ),
    },
  }))
  const standing = {
    name: `${part}-rooms-have-a-floor`,
    comment: `A new room of the ${part} says on which floor it stands.`,
    severity: 'error',
    from: { path: inside(folder) },
    to: {
      path: inside(folder),
      pathNot: pathOf(
        folder,
        floors.flatMap(({ rooms }) => rooms),
      ),
    },
  }
  return [...pointingDown, standing]
}

/** One rule a floor with several rooms, that these know nothing of each other. */
function rulesOfNeighbours(part, folder, floors) {
  return floors.flatMap(({ rooms }, floor) =>
    rooms.length === 1
      ? []
      : {
          name: `${part}-floor-${floor + 1}-keeps-apart`,
          comment: `${rooms.join(', ')} know nothing of each other: what they share lies below them.`,
          severity: 'error',
          from: { path: pathOf(folder, rooms) },
          to: { path: pathOf(folder, rooms), pathNot: `^${folder}/$1` },
        },
  )
}

/** Rooms of apps/server/src that write SQL, and why they do beside `repositories`. */
export const SQL_ROOMS = [
  'repositories',
  // The connection, transactions and the tables themselves.
  'database',
  'migrations',
  // The queue engine's own tables.
  'jobs',
  // What a person and a term reach: rows of every table, given out, erased, let go.
  'operations/person',
  'operations/retention',
]

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
      name: 'help-knows-nobody',
      comment:
        'The search of the help takes articles from whoever has them; the browser and the server search alike.',
      severity: 'error',
      from: { path: inside('packages/help/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '^(apps|packages/(domain|wire|copy|content))/' },
    },
    {
      name: 'content-knows-the-domain-only',
      comment: 'Content is data checked against the domain; it never meets the wire or a screen.',
      severity: 'error',
      from: { path: inside('packages/content/src'), pathNot: '\\.test\\.ts$' },
      to: { path: '^(packages/(wire|copy|help)|apps)/' },
    },
    {
      name: 'wire-stands-below-the-apps',
      comment: 'The wire translates; whoever calls or answers stands above it.',
      severity: 'error',
      from: { path: inside('packages/wire/src') },
      to: { path: '^(apps|packages/(content|help))/' },
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
      name: 'samples-are-for-tests',
      comment: 'What a sample-*.ts makes up is for tests: nothing that is built or started imports it.',
      severity: 'error',
      from: {
        path: '^(apps|packages)/',
        pathNot: ['\\.test\\.tsx?$', '/sample-[^/]+\\.ts$', '^apps/server/(test|faults|attacks)/'],
      },
      to: { path: '^(apps|packages)/.*/sample-[^/]+\\.ts$' },
    },
    ...rulesOfFloors('domain', 'packages/domain/src', DOMAIN_FLOORS),
    ...rulesOfFloors('server', 'apps/server/src', SERVER_FLOORS),
    ...rulesOfFloors('services', 'apps/server/src/services', SERVICE_FLOORS),
    ...rulesOfNeighbours('services', 'apps/server/src/services', SERVICE_FLOORS),
    ...rulesOfFloors('store', 'apps/store/app', STORE_FLOORS),
    ...rulesOfFloors('cart', 'apps/store/app/purchase/cart', CART_FLOORS),
    ...rulesOfNeighbours('cart', 'apps/store/app/purchase/cart', CART_FLOORS),
    {
      name: 'sql-lives-in-repositories',
      comment: 'The rooms that write SQL have names; everybody else speaks to repositories, types too.',
      severity: 'error',
      from: {
        path: inside('apps/server/src'),
        pathNot: `^apps/server/src/(${SQL_ROOMS.join('|')})/`,
      },
      to: { path: 'node_modules/(kysely|pg|@electric-sql)/' },
    },
    {
      name: 'ui-knows-no-business',
      comment: 'The kit is reusable: it imports itself, the domain’s masks and libraries.',
      severity: 'error',
      from: { path: inside('apps/store/app/ui'), pathNot: '\\.test\\.tsx?$' },
      to: { path: '^(apps/store/app/(?!ui/|styles/)|packages/(wire|copy|content|help)/)' },
    },
    {
      name: 'rooms-meet-in-public',
      comment: 'A room of the purchase or of a page reaches another only through its public.ts.',
      severity: 'error',
      from: { path: '^apps/store/app/(purchase|pages)/([^/]+)/', pathNot: '\\.test\\.tsx?$' },
      to: {
        path: '^apps/store/app/(purchase|pages)/[^/]+/',
        pathNot: ['^apps/store/app/$1/$2/', '/public\\.tsx?$'],
      },
    },
    {
      name: 'no-circles-of-rooms',
      comment: 'A circle of folders has no beginning either, though no file of it imports itself.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^apps/store/app/[^/]+/[^/]+$' },
      to: { circular: true },
    },
    {
      name: 'no-circles-of-the-domain',
      comment: 'No two rooms of the domain stand in a circle, be it on the same floor.',
      severity: 'error',
      scope: 'folder',
      from: { path: '^packages/domain/src/([^/]+)' },
      to: { circular: true, pathNot: '^packages/domain/src/$1(/|$)' },
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
      comment: 'A circle of imports has no beginning to read from, be it of types alone.',
      severity: 'error',
      from: {},
      to: { circular: true },
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
