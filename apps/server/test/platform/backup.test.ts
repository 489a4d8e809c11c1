import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { newId } from '../../src/database/new-id.ts'
import { openDatabase } from '../../src/database/open-database.ts'
import { QUEUE_NAMES } from '../../src/jobs/queues.ts'
import { EXIT } from '../../src/operations/commands/command.ts'
import { turnSwitch } from '../../src/repositories/operator-switches.ts'
import { makeDataDir } from '../support/databases.ts'
import { giveOrder } from '../support/give-order.ts'
import { hurryClock } from '../support/hurry-clock.ts'

let dataDir: string
let backups: string
let folder: string

beforeEach(async () => {
  dataDir = await makeDataDir()
  backups = mkdtempSync(join(tmpdir(), 'benefits-backups-'))
  folder = join(backups, 'monday')
  writeFileSync(join(dataDir, 'token-secret'), 'a secret of at least thirty-two characters', { mode: 0o600 })
})
afterEach(() => {
  for (const made of [dataDir, backups]) rmSync(made, { recursive: true, force: true })
})

const open = () => openDatabase({ databaseUrl: undefined, databasePool: 1, dataDir })
const order = (...args: string[]) => giveOrder(args, { DATA_DIR: dataDir })

/** Turns a switch that the backup is known by. */
async function mark(state: string): Promise<void> {
  const database = await open()
  await turnSwitch(database.kysely, 'content', state, new Date())
  await database.close()
}

it('a backup brings back what the store was, holds its jobs and keeps what was there beside it', async () => {
  await mark('monday')
  expect(await order('backup', folder)).toMatchObject({ code: EXIT.done, complained: '' })
  await mark('tuesday')
  writeFileSync(join(dataDir, 'token-secret'), 'another secret of at least thirty-two characters')

  const { code, said } = await order('restore', folder, '--yes', '--operator', 'Ana', '--json')
  expect(code).toBe(EXIT.done)
  const { aside } = JSON.parse(said) as { aside: readonly string[] }
  expect(aside.map((path) => path.slice(dataDir.length + 1).split('.before-')[0])).toEqual([
    'database',
    'token-secret',
  ])
  expect(readFileSync(join(dataDir, 'token-secret'), 'utf8')).toMatch(/^a secret/)
  const database = await open()
  const switches = await database.kysely.selectFrom('operatorSwitches').selectAll().execute()
  const actions = await database.kysely.selectFrom('operatorActions').selectAll().execute()
  await database.close()
  expect(Object.fromEntries(switches.map(({ name, state }) => [name, state]))).toEqual({
    content: 'monday',
    ...Object.fromEntries(QUEUE_NAMES.map((queue) => [`hold:${queue}`, 'on'])),
  })
  expect(actions).toMatchObject([{ operator: 'Ana', command: 'restore', target: 'monday' }])
})

it('a backup brings a store to a machine that has none', async () => {
  await mark('monday')
  await order('backup', folder)
  rmSync(dataDir, { recursive: true })
  expect(await order('restore', folder, '--yes')).toMatchObject({ code: EXIT.done })
  const database = await open()
  expect(
    await database.kysely
      .selectFrom('operatorSwitches')
      .select('state')
      .where('name', '=', 'content')
      .execute(),
  ).toEqual([{ state: 'monday' }])
  await database.close()
})

it('a backup that was changed is refused with its file, and nothing is touched', async () => {
  await order('backup', folder)
  writeFileSync(join(folder, 'database', 'PG_VERSION'), '17\n')
  await mark('tuesday')
  const { code, complained } = await order('restore', folder, '--yes')
  expect([code, complained]).toEqual([
    EXIT.failed,
    expect.stringContaining('database/PG_VERSION was changed'),
  ])
  const database = await open()
  expect(await database.kysely.selectFrom('operatorSwitches').select('name').execute()).toEqual([
    { name: 'content' },
  ])
  await database.close()
})

it.each([
  ['a folder that is there', () => order('backup', backups), 'is there already'],
  ['what is no backup', () => order('restore', backups, '--yes'), 'is no backup'],
  [
    'PostgreSQL',
    () =>
      giveOrder(['backup', folder], { DATA_DIR: dataDir, DATABASE_URL: 'postgres://nobody@127.0.0.1:1/x' }),
    'PostgreSQL has backups of its own',
  ],
  [
    'an empty data folder',
    () => giveOrder(['backup', folder], { DATA_DIR: join(backups, newId()) }),
    'There is no embedded database',
  ],
])('%s is told', async (_what, ask, message) => {
  expect(await ask()).toMatchObject({ code: EXIT.failed, complained: expect.stringContaining(message) })
})

it('a store that runs is left alone', async () => {
  const running = await open()
  // Who comes waits eight seconds for a process that is ending.
  hurryClock()
  expect(await order('backup', folder)).toMatchObject({
    code: EXIT.failed,
    complained: expect.stringContaining(`in use by process ${process.pid}`),
  })
  await running.close()
}, 60_000)
