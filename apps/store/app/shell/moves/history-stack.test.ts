import { describe, expect, it } from 'vitest'
import { afterNavigation, goBack, type HistoryStack, readStack, writeStack } from './history-stack.ts'

describe('the history stack', () => {
  it('records the page that a push left and leads back through them, then to the initial page', () => {
    let stack: HistoryStack = []
    stack = afterNavigation(stack, 'push', '/?canal=auto', '/carrinho/beneficios?canal=auto')
    stack = afterNavigation(
      stack,
      'push',
      '/carrinho/beneficios?canal=auto',
      '/checkout/acesso-vr?canal=auto',
    )
    const first = goBack(stack, '/')
    expect(first.to).toBe('/carrinho/beneficios?canal=auto')
    const second = goBack(afterNavigation(first.stack, 'back', '/checkout/acesso-vr', first.to), '/')
    expect(second.to).toBe('/?canal=auto')
    expect(goBack(second.stack, '/inicio?canal=auto').to).toBe('/inicio?canal=auto')
  })

  it('forgets a page that the browser’s own back reached', () => {
    expect(afterNavigation(['/a', '/b'], 'browserBack', '/c', '/b')).toEqual(['/a'])
    expect(afterNavigation(['/a', '/b'], 'browserBack', '/c', '/d')).toEqual(['/a', '/b'])
  })

  it('records neither replacements nor the page itself', () => {
    expect(afterNavigation(['/a'], 'replace', '/b', '/c')).toEqual(['/a'])
    expect(afterNavigation(['/a'], 'push', '/b', '/b')).toEqual(['/a'])
  })

  it('stays bounded', () => {
    let stack: HistoryStack = []
    for (let index = 0; index < 200; index += 1)
      stack = afterNavigation(stack, 'push', `/${index}`, `/${index + 1}`)
    expect(stack).toHaveLength(50)
    expect(stack.at(-1)).toBe('/199')
  })

  it('survives a reload, and storage that is broken, full or forbidden', () => {
    const kept = new Map<string, string>()
    writeStack({ setItem: (key, value) => kept.set(key, value) }, ['/a'])
    expect(readStack({ getItem: (key) => kept.get(key) ?? null })).toEqual(['/a'])
    expect(readStack({ getItem: () => '{' })).toEqual([])
    expect(readStack({ getItem: () => '{"a":1}' })).toEqual([])
    const full = () => {
      throw new Error('full')
    }
    expect(() => writeStack({ setItem: full }, ['/a'])).not.toThrow()
  })
})
