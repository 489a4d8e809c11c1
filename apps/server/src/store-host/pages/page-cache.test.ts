import { describe, expect, it } from 'vitest'
import { type EncodedPage, encodePage } from './encode-page.ts'
import { createPageCache } from './page-cache.ts'

const page = (bytes: number): EncodedPage => {
  const body = { etag: '"x"', headers: [], bytes: Buffer.alloc(0) }
  return { bodies: { br: body, gzip: body, identity: body }, bytes }
}
const still = () => 0

describe('page cache', () => {
  it('renders once for all who ask at the same time', async () => {
    const cache = createPageCache(1000, null, still)
    let renders = 0
    const make = async () => {
      renders += 1
      await Promise.resolve()
      return page(10)
    }
    const answers = await Promise.all([1, 2, 3, 4].map(() => cache.render('a', make)))
    expect(renders).toBe(1)
    expect(new Set(answers).size).toBe(1)
    expect(cache.find('a')).toBe(answers[0])
  })

  it('lets the least recently used page go when the bytes do not suffice', async () => {
    const cache = createPageCache(25, null, still)
    await cache.render('a', async () => page(10))
    await cache.render('b', async () => page(10))
    cache.find('a')
    await cache.render('c', async () => page(10))
    expect(cache.find('b')).toBeUndefined()
    expect(cache.find('a')).toBeDefined()
    expect(cache.size()).toEqual({ bytes: 20, pages: 2 })
  })

  it('never keeps more bytes than its bound, whatever comes', async () => {
    const cache = createPageCache(100, null, still)
    for (let index = 0; index < 200; index += 1) {
      await cache.render(`page ${index % 37}`, async () => page(1 + ((index * 13) % 60)))
      expect(cache.size().bytes).toBeLessThanOrEqual(100)
    }
  })

  it('does not keep a page larger than itself, nor an answer that is not a page', async () => {
    const cache = createPageCache(5, null, still)
    expect(await cache.render('large', async () => page(6))).not.toBeNull()
    expect(cache.find('large')).toBeUndefined()
    expect(await cache.render('redirect', async () => null)).toBeNull()
    expect(cache.size()).toEqual({ bytes: 0, pages: 0 })
  })

  it('renders again after a failure', async () => {
    const cache = createPageCache(100, null, still)
    await expect(cache.render('a', () => Promise.reject(new Error('down')))).rejects.toThrow('down')
    expect(await cache.render('a', async () => page(1))).not.toBeNull()
  })

  it('forgets a page at its age', async () => {
    let now = 1000
    const cache = createPageCache(100, 60, () => now)
    await cache.render('a', async () => page(1))
    now = 1060
    expect(cache.find('a')).toBeDefined()
    now = 1061
    expect(cache.find('a')).toBeUndefined()
    expect(cache.size().bytes).toBe(0)
  })
})

describe('encoded page', () => {
  it('has a strong tag of its own in each encoding, the same for the same page', async () => {
    const one = await encodePage('<p>olá</p>', { 'content-type': 'text/html' })
    const same = await encodePage('<p>olá</p>', { 'content-type': 'text/html' })
    const other = await encodePage('<p>olé</p>', { 'content-type': 'text/html' })
    const tags = Object.values(one.bodies).map(({ etag }) => etag)
    expect(new Set(tags).size).toBe(3)
    expect(tags.every((tag) => /^"[^"]+"$/.test(tag))).toBe(true)
    expect(same.bodies.br.etag).toBe(one.bodies.br.etag)
    expect(other.bodies.br.etag).not.toBe(one.bodies.br.etag)
  })
})
