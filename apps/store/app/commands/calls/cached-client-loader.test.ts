import { describe, expect, test } from 'vitest'
import { cachedClientLoader } from './cached-client-loader.ts'

const stamp = { issuer: 'VRPAT', channel: 'default', version: 'v1', minutes: 10 } as const
const MINUTE = 60_000

function tab() {
  const kept = new Map<string, string>()
  return {
    getItem: (name: string) => kept.get(name) ?? null,
    setItem: (name: string, value: string) => void kept.set(name, value),
  }
}

function asks(answers: readonly (readonly string[] | Error)[]) {
  let asked = 0
  return {
    request: new Request('http://loja/carrinho/beneficios?utm_source=carta'),
    serverLoader: async () => {
      const answer = answers[asked++] ?? new Error('asked once more')
      if (answer instanceof Error) throw answer
      return answer
    },
    times: () => asked,
  }
}

describe('products loaded in the browser', () => {
  test('are those of the last minutes, and replaced when these are over', async () => {
    const storage = tab()
    const server = asks([['Auto'], ['Auto', 'Refeição']])
    expect(await cachedClientLoader(server, stamp, storage, 0)).toEqual(['Auto'])
    expect(await cachedClientLoader(server, stamp, storage, 9 * MINUTE)).toEqual(['Auto'])
    expect(server.times()).toBe(1)
    expect(await cachedClientLoader(server, stamp, storage, 10 * MINUTE)).toEqual(['Auto', 'Refeição'])
  })

  test('before the clock was set back are asked for again, not kept for that long', async () => {
    const storage = tab()
    const server = asks([['Auto'], ['Auto', 'Refeição']])
    await cachedClientLoader(server, stamp, storage, 120 * MINUTE)
    expect(await cachedClientLoader(server, stamp, storage, 0)).toEqual(['Auto', 'Refeição'])
  })

  test('of another issuer, channel or version of the content are asked for', async () => {
    const storage = tab()
    const server = asks([['a'], ['b'], ['c']])
    await cachedClientLoader(server, stamp, storage, 0)
    expect(await cachedClientLoader(server, { ...stamp, channel: 'auto' }, storage, 0)).toEqual(['b'])
    expect(await cachedClientLoader(server, { ...stamp, version: 'v2' }, storage, 0)).toEqual(['c'])
  })

  test('that fail are not kept: the next visit asks again', async () => {
    const storage = tab()
    const server = asks([new Error('lost'), ['Auto']])
    await expect(cachedClientLoader(server, stamp, storage, 0)).rejects.toThrow('lost')
    expect(await cachedClientLoader(server, stamp, storage, 0)).toEqual(['Auto'])
  })

  test('are asked for each time where the reuse is off', async () => {
    const server = asks([['a'], ['b']])
    const off = { ...stamp, minutes: 0 }
    await cachedClientLoader(server, off, tab(), 0)
    expect(await cachedClientLoader(server, off, tab(), 0)).toEqual(['b'])
  })
})
