import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createProtection, type Protection } from '../../src/protection/create-protection.ts'
import { LIMITS } from '../../src/protection/limits.ts'
import { databases, openTestDatabase, type TestDatabase } from '../support/databases.ts'

const secret = Buffer.alloc(32, 7)
const { max } = LIMITS.signUpsOfSession

describe.each(databases)('limits that hold over processes, on %s', (kind) => {
  let opened: TestDatabase
  const ofProcess = (relaxed = false) => createProtection({ database: opened.database, secret, relaxed })
  const rows = () => opened.database.kysely.selectFrom('protectionCounts').selectAll().execute()
  const takeTimes = async (times: number, protection: Protection, key: string) => {
    for (let taken = 0; taken < times; taken += 1) await protection.take('signUpsOfSession', key)
  }
  const setEnd = (expire: number) =>
    opened.database.kysely.updateTable('protectionCounts').set({ expire }).execute()

  beforeAll(async () => {
    opened = await openTestDatabase(kind)
  })
  afterAll(() => opened.close())

  it('count what two processes saw together, and nobody else', async () => {
    const [one, other] = [ofProcess(), ofProcess()]
    await takeTimes(max - 1, one, 'session a')
    expect(await other.take('signUpsOfSession', 'session a')).toBe(0)
    expect(await one.wait('signUpsOfSession', 'session a')).toBeGreaterThan(3500)
    expect(await one.take('signUpsOfSession', 'session a')).toBeGreaterThan(3500)
    expect(await other.take('signUpsOfSession', 'session a')).toBeLessThanOrEqual(3600)
    expect(await one.take('signUpsOfSession', 'session b')).toBe(0)
  })

  it('let exactly as many through as they allow, however many come at once', async () => {
    const processes = [ofProcess(), ofProcess(), ofProcess()]
    const answers = await Promise.all(
      Array.from({ length: 2 * max }, (_, at) => processes[at % 3]?.take('signUpsOfSession', 'session c')),
    )
    expect(answers.filter((wait) => wait === 0)).toHaveLength(max)
  })

  it('looking counts nothing, and what is forgiven is forgotten', async () => {
    const protection = ofProcess()
    for (let looked = 0; looked < 2 * max; looked += 1) await protection.wait('signUpsOfSession', 'session d')
    expect(await protection.take('signUpsOfSession', 'session d')).toBe(0)
    await takeTimes(max, protection, 'session d')
    await protection.forgive('signUpsOfSession', 'session d')
    expect(await protection.take('signUpsOfSession', 'session d')).toBe(0)
  })

  it('begin anew once their window is over, and after a clock was set back', async () => {
    await takeTimes(max + 1, ofProcess(), 'session e')
    await setEnd(Date.now() - 1)
    expect(await ofProcess().take('signUpsOfSession', 'session e')).toBe(0)
    await takeTimes(max, ofProcess(), 'session e')
    await setEnd(Date.now() + 3 * 3600_000)
    expect(await ofProcess().wait('signUpsOfSession', 'session e')).toBe(0)
    expect(await ofProcess().take('signUpsOfSession', 'session e')).toBe(0)
  })

  it('count a whole IPv6 network as one address, and are wider per address where they are relaxed', async () => {
    const strict = ofProcess()
    for (let at = 0; at < LIMITS.wrongSecretsOfAddress.max; at += 1) {
      expect(await strict.take('wrongSecretsOfAddress', `2001:db8::${at}`)).toBe(0)
    }
    expect(await strict.take('wrongSecretsOfAddress', '2001:db8::ffff')).toBeGreaterThan(0)
    expect(await strict.take('wrongSecretsOfAddress', '2001:db8:0:1::1')).toBe(0)
    expect(await ofProcess(true).take('wrongSecretsOfAddress', '2001:db8::ffff')).toBe(0)
  })

  it('keep no key in clear', async () => {
    await ofProcess().take('wrongSecretsOfAddress', '192.0.2.77')
    expect(JSON.stringify(await rows())).not.toMatch(/192\.0|session/)
  })
})
