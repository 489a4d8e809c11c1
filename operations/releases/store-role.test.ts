import { execFile } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { buyByCalls } from '../support/buy-by-calls.ts'
import { launch } from '../support/launch.ts'
import { makeScratchDatabase, type ScratchDatabase } from '../support/scratch-database.ts'
import { visitorOf } from '../support/visitor.ts'

const run = promisify(execFile)
const OPS = join(import.meta.dirname, '..', '..', 'apps', 'server', 'build', 'ops.js')
const ROLES = readFileSync(join(import.meta.dirname, '..', '..', 'docs', 'deploy', 'roles.sql'), 'utf8')

let database: ScratchDatabase
let dataDir: string
/** Roles belong to the whole server: this test's have its database's name. */
const roleOf = (kind: 'owner' | 'serving') => `${database.name}_${kind}`
const urlOf = (kind: 'owner' | 'serving') => {
  const url = new URL(database.url)
  url.username = roleOf(kind)
  return url.href
}

beforeAll(async () => {
  database = await makeScratchDatabase()
  dataDir = mkdtempSync(join(tmpdir(), 'loja-role-'))
  await database.query(
    ROLES.replaceAll('store_owner', roleOf('owner')).replaceAll('store_serving', roleOf('serving')),
  )
})
afterAll(async () => {
  await database.drop()
  const server = await makeScratchDatabase()
  await server.query(`drop role ${roleOf('serving')}`, `drop role ${roleOf('owner')}`)
  await server.drop()
  rmSync(dataDir, { recursive: true, force: true, maxRetries: 3 })
})

it('serves, sells and works on its jobs as a role that owns nothing, once another one has migrated', async ({
  onTestFinished,
}) => {
  const variables = { DATABASE_URL: urlOf('serving'), DATA_DIR: dataDir, MIGRATE: '0', STORE: 'none' }
  const early = launch(variables, onTestFinished)
  expect(await early.exited).toBe(1)
  expect(early.output()).toContain('lacks the migration 001-first-tables, and MIGRATE=0')

  const env = { PATH: process.env.PATH, DATABASE_URL: urlOf('owner'), DATA_DIR: dataDir, LOG_LEVEL: 'error' }
  const looked = run(process.execPath, [OPS, 'status'], { env })
  await expect(looked).rejects.toMatchObject({
    code: 1,
    stderr: expect.stringContaining('001-first-tables, 002-card-payments'),
  })
  await expect(run(process.execPath, [OPS, 'migrate'], { env })).rejects.toMatchObject({ code: 2 })
  expect(await database.query(`select relname from pg_class where relname = 'leads'`)).toEqual([])
  const { stdout } = await run(process.execPath, [OPS, 'migrate', '--yes', '--operator', 'Rita'], { env })
  expect(stdout).toMatch(/^applied: 001-first-tables\n[\s\S]*\nThe database is at this release\.\n$/)
  expect(await database.query('select operator, command from operator_actions')).toEqual([
    { operator: 'Rita', command: 'migrate' },
  ])

  const store = launch(variables, onTestFinished)
  const visitor = visitorOf(await store.address)
  const receipt = await buyByCalls(1, { send: visitor.send, database, dataDir })
  visitor.close()
  expect(receipt.answers.length).toBeGreaterThan(0)
  const owned = await database.query(
    `select count(*)::int as number from pg_class where pg_get_userbyid(relowner) = '${roleOf('serving')}'`,
  )
  expect(owned).toEqual([{ number: 0 }])
  expect(store.output()).not.toContain('"level":50')
  store.child.kill('SIGTERM')
  expect(await store.exited).toBe(0)
})
