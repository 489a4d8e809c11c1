import {
  CART_FLOORS,
  DOMAIN_FLOORS,
  SERVER_FLOORS,
  SERVICE_FLOORS,
  STORE_FLOORS,
} from './scripts/checks/floors.mjs'

/** The arrows of the house (docs/architecture.md): domain ← wire ← server, store; content and copy know the domain. */
const inside = (folder) => `^${folder}/`

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
