import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginIssuer } from './begin-issuer.ts'
import { DEFAULT_ROOT } from './default-root.ts'
import { findLeftOvers } from './find-left-overs.ts'
import { loadContent } from './load-content.ts'

const BANK = {
  code: 'BANCOX',
  kind: 'bankPartner',
  name: 'Banco Xis Pré-Pagos',
  shortName: 'Banco Xis',
  hostKeyword: 'banco-xis',
} as const
const MAIN = {
  code: 'NOVOS',
  kind: 'main',
  name: 'Novos Benefícios',
  shortName: 'Novos',
  hostKeyword: 'novos',
} as const

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
  await cp(DEFAULT_ROOT, root, { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

describe.each([BANK, MAIN])('a new issuer $code', (issuer) => {
  test('is a folder of data that starts as it is, with nothing of another in it', async () => {
    await beginIssuer(root, issuer)
    const all = await loadContent(root)
    const begun = all.get(issuer.code)
    if (!begun) throw new Error('it is not there')
    const { code, kind, name, shortName, hostKeyword } = issuer
    expect(begun.issuer).toMatchObject({ code, kind, name, shortName, hostKeywords: [hostKeyword] })
    expect(begun.issuer).toMatchObject({ frameAncestors: [], partnerKeys: [], gtmTags: [] })
    expect(begun.issuer.title).toBe(`Loja ${name}`)
    expect(
      findLeftOvers(
        begun,
        [...all.values()].filter((other) => other !== begun),
      ),
    ).toEqual([])
    expect([...all.keys()][0]).toBe('VRPAT')
  })
})

test('what a copy kept of another issuer is found, with its place', async () => {
  const folder = await beginIssuer(root, BANK)
  const file = join(folder, 'faq.json')
  const faq = JSON.parse(await readFile(file, 'utf8'))
  faq.articles[1].content = 'Fale com a Cooperativa Parceira.'
  await writeFile(file, JSON.stringify(faq))
  const all = await loadContent(root)
  const [begun, ...others] = [...all.values()].toSorted((one) => (one.issuer.code === 'BANCOX' ? -1 : 0))
  expect(begun && findLeftOvers(begun, others)).toEqual([
    { path: 'faqArticles.1.content', of: 'SICRE', text: 'Cooperativa Parceira' },
  ])
})

test.each([
  ['a code in small letters', { code: 'banco' }, 'banco is no code: it takes 3 to 12 upper-case'],
  ['a code that is there', { code: 'SICRE' }, 'SICRE is there already'],
  ['a keyword with capitals', { hostKeyword: 'Banco' }, 'Banco is no host keyword'],
])('%s is refused, and nothing is left of it', async (_, change, message) => {
  await expect(beginIssuer(root, Object.assign({ ...BANK }, change))).rejects.toThrow(message)
  expect((await readdir(root)).toSorted()).toEqual(['JVCEF', 'SICRE', 'VRPAT'])
})
