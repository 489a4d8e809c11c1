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

  it('count the networks around an address, each up to its own maximum', async () => {
    const protection = ofProcess()
    const { max: ofAddress } = LIMITS.cardTriesOfAddress
    const passes = async (address: string, within?: string) =>
      (await protection.take('cardTriesOfAddress', address, within)) === 0
    // Of a /56 twice as many as of a /64, of a /48 four times, and of an IPv4 /24 eight times.
    const countOf = async (addresses: readonly string[], within?: string) => {
      let passed = 0
      for (const address of addresses) {
        for (let at = 0; at <= ofAddress; at += 1) if (await passes(address, within)) passed += 1
      }
      return passed
    }
    expect(await countOf(['2001:db8:5:1::1', '2001:db8:5:2::1', '2001:db8:5:3::1'])).toBe(2 * ofAddress)
    const others = ['2001:db8:5:100::1', '2001:db8:5:200::1', '2001:db8:5:300::1']
    expect(await countOf(others)).toBe(2 * ofAddress)
    expect(await passes('2001:db8:6::1')).toBe(true)
    expect(await passes('2001:db8:5::1', 'elsewhere')).toBe(true)
    const ipv4 = Array.from({ length: 10 }, (_, at) => `198.51.100.${at}`)
    expect(await countOf(ipv4)).toBe(8 * ofAddress)
    // What is given back is so of each of them.
    for (let at = 0; at < ofAddress; at += 1) await protection.giveBack('cardTriesOfAddress', ipv4[0] ?? '')
    expect(await countOf([ipv4[9] ?? ''])).toBe(ofAddress)
  })

  it('give no network more than an address of what others have too', async () => {
    const protection = ofProcess()
    const passes = async (address: string, mailbox: string) =>
      (await protection.take('unprovenOrdersOfNewNetwork', address, mailbox)) === 0
    let passed = 0
    for (let at = 0; at < 20; at += 1)
      if (await passes(`2001:db8:9:${at}::1`, 'ana@alfa.example')) passed += 1
    expect(passed).toBe(LIMITS.unprovenOrdersOfNewNetwork.max)
    expect(await passes('2001:db8:9::1', 'rui@alfa.example')).toBe(true)
    expect(await passes('2001:db8:a::1', 'ana@alfa.example')).toBe(true)
  })

  it('keep no key in clear', async () => {
    await ofProcess().take('wrongSecretsOfAddress', '192.0.2.77')
    expect(JSON.stringify(await rows())).not.toMatch(/192\.0|session/)
  })
})
