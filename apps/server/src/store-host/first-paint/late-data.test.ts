import { describe, expect, it } from 'vitest'
import { readPart, takeDataApart } from './late-data.ts'

const stream = 'window.__reactRouterContext.streamController'

describe('the data of a page', () => {
  it('is taken out of it whole, in its order', () => {
    const { html, data } = takeDataApart(
      `<p>a</p><script>${stream}.enqueue("[\\"\\u003cb>\\",1]\\n");</script><!--$--><script>${stream}.enqueue("P1:2\\n");</script><script>${stream}.close();</script><script>other()</script>`,
    )
    expect(data).toBe('["<b>",1]\nP1:2\n')
    expect(html).toBe('<p>a</p><!--$--><script>other()</script>')
  })

  it('is missed where the framework writes it in another way', () => {
    expect(() => takeDataApart('<p>a</p><script>data([1])</script>')).toThrow('no data')
  })

  it('is asked for under the path of its page', () => {
    expect(readPart('/recursos/pagina/')).toEqual({ part: 'data', path: '/' })
    expect(readPart('/recursos/pagina/produtos/multi')).toEqual({ part: 'data', path: '/produtos/multi' })
    expect(readPart('/recursos/pagina')).toEqual({ part: 'page', path: '/recursos/pagina' })
    expect(readPart('/faq')).toEqual({ part: 'page', path: '/faq' })
  })
})
