// Run by a test with `full-disk.mjs` in front: writes to an embedded database until its engine dies because its log
// cannot grow, makes room, and goes on. Prints what it saw as JSON. A process of its own: it might never come back.
import { writeFileSync } from 'node:fs'
import { sql } from 'kysely'
import { newId } from '../../src/database/new-id.ts'
import { openDatabase } from '../../src/database/open-database.ts'

const { FULL_DISK: dataDir = '', FULL_DISK_SWITCH: diskSwitch = '' } = process.env
/** Together more than a piece of the log: some at once, then commit by commit until it is used up. */
const AT_ONCE = 6_000_000
const COMMITS = 120
const REFUSALS = 3

const { kysely, ping, close } = await openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
const acknowledged: string[] = []
const refused: string[] = []

async function write(): Promise<void> {
  const codeHash = newId()
  const row = { codeHash, clientId: 'loja-dev', sessionId: newId(), expiresAt: new Date() }
  await kysely.transaction().execute(async (trx) => {
    await trx.insertInto('grantCodes').values(row).execute()
    await sql`select pg_logical_emit_message(true, 'filler', repeat('x', 100000))`.execute(trx)
  })
  acknowledged.push(codeHash)
}

await sql`select pg_logical_emit_message(true, 'filler', repeat('x', ${AT_ONCE}::int))`.execute(kysely)
writeFileSync(diskSwitch, 'log')
for (let commit = 0; commit < COMMITS && refused.length < REFUSALS; commit++) {
  await write().catch((error: Error) => refused.push(error.name))
}
writeFileSync(diskSwitch, 'room')
for (let tries = 0; tries < 100; tries++) {
  const isBack = await ping().then(
    () => true,
    () => false,
  )
  if (isBack) break
  await new Promise((done) => setTimeout(done, 100))
}
await write()
const rows = await kysely.selectFrom('grantCodes').select('codeHash').execute()
const kept = new Set(rows.map(({ codeHash }) => codeHash))
console.log(
  JSON.stringify({
    refused,
    acknowledged: acknowledged.length,
    lost: acknowledged.filter((hash) => !kept.has(hash)).length,
  }),
)
await close()
// Alarm clocks of the engine that died go on ticking.
process.exit(0)
