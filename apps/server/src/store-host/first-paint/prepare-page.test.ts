import { describe, expect, it } from 'vitest'
import { preparePage } from './prepare-page.ts'

const PAGE = [
  '<!DOCTYPE html><html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css"/></head>',
  '<body><a href="/x?a=1&amp;b=2">x</a><svg viewBox="0 0 1 1"><path d="M0 0"></path></svg><!--$--><p>é &lt; <!-- -->1</p><!--/$-->',
  '<script>first("é") < 2 && 3</script><script src="/assets/b.js"></script>',
  '<script type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js");</script>',
  '<script>first("é") < 2 && 3</script></body></html>',
].join('')

const prepare = (html: string) =>
  preparePage(html, {
    rules: [],
    starter: 'alert(1)',
    tabCart: 'room()',
    dataAddress: '/recursos/pagina/faq?canal=a&emissor=B',
  })

describe('a kept page', () => {
  it('keeps texts, comments and pictures as the framework takes them over', () => {
    const { html } = prepare(PAGE)
    expect(html).toContain('<a href="/x?a=1&amp;b=2">x</a>')
    expect(html).toContain('<svg viewBox="0 0 1 1"><path d="M0 0"/></svg>')
    expect(html).toContain('<!--$--><p>é &lt; <!-- -->1</p><!--/$-->')
    expect(html).toContain('<script>first("é") < 2 && 3</script>')
  })

  it('allows its scripts by the hash of their exact bytes, each once, its entry also when it is woken', () => {
    const { scripts } = prepare(PAGE)
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(scripts).toContain("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='")
    expect(scripts).toHaveLength(3)
  })

  it('has a script right after the room of the cart, allowed by its hash, and without a room none', () => {
    const { html, scripts } = prepare(
      PAGE.replace('<body>', '<body><section hidden="" data-tab-cart=""><h2>x</h2></section>'),
    )
    expect(html).toContain('</section><script>room()</script><a')
    expect(scripts).toHaveLength(4)
    expect(prepare(PAGE).html).not.toContain('room()')
  })

  it('allows its styles by their hashes, each once', () => {
    const style = '<style>a{b:c}</style>'
    const { styles } = prepare(PAGE.replace('</head>', `${style}<noscript>${style}</noscript></head>`))
    // printf 'a{b:c}' | openssl dgst -sha256 -binary | base64
    expect(styles).toEqual(["'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='"])
  })

  it('is refused where the framework writes its entry in another way', () => {
    expect(() => prepare('<html><body><script>x</script></body></html>')).toThrow('no entry script')
  })
})
