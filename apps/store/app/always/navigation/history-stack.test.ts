import { describe, expect, it } from 'vitest'
import {
  afterNavigation,
  fromDocument,
  readTrail,
  type Stop,
  type Trail,
  writeTrail,
} from './history-stack.ts'

const at = (page: string): Stop => ({ page, place: `key of ${page}` })
const NOWHERE: Trail = { here: null, stack: [] }

describe('the trail of a tab', () => {
  it('records the pages that pushes left, each with where it was scrolled', () => {
    let trail = afterNavigation(NOWHERE, 'REPLACE', at('/?canal=auto'))
    trail = afterNavigation(trail, 'PUSH', at('/carrinho/beneficios?canal=auto'))
    trail = afterNavigation(trail, 'PUSH', at('/checkout/acesso-vr?canal=auto'))
    expect(trail).toEqual({
      here: at('/checkout/acesso-vr?canal=auto'),
      stack: [at('/?canal=auto'), at('/carrinho/beneficios?canal=auto')],
    })
  })

  it('forgets a page that the browser’s own back reached', () => {
    const trail = { here: at('/c'), stack: [at('/a'), at('/b')] }
    expect(afterNavigation(trail, 'POP', at('/b')).stack).toEqual([at('/a')])
    expect(afterNavigation(trail, 'POP', at('/d')).stack).toEqual(trail.stack)
  })

  it('records neither replacements nor the page itself', () => {
    const trail = { here: at('/b'), stack: [at('/a')] }
    expect(afterNavigation(trail, 'REPLACE', at('/c'))).toEqual({ here: at('/c'), stack: [at('/a')] })
    expect(afterNavigation(trail, 'PUSH', at('/b')).stack).toEqual([at('/a')])
  })

  it('stays bounded', () => {
    let trail = NOWHERE
    for (let index = 0; index <= 200; index += 1) trail = afterNavigation(trail, 'PUSH', at(`/${index}`))
    expect(trail.stack).toHaveLength(50)
    expect(trail.stack.at(-1)).toEqual(at('/199'))
  })

  it('survives a reload, and storage that is broken or of before', () => {
    const kept = new Map<string, string>()
    const trail = { here: at('/b'), stack: [at('/a')] }
    writeTrail({ setItem: (key, value) => kept.set(key, value) }, trail)
    expect(readTrail({ getItem: (key) => kept.get(key) ?? null })).toEqual(trail)
    for (const text of [null, '{', '{"a":1}', '["/a"]'])
      expect(readTrail({ getItem: () => text })).toMatchObject(NOWHERE)
  })
})

describe('a page that the browser loaded', () => {
  const trail = { here: at('/a?canal=auto'), stack: [at('/z')] }

  it('is a push where a page of the store led there, with its place where it is known', () => {
    const known = fromDocument(trail, '/a?canal=auto', at('/b'))
    expect(known).toEqual({ here: at('/b'), stack: [at('/z'), at('/a?canal=auto')] })
    const unheard = fromDocument(trail, '/unheard', at('/b'))
    expect(unheard.stack).toEqual([at('/z'), { page: '/unheard', place: '' }])
  })

  it.each([
    ['typed', undefined, '/b'],
    ['led to from elsewhere', '.evil/a', '/b'],
    ['loaded again', '/z', '/a?canal=auto'],
  ])('records nothing where it was %s', (_how, left, reached) => {
    expect(fromDocument(trail, left, at(reached))).toEqual({ here: at(reached), stack: [at('/z')] })
  })

  it('is forgotten by the browser’s own back', () => {
    expect(fromDocument(trail, '/y', at('/z')).stack).toEqual([])
  })
})
