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
