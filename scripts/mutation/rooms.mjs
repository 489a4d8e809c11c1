/** What is broken on purpose, and the tests that must notice. */

const CALLS = 'apps/server/test/calls'

/** The least share of broken lines, in per cent, that tests notice. */
export const LEAST = { domain: 95, services: 85 }

/**
 * How long the tests of one broken line may take beyond their usual time: what a busy machine makes slow is not thereby
 * noticed. Call tests wait for what comes from elsewhere.
 */
export const PATIENCE_MS = { domain: 30_000, services: 60_000 }

/** The folder that each group's rooms are in. */
export const ROOT_OF = { domain: 'packages/domain/src', services: 'apps/server/src/services' }

/**
 * The call tests of each room of the services. Nearly every call test passes through nearly every room, and what no
 * test notices would start them all; so a room answers to its own tests alone, which asks more of them. Suites of races
 * and of limits over a day are left out: they take minutes, once for every broken line. So are those that buy before
 * their first test: what they pass through belongs to no test, so that each such line would start all.
 */
const TESTS_OF_SERVICE = {
  access: ['access/*', 'verified*'],
  cart: ['cart*', 'multi*'],
  company: ['company*'],
  conditions: ['hiring*', 'payment', 'verified*'],
  contract: ['contract*'],
  customer: ['company*', 'customer*', 'lead'],
  hiring: ['hiring*'],
  lead: ['lead*', 'company*'],
  links: ['contract-link', 'proposal*'],
  payment: ['payment', 'payment-outcomes', 'card-tries'],
  pricing: ['pricing*', 'multi*'],
  selling: ['offers*', 'pricing*'],
}

/** The test files that judge a room, as globs from the root: those beside its files, and a service's call tests. */
export function testsOf(group, room) {
  const calls = group === 'services' ? (TESTS_OF_SERVICE[room] ?? [`${room}*`]) : []
  return [`${ROOT_OF[group]}/${room}/**/*.test.ts`, ...calls.map((name) => `${CALLS}/${name}.test.ts`)]
}
