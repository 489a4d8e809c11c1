import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../run.mjs'
import { CART_FLOORS, DOMAIN_FLOORS, SERVER_FLOORS, SERVICE_FLOORS, STORE_FLOORS } from './floors.mjs'

/** Rows of a table below a heading, without its two first. */
function rowsBelow(page, heading) {
  const [, after = ''] = page.split(`\n## ${heading}\n`)
  const [section = ''] = after.split('\n## ')
  return section
    .split('\n')
    .filter((line) => line.startsWith('| '))
    .slice(2)
}

const codesOf = (cell) => [...cell.matchAll(/`([^`]+)`/g)].map(([, code]) => code)

/**
 * docs/architecture.md draws the floors as `floors.mjs` beside it lists them, from the top, and names the bundles
 * that `vite.config.ts` makes, in their order.
 */
export function checkArchitecture() {
  const page = readFileSync(join(root, 'docs/architecture.md'), 'utf8')
  const config = readFileSync(join(root, 'apps/store/vite.config.ts'), 'utf8')
  const drawn = {
    'Floors of the domain': DOMAIN_FLOORS,
    'Floors of the server': SERVER_FLOORS,
    'Floors of the services': SERVICE_FLOORS,
    'Floors of the store': STORE_FLOORS,
    'Floors of the cart': CART_FLOORS,
  }
  const problems = []
  let checked = 0
  for (const [heading, floors] of Object.entries(drawn)) {
    const rows = rowsBelow(page, heading).map((row) => codesOf(row).map((room) => room.replace(/\/$/, '')))
    checked += rows.length
    floors.toReversed().forEach(({ rooms }, at) => {
      if (rooms.toSorted().join() !== rows[at]?.toSorted().join())
        problems.push(
          `docs/architecture.md, ${heading}: row ${at + 1} is ${rows[at]?.join(', ')}, not ${rooms.join(', ')}`,
        )
    })
    if (rows.length !== floors.length)
      problems.push(`docs/architecture.md, ${heading}: ${rows.length} rows, not ${floors.length}`)
  }
  const told = rowsBelow(page, 'Bundles of the store').map((row) => codesOf(row)[0])
  const made = [...config.matchAll(/\bbundle\('([a-z]+)'/g)].map(([, name]) => name)
  checked += made.length
  if (told.join() !== made.join())
    problems.push(
      `docs/architecture.md tells of the bundles ${told.join(', ')}; vite.config.ts makes ${made.join(', ')}`,
    )
  return { name: 'architecture page', checked, problems }
}
