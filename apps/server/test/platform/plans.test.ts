import pg from 'pg'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type PurchaseServer, startPurchases } from '../calls/purchase-server.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { growTables } from '../support/grow-tables.ts'
import { type SentStatement, watchStatements } from '../support/sent-statements.ts'
import { readSqlPages, sqlPagesOf, writeSqlPages } from '../support/sql-pages.ts'
import { exportSomebody, walkTheStore } from '../support/walk-the-store.ts'

/** Tables that do not grow with what is sold. */
const STILL = ['turns', 'evidence_chains', 'kysely_migration', 'kysely_migration_lock', 'queue', 'version']

interface Plan {
  readonly 'Node Type': string
  readonly 'Relation Name'?: string
  readonly 'Index Name'?: string
  readonly 'Index Cond'?: string
  readonly Plans?: readonly Plan[]
}

/** Parts of a plan that read a growing table, or an index over all of one, from end to end. */
function wholeReads(plan: Plan): readonly string[] {
  const below = (plan.Plans ?? []).flatMap(wholeReads)
  const table = plan['Relation Name'] ?? plan['Index Name'] ?? ''
  if (STILL.includes(table)) return below
  if (plan['Node Type'] === 'Seq Scan') return [`all of ${table}`, ...below]
  const isIndex = /^(?:Index|Index Only|Bitmap Index) Scan$/.test(plan['Node Type'])
  return isIndex && !plan['Index Cond'] ? [`all of ${plan['Index Name']}`, ...below] : below
}

describe.each(databases.filter((kind) => kind === 'postgres'))('the plans of %s', (kind) => {
  let database: TestDatabase
  let server: PurchaseServer
  let sent: readonly SentStatement[] = []
  let client: pg.Client
  beforeAll(async () => {
    database = await openTestDatabase(kind)
    server = await startPurchases(kind, { database })
    const watched = watchStatements()
    await walkTheStore(server)
      .then(() => exportSomebody(server))
      .finally(() => watched.stop())
    sent = watched.list().filter(
      ({ text }) =>
        /^\s*(?:select|insert|update|delete|with)\b/i.test(text) &&
        // What the job engine asks of its own tables is its matter.
        (!text.includes('pgboss') || /^update pgboss\.(?:job|queue) set/.test(text.trim())),
    )
    await growTables(server.parts.database.kysely, 2000)
    client = new pg.Client({ connectionString: database.settings.databaseUrl })
    await client.connect()
    // At this size reading a table whole is often the cheapest: what is asked is whether there is another way.
    await client.query('set enable_seqscan = off')
  })
  afterAll(async () => {
    await client?.end()
    await server?.close()
    await database?.close()
  })

  const planOf = async ({ text, values }: SentStatement): Promise<Plan> => {
    const { rows } = await client.query({ text: `explain (format json) ${text}`, values: [...values] })
    return rows[0]['QUERY PLAN'][0].Plan
  }

  it('read no growing table from end to end, whatever the store, its jobs, its retention and an export ask', async () => {
    expect(sent.length).toBeGreaterThan(80)
    const found: string[] = []
    for (const statement of sent) {
      const reads = wholeReads(await planOf(statement))
      if (reads.length > 0) found.push(`${reads.join(', ')}: ${statement.text.replace(/\s+/g, ' ')}`)
    }
    expect(found).toEqual([])
  })

  it('stand in docs/sql as they are sent, so that a change of them is seen', () => {
    const pages = sqlPagesOf(sent.map(({ text }) => text))
    if (process.env.WRITE_SQL) writeSqlPages(pages)
    expect(pages, 'npm run sql-pages').toEqual(readSqlPages())
  })
})
