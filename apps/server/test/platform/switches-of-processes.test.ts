import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { EXIT } from '../../src/operations/commands/command.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'
import { giveOrder } from '../support/give-order.ts'
import { BUILT_MAIN, type LaunchedStore, launchStore } from '../support/launch-store.ts'

const WAIT = { timeout: 200_000, interval: 100 }
const SECRET = 'a token secret that two processes share'

describe.runIf(databases.includes('postgres'))('two processes on one database', () => {
  let database: TestDatabase
  let content: string
  let stores: readonly LaunchedStore[]
  const env = () => ({
    DATABASE_URL: database.settings.databaseUrl ?? '',
    DATA_DIR: database.settings.dataDir,
    CONTENT_DIR: content,
    TOKEN_SECRET: SECRET,
    STORE: 'none',
    LOG_LEVEL: 'info',
  })
  beforeAll(async () => {
    database = await openTestDatabase('postgres')
    content = await mkdtemp(join(tmpdir(), 'issuers-'))
    await cp(DEFAULT_ROOT, content, { recursive: true })
    stores = [launchStore(BUILT_MAIN, env()), launchStore(BUILT_MAIN, env())]
    for (const { address } of stores) await address
  })
  afterAll(async () => {
    for (const { child } of stores ?? []) child.kill('SIGKILL')
    for (const { exited } of stores ?? []) await exited
    await database?.close()
    await rm(content, { recursive: true, force: true })
  })

  const give = (...args: string[]) => giveOrder([...args, '--yes'], env())
  const both = (line: RegExp) =>
    vi.waitFor(() => {
      for (const store of stores) expect(store.output()).toMatch(line)
    }, WAIT)
  /** What a call without a token is answered: closed comes before wrong. */
  const statuses = () =>
    Promise.all(
      stores.map(async (store) => (await fetch(`${await store.address}/api/bff/faqs/categorias`)).status),
    )

  it('close and open together, and one that starts meanwhile is closed', async () => {
    expect(await statuses()).toEqual([401, 401])
    expect((await give('maintenance', 'on')).code).toBe(EXIT.done)
    await vi.waitFor(async () => expect(await statuses()).toEqual([503, 503]), WAIT)
    const third = launchStore(BUILT_MAIN, env())
    expect((await fetch(`${await third.address}/api/bff/faqs/categorias`)).status).toBe(503)
    third.child.kill('SIGKILL')
    await third.exited
    await give('maintenance', 'off')
    await vi.waitFor(async () => expect(await statuses()).toEqual([401, 401]), WAIT)
  })

  it('read their content again, and keep the former where it cannot be used', async () => {
    const path = join(content, 'VRPAT', 'fees.json')
    const text = await readFile(path, 'utf8')
    await writeFile(path, `${text}\n`)
    expect((await give('content', 'reload')).code).toBe(EXIT.done)
    await both(/the content was read again: VRPAT/)
    await writeFile(path, text.replace(/"rate": \d+/, '"rate": "much"'))
    const refused = await give('content', 'reload')
    expect([refused.code, refused.complained]).toEqual([
      EXIT.failed,
      expect.stringMatching(/fees\.json: fees\.\d+\.rate/),
    ])
    for (const { child } of stores) child.kill('SIGHUP')
    await both(/fees\.json: fees\.\d+\.rate[^\n]*the content was not read again, that of before stays/)
    expect(await statuses()).toEqual([401, 401])
  })
})
