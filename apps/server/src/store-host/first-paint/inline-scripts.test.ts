import { describe, expect, it } from 'vitest'
import { inlineScriptHashes, inlineScripts, inlineStyleHashes } from './inline-scripts.ts'
import { delayEntry } from './late-entry.ts'

const PAGE = [
  '<html><head><link rel="modulepreload" href="/assets/a.js"/><link rel="stylesheet" href="/assets/s.css"/></head>',
  '<body><a href="/x">x</a><script>first("é")</script><script src="/assets/b.js"></script>',
  '<script type="module" async="">import "/assets/a.js";\nimport("/assets/entry.js");</script>',
  '<script>first("é")</script></body></html>',
].join('')

const DATA = '/recursos/pagina/faq?canal=a&emissor=B'

describe('inline scripts', () => {
  it('are all found, those with an address are not', () => {
    expect(inlineScripts(PAGE)).toEqual([
      'first("é")',
      'import "/assets/a.js";\nimport("/assets/entry.js");',
      'first("é")',
    ])
  })

  it('are allowed by the hash of their exact bytes, each once', () => {
    // printf 'alert(1)' | openssl dgst -sha256 -binary | base64
    expect(inlineScriptHashes('<script>alert(1)</script>')).toEqual([
      "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    ])
    expect(inlineScriptHashes(PAGE)).toHaveLength(2)
  })
})

describe('inline styles', () => {
  it('are allowed by their hashes, each once', () => {
    // printf 'a{b:c}' | openssl dgst -sha256 -binary | base64
    expect(inlineStyleHashes('<style>a{b:c}</style><noscript><style>a{b:c}</style></noscript>')).toEqual([
      "'sha256-0cRUVYRKwNwnl1hkfkPGjkht16b039TjFdJzmXfFK2o='",
    ])
  })
})

describe('a kept page', () => {
  it('has no module preload and leaves its entry asleep', () => {
    const delayed = delayEntry(PAGE, DATA)
    expect(delayed).not.toContain('modulepreload')
    expect(delayed).not.toContain('type="module"')
    expect(delayed).toContain('rel="stylesheet"')
    expect(delayed).toContain('data-data="/recursos/pagina/faq?canal=a&amp;emissor=B"')
  })

  it('allows the entry by the same hash when the starter wakes it', () => {
    const entry = 'import "/assets/a.js";\nimport("/assets/entry.js");'
    expect(inlineScripts(delayEntry(PAGE, DATA))).toContain(entry)
    expect(inlineScriptHashes(delayEntry(PAGE, DATA))).toHaveLength(3)
  })

  it('is refused where the framework writes its entry in another way', () => {
    expect(() => delayEntry('<html><body><script>x</script></body></html>', DATA)).toThrow('no entry script')
  })
})
