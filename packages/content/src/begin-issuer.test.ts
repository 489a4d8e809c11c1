import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { beginIssuer } from './begin-issuer.ts'
import { FILE_NAMES } from './content-files.ts'
import { DEFAULT_ROOT } from './default-root.ts'
import { findLeftOvers } from './find-left-overs.ts'
import { loadContent } from './load-content.ts'
import { writeWholeIssuer } from './whole-issuer.ts'

// No name that docs/add-an-issuer.md tells one to type: whoever did has that folder already.
const BANK = {
  code: 'ENSAIOB',
  kind: 'bankPartner',
  name: 'Banco Ensaio Pré-Pagos',
  shortName: 'Banco Ensaio',
  hostKeyword: 'ensaio-banco',
} as const
const MAIN = {
  code: 'ENSAIOM',
  kind: 'main',
  name: 'Prova Real Benefícios',
  shortName: 'Prova Real',
  hostKeyword: 'prova-real',
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
    expect(JSON.stringify(begun)).not.toMatch(/JVCEF|VRPAT/)
  })
})

test('beside what is shared it holds what is its own alone, and all of it where nothing is', async () => {
  const small = await readdir(await beginIssuer(root, BANK))
  expect(small.toSorted()).toEqual((await readdir(join(DEFAULT_ROOT, 'JVCEF'))).toSorted())
  const beside = (await loadContent(root)).get(BANK.code)
  for (const folder of await readdir(root)) await rm(join(root, folder), { recursive: true })
  await writeWholeIssuer(DEFAULT_ROOT, 'VRPAT', join(root, 'VRPAT'))
  const whole = await readdir(await beginIssuer(root, BANK))
  expect(FILE_NAMES.filter((name) => !whole.includes(name))).toEqual([])
  const alone = (await loadContent(root)).get(BANK.code)
  expect({ ...alone, version: '' }).toEqual({ ...beside, version: '' })
})

test('the picture that links to its partner are shared with comes with it, byte by byte', async () => {
  const folder = await beginIssuer(root, BANK)
  const [own, template] = await Promise.all(
    [folder, join(root, 'JVCEF')].map((place) => readFile(join(place, 'share-parceiro.png'))),
  )
  expect(own?.equals(template ?? Buffer.alloc(0))).toBe(true)
  const begun = (await loadContent(root)).get(BANK.code)
  expect(begun?.sharePictures).toEqual({ parceiro: join(folder, 'share-parceiro.png') })
})

test.each([
  ['of no channel', 'share-nada.png', undefined, "there is no partner's channel nada"],
  ['that is no PNG', 'share-parceiro.png', 'a picture', 'must be a PNG of 1200 × 630 px'],
])('a share picture %s is told with its file', async (_, file, bytes, message) => {
  const picture = bytes ?? (await readFile(join(root, 'JVCEF', 'share-parceiro.png')))
  await writeFile(join(root, 'JVCEF', file), picture)
  await expect(loadContent(root)).rejects.toThrow(`JVCEF/${file}: ${message}`)
})

test.each(['main', 'bankPartner'] as const)(
  'a %s issuer begins with no brand’s marketplace',
  async (kind) => {
    await beginIssuer(root, { ...BANK, kind })
    const begun = (await loadContent(root)).get(BANK.code)
    expect(begun?.issuer.marketplace?.name).toBe('Marketplace')
  },
)

test('what a copy kept of another issuer is found, with its place', async () => {
  const folder = await beginIssuer(root, BANK)
  const file = join(folder, 'faq.json')
  const own = { id: 'quem-pode-contratar', content: 'Fale com a Cooperativa Parceira.' }
  await writeFile(file, JSON.stringify({ articles: [own] }))
  const all = await loadContent(root)
  const [begun, ...others] = [...all.values()].toSorted((one) => (one.issuer.code === 'ENSAIOB' ? -1 : 0))
  expect(begun && findLeftOvers(begun, others)).toEqual([
    { path: 'faqArticles.1.content', of: 'SICRE', text: 'Cooperativa Parceira' },
  ])
})

test.each([
  ['a code in small letters', { code: 'banco' }, 'banco is no code: it takes 3 to 12 upper-case'],
  ['a code that is there', { code: 'SICRE' }, 'SICRE is there already'],
  ['a keyword with capitals', { hostKeyword: 'Banco' }, 'Banco is no host keyword'],
  [
    'a keyword that is taken',
    { hostKeyword: 'cooperativa' },
    'cooperativa is a host keyword of SICRE already',
  ],
  ['a name that no file may hold', { name: ' ' }, 'content cannot be used'],
])('%s is refused, and nothing is left of it', async (_, change, message) => {
  const before = await readdir(root)
  await expect(beginIssuer(root, Object.assign({ ...BANK }, change))).rejects.toThrow(message)
  expect((await readdir(root)).toSorted()).toEqual(before.toSorted())
})
