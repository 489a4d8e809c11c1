import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'

type MailText = (facts: object) => { readonly html: string }

const SOURCES = join(import.meta.dirname, '..')

/** Every file that writes the HTML of a message, by functions of facts alone whose names end in `Text`. */
const KINDS = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' })
  .filter((path) => path.endsWith('.ts') && !path.endsWith('.test.ts'))
  .filter((path) => readFileSync(join(SOURCES, path), 'utf8').includes('mailPage('))
  .filter((path) => !path.endsWith('mail-page.ts'))

/** Whatever a message names is this text, but for what a table is read with. */
const FACTS = new Proxy<Record<string, string>>(
  { paymentMethod: 'boleto' },
  { get: (known, name) => known[String(name)] ?? 'Texto' },
)

async function htmlOf(path: string): Promise<readonly string[]> {
  const exported: Record<string, unknown> = await import(join(SOURCES, path))
  const texts = Object.entries(exported).flatMap(([name, one]) => (name.endsWith('Text') ? [one] : []))
  expect(texts).not.toEqual([])
  return (texts as MailText[]).map((text) => text(FACTS).html)
}

test('the messages with a code, a contract and a lead’s price are among those that are looked at', () => {
  const names = KINDS.map((path) => path.split('/').at(-1))
  expect(names).toEqual(
    expect.arrayContaining(['mail-code.ts', 'mail-contract-copy.ts', 'follow-up-lead.ts']),
  )
})

describe.each(KINDS)('the message of %s', (path) => {
  test('tells dark programs that it knows them, and has a dark set of colours', async () => {
    for (const html of await htmlOf(path)) {
      expect(html).toContain('<meta name="color-scheme" content="light dark">')
      expect(html).toMatch(/:root\{color-scheme:light dark\}@media\(prefers-color-scheme:dark\)\{/)
    }
  })

  test('sets a background beside every colour', async () => {
    for (const html of await htmlOf(path)) {
      const styles = Array.from(
        html.matchAll(/style="([^"]*)"|\{([^{}]*)\}/g),
        ([, own, rule]) => own ?? rule ?? '',
      )
      const coloured = styles.filter((style) => /(^|;)color:/.test(style))
      expect(coloured.length).toBeGreaterThanOrEqual(3)
      for (const style of coloured) expect(style).toMatch(/(^|;)background:/)
    }
  })
})
