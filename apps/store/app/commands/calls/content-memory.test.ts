import { describe, expect, it } from 'vitest'
import { cachedClientLoader, readStamp } from './cached-client-loader.ts'
import { createContentMemory } from './content-memory.server.ts'

describe('content in the server’s memory', () => {
  it('is loaded once for callers at the same time and kept for its minutes', async () => {
    let now = 0
    let loads = 0
    const memory = createContentMemory(10, 1, () => now)
    const load = async () => {
      loads += 1
      return { ok: true, loads }
    }
    await Promise.all([memory.recall('a', load), memory.recall('a', load)])
    now = 59_999
    await memory.recall('a', load)
    expect(loads).toBe(1)
    now = 60_000
    expect(await memory.recall('a', load)).toEqual({ ok: true, loads: 2 })
  })

  it('never keeps a refusal or a failure', async () => {
    const memory = createContentMemory(10, 1, () => 0)
    expect(await memory.recall('a', async () => ({ ok: false }))).toEqual({ ok: false })
    await expect(memory.recall('a', () => Promise.reject(new Error('lost')))).rejects.toThrow('lost')
    expect(await memory.recall('a', async () => ({ ok: true }))).toEqual({ ok: true })
  })

  it('holds no more than its limit', async () => {
    const memory = createContentMemory(2, 1, () => 0)
    for (const key of ['a', 'b', 'c']) await memory.recall(key, async () => ({ ok: true, from: 'first' }))
    expect(await memory.recall('a', async () => ({ ok: true, from: 'second' }))).toMatchObject({
      from: 'second',
    })
    expect(await memory.recall('c', async () => ({ ok: true, from: 'second' }))).toMatchObject({
      from: 'first',
    })
  })
})

describe('content in the browser’s tab', () => {
  const stamp = { issuer: 'VRPAT', channel: 'default', version: '1', minutes: 10 }
  const request = new Request('http://localhost/faq?utm_source=x')
  function tab() {
    const kept = new Map<string, string>()
    return {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    }
  }
  function server() {
    let loads = 0
    return async () => {
      loads += 1
      return { loads }
    }
  }

  it('is reused for ten minutes, whatever else the address says', async () => {
    const storage = tab()
    const serverLoader = server()
    await cachedClientLoader({ request, serverLoader }, stamp, storage, 0)
    const plain = new Request('http://localhost/faq')
    expect(await cachedClientLoader({ request: plain, serverLoader }, stamp, storage, 599_999)).toEqual({
      loads: 1,
    })
    expect(await cachedClientLoader({ request, serverLoader }, stamp, storage, 600_000)).toEqual({ loads: 2 })
  })

  it('is not shared between channels, issuers or versions', async () => {
    const storage = tab()
    const serverLoader = server()
    const stamps = [
      stamp,
      { ...stamp, channel: 'auto' },
      { ...stamp, issuer: 'SICRE' },
      { ...stamp, version: '2' },
    ]
    const loaded: { loads: number }[] = []
    for (const each of stamps)
      loaded.push(await cachedClientLoader({ request, serverLoader }, each, storage, 0))
    expect(loaded.map(({ loads }) => loads)).toEqual([1, 2, 3, 4])
  })

  it('is always asked for where it is switched off or storage refuses', async () => {
    const serverLoader = server()
    const off = { ...stamp, minutes: 0 }
    const storage = tab()
    await cachedClientLoader({ request, serverLoader }, off, storage, 0)
    expect(await cachedClientLoader({ request, serverLoader }, off, storage, 0)).toEqual({ loads: 2 })
    const full = {
      getItem: () => 'broken{',
      setItem: () => {
        throw new Error('full')
      },
    }
    expect(await cachedClientLoader({ request, serverLoader }, stamp, full, 0)).toEqual({ loads: 3 })
  })

  it('reads its stamp from the page', () => {
    const dataset = { issuer: 'VRPAT', channel: 'auto', contentVersion: 'abc', cacheMinutes: '3' }
    expect(readStamp({ dataset })).toEqual({ issuer: 'VRPAT', channel: 'auto', version: 'abc', minutes: 3 })
    expect(readStamp({ dataset: {} })).toMatchObject({ minutes: 0 })
  })
})
