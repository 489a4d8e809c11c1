import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { sql } from 'kysely'
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { COMMANDS } from '../../src/operations/commands/commands.ts'
import { confirmOrder } from '../calls/press-link.ts'
import { actAs, JOANA, type PurchaseServer, startBuyer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..', '..')
const textOf = (file: string) => readFileSync(join(ROOT, file), 'utf8')
const { scripts } = JSON.parse(textOf('package.json')) as {
  readonly scripts: Readonly<Record<string, string>>
}

/** What becomes of a block of commands: who runs it, here or elsewhere, or why nobody does. */
type Place =
  | {
      /** Words that stand for others here. */
      readonly here: Readonly<Record<string, string>>
      /** How lines begin that are left out, and who runs them. */
      readonly without?: Readonly<Record<string, string>>
      readonly says: RegExp
    }
  /** The test has this text of the page, by which it finds the block. */
  | { readonly by: string; readonly finds: string }
  | { readonly nobody: string }

const ofFromNothing = (finds: string): Place => ({ by: 'operations/nights/from-nothing.test.ts', finds })
const ofTheSeal = (finds: string): Place => ({ by: 'apps/server/test/calls/sealed-contract.test.ts', finds })

/** Every block of commands: page and heading, with a number from the second under one heading on. */
const PLACES: Readonly<Record<string, Place>> = {
  'README.md: Two commands': { by: 'apps/server/test/platform/npm-start.test.ts', finds: "'start'" },
  'docs/add-an-issuer.md: Add one': {
    here: { '-- new BANCOX': '-- new BANCOX --root "$CONTENT"' },
    says: /banco-xis\.localhost/,
  },
  'docs/deploy/from-nothing.md: Programs': {
    nobody: 'it installs packages and ends services of the machine',
  },
  'docs/deploy/from-nothing.md: Programs (2)': ofFromNothing('Programs'),
  'docs/deploy/from-nothing.md: Who is primary: etcd': ofFromNothing('Who is primary: etcd'),
  'docs/deploy/from-nothing.md: The database, twice, and its archive': ofFromNothing('The database, twice'),
  'docs/deploy/from-nothing.md: The database, twice, and its archive (2)':
    ofFromNothing('The database, twice'),
  'docs/deploy/from-nothing.md: The way to the primary': ofFromNothing('The way to the primary'),
  'docs/deploy/from-nothing.md: Three processes': ofFromNothing('Three processes'),
  'docs/deploy/from-nothing.md: The balancer': ofFromNothing('The balancer'),
  'docs/deploy/from-nothing.md: The primary is lost': ofFromNothing('The primary is lost'),
  'docs/deploy/from-nothing.md: The primary is lost (2)': ofFromNothing('The primary is lost'),
  'docs/deploy/from-nothing.md: Back to a moment': ofFromNothing('Back to a moment'),
  'docs/deploy/from-nothing.md: Back to a moment (2)': ofFromNothing('Back to a moment'),
  'docs/deploy/from-nothing.md: Back to a moment (3)': ofFromNothing('Back to a moment'),
  'docs/deploy/from-nothing.md: The end': ofFromNothing('The end'),
  'docs/deploy/on-debian.md: Node 24': { here: { CLONE: 'ROOT' }, says: /^v24\./ },
  "docs/deploy/on-debian.md: An operator's commands beside the unit": {
    by: 'operations/releases/systemd.test.ts',
    finds: '^systemd-run',
  },
  'docs/deploy/on-debian.md: What a restore leaves': {
    here: { 'psql -c': 'psql "$DATABASE_URL" -c' },
    says: /pg_reload_conf/,
  },
  'docs/mutation.md: Lines broken on purpose': { nobody: 'it tries every line of the rules for hours' },
  "docs/operations.md: Partners' programs": { here: {}, says: /^\S{48}\n[0-9a-f]{64} {2}-\n$/ },
  'docs/operations.md: Releases': { by: 'scripts/release/write-checksums.test.ts', finds: '## Releases' },
  'docs/operations.md: Seal': { by: 'apps/server/src/adapters/seal/pades-seal.test.ts', finds: '## Seal' },
  'docs/operations.md: Backups': {
    here: {},
    without: { pgbackrest: 'operations/nights/from-nothing.test.ts' },
    says: /released/,
  },
  "docs/operations.md: People's data": {
    // Nobody is there to be asked.
    here: { 'person erase': 'person erase --yes', '7KQM-4X9T-DBHW': '"$NUMBER"' },
    says: /anonymised/,
  },
  'docs/verify-a-contract.md: The documents': ofTheSeal('The documents'),
  'docs/verify-a-contract.md: The seal': ofTheSeal('The seal'),
  'docs/verify-a-contract.md: The time stamp': ofTheSeal('The time stamp'),
  'docs/verify-a-contract.md: The chain': ofTheSeal('The chain'),
}

const PAGES = [
  'README.md',
  ...readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`)
    .toSorted(),
]
const BLOCKS = new Map(PAGES.flatMap(blocksOf))

/** The blocks of commands of a page, by what `PLACES` calls them. */
function blocksOf(page: string): readonly (readonly [name: string, commands: string])[] {
  const parts = textOf(page).matchAll(
    /^#+ (?<heading>.+)$|^(?<indent> *)```(?<language>\w*)\n(?<body>[\s\S]*?)^ *```$/gm,
  )
  const named: [string, string][] = []
  let heading = ''
  for (const { groups = {} } of parts) {
    heading = groups.heading ?? heading
    if (!/^(?:sh|console|bash|shell)$/.test(groups.language ?? '')) continue
    const again = named.filter(([name]) => name.replace(/ \(\d+\)$/, '') === `${page}: ${heading}`).length
    const name = `${page}: ${heading}${again > 0 ? ` (${again + 1})` : ''}`
    named.push([name, (groups.body ?? '').replaceAll(new RegExp(`^${groups.indent}`, 'gm'), '')])
  }
  return named
}

describe('the commands of README and docs', () => {
  test('are each run by a test, or it is said why not', () => {
    expect([...BLOCKS.keys()].toSorted()).toEqual(Object.keys(PLACES).toSorted())
  })

  const elsewhere = Object.entries(PLACES).filter(([, place]) => 'by' in place)
  test.each(elsewhere)('%s is found by the test that runs it', (name, place) => {
    if (!('by' in place)) return
    const test = textOf(place.by)
    expect(test).toContain(place.finds)
    expect(test).toContain(/[^/]+\.md/.exec(name)?.[0] === 'README.md' ? 'npm' : /[^/]+\.md/.exec(name)?.[0])
  })

  test('within sentences name scripts and orders that there are', () => {
    for (const page of PAGES) {
      const named = [
        ...textOf(page).matchAll(/npm run (?:-s )?([a-z][\w:-]*)(?: -- ([a-z][a-z-]*(?: [a-z][a-z-]*)?))?/g),
      ]
      for (const [whole, script = '', words] of named) {
        expect(Object.keys(scripts), `${page}: ${whole}`).toContain(script)
        if (script !== 'ops' || words === undefined) continue
        const isOrder = COMMANDS.some(({ words: order }) => order === words || order === words.split(' ')[0])
        expect(isOrder, `${page}: ${whole}`).toBe(true)
      }
    }
  })
})

describe.runIf(databases.includes('postgres'))('commands that an operator of a running store copies', () => {
  let folder: string
  let database: TestDatabase
  let server: PurchaseServer
  let number: string
  beforeAll(async () => {
    folder = mkdtempSync(join(tmpdir(), 'documented-'))
    cpSync(join(ROOT, 'content', 'issuers'), join(folder, 'content'), { recursive: true })
    database = await openTestDatabase('postgres')
    server = await startPurchases('postgres', { database })
    const acts = actAs(server, await startBuyer(server))
    const { cartId, ...prepared } = await acts.prepare()
    number = prepared.number
    await acts.hire(cartId)
    await confirmOrder(server, number)
  })
  afterAll(async () => {
    await server.close()
    await database.close()
    rmSync(folder, { recursive: true })
  })

  const isIdle = async () => {
    const { rows } = await sql<{ count: number }>`select count(*)::int as count from pgboss.job
      where state in ('created', 'retry', 'active') and name <> 'lead-follow-up'`.execute(
      database.database.kysely,
    )
    return rows[0]?.count === 0
  }
  /** As a shell reads them in an empty folder; npm's scripts are those of the repository. */
  const run = async (commands: string) => {
    const { databaseUrl = '', dataDir } = database.settings
    const env = {
      HOME: folder,
      PATH: `${join(ROOT, 'node_modules', '.bin')}${delimiter}${process.env.PATH}`,
      DATABASE_URL: databaseUrl,
      DATA_DIR: dataDir,
      CONTENT: join(folder, 'content'),
      NUMBER: number,
      ROOT,
    }
    const script = `npm() { command npm --prefix "$ROOT" "$@"; }\n${commands}`
    const shell = spawn('sh', ['-euc', script], { cwd: folder, env })
    let said = ''
    let complained = ''
    shell.stdout.on('data', (chunk) => (said += chunk))
    shell.stderr.on('data', (chunk) => (complained += chunk))
    const status = await new Promise((resolve) => shell.on('close', resolve))
    expect(status, `${said}${complained}`).toBe(0)
    return said
  }

  const here = Object.entries(PLACES).filter(([, place]) => 'here' in place)
  test.each(here)('%s', async (name, place) => {
    if (!('here' in place)) return
    await vi.waitFor(async () => expect(await isIdle()).toBe(true), 240_000)
    const left = (BLOCKS.get(name) ?? '')
      .split('\n')
      .filter((line) => !Object.keys(place.without ?? {}).some((start) => line.startsWith(start)))
      .join('\n')
    let commands = left
    for (const [from, to] of Object.entries(place.here)) {
      expect(commands).toContain(from)
      commands = commands.replaceAll(from, to)
    }
    expect(await run(commands)).toMatch(place.says)
  })

  test('leave the files that they name', () => {
    const kept = JSON.stringify(JSON.parse(readFileSync(join(folder, 'dados.json'), 'utf8')))
    expect(kept).toContain(JOANA.emailContato)
    expect(readFileSync(join(folder, 'elos.txt'), 'utf8')).toContain('documentHash')
  })
})
