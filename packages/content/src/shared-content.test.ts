import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_ROOT } from './default-root.ts'
import { loadContent } from './load-content.ts'
import { readWholeIssuer, writeWholeIssuer } from './whole-issuer.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
  // Not an issuer that somebody has added.
  for (const folder of ['shared', 'VRPAT', 'JVCEF', 'SICRE'])
    await cp(join(DEFAULT_ROOT, folder), join(root, folder), { recursive: true })
})
afterEach(() => rm(root, { recursive: true }))

async function edit(file: string, change: (text: string) => string): Promise<void> {
  const before = await readFile(join(root, file), 'utf8')
  const after = change(before)
  expect(after).not.toBe(before)
  await writeFile(join(root, file), after)
}

const refusal = () =>
  loadContent(root).then(
    () => 'was accepted',
    (error: Error) => error.message.replaceAll(root, ''),
  )

test('a question that all have is changed in one place, and each has another version', async () => {
  const before = await loadContent(root)
  const title = 'Preciso de cadastro para simular?'
  await edit('shared/all/faq.json', (text) => text.replace('Preciso me cadastrar para simular?', title))
  const after = [...(await loadContent(root))]
  expect(after.map(([code, { faqArticles }]) => [code, faqArticles[0]?.title])).toEqual(
    [...before.keys()].map((code) => [code, title]),
  )
  for (const [code, { version }] of after) expect(version).not.toBe(before.get(code)?.version)
})

test('what one kind shares is no other’s', async () => {
  const before = await loadContent(root)
  await edit('shared/bank-partner/fees.json', (text) => text.replace('"rate": 690', '"rate": 790'))
  const after = await loadContent(root)
  const rates = ['VRPAT', 'JVCEF', 'SICRE'].map((code) => after.get(code)?.fees[0]?.rate)
  expect(rates).toEqual([before.get('VRPAT')?.fees[0]?.rate, 790, 790])
  expect(after.get('VRPAT')?.version).toBe(before.get('VRPAT')?.version)
})

test('an issuer’s folder of composed files is the same issuer, and needs nothing beside it', async () => {
  const before = await loadContent(root)
  for (const code of before.keys()) {
    await rm(join(root, code), { recursive: true })
    await writeWholeIssuer(DEFAULT_ROOT, code, join(root, code))
    expect(await readWholeIssuer(root, code)).toEqual(await readWholeIssuer(DEFAULT_ROOT, code))
  }
  await rm(join(root, 'shared'), { recursive: true })
  const known = (all: typeof before) => [...all.values()].map((one) => ({ ...one, version: '' }))
  expect(known(await loadContent(root))).toEqual(known(before))
  await expect(readWholeIssuer(root, 'NADA')).rejects.toThrow('there is no issuer NADA')
})

describe('content is refused at the file in which the value stands:', () => {
  test('a shared one, once, with the issuers that it makes wrong', async () => {
    await edit('shared/bank-partner/fees.json', (text) => text.replace('"rate": 690', '"rate": "viel"'))
    expect((await refusal()).split('\n').slice(1)).toEqual([
      expect.stringMatching(/^\/shared\/bank-partner\/fees\.json: fees\.0\.rate: .* \(JVCEF, SICRE\)$/),
    ])
  })

  test('an issuer’s own, by its place there', async () => {
    const own = { articles: [{ id: 'nota-fiscal', title: '' }] }
    await writeFile(join(root, 'SICRE', 'faq.json'), JSON.stringify(own))
    expect((await refusal()).split('\n').slice(1)).toEqual([
      '/SICRE/faq.json: faq.articles.0.title: must not be empty',
    ])
  })

  test('what is shared and does not go with what is an issuer’s own, with that issuer', async () => {
    const own = [{ code: 34, leaveOut: true }]
    await writeFile(join(root, 'SICRE', 'products.json'), JSON.stringify(own))
    const lines = (await refusal()).split('\n').slice(1)
    expect(lines).toContainEqual(
      expect.stringMatching(
        /^\/shared\/bank-partner\/issuer\.json: issuer\.bonusRule\.productCodes\.0: there is no product 34 \(SICRE\)$/,
      ),
    )
    for (const line of lines) expect(line).toContain('SICRE')
  })

  test('what is missing, at the last file that says anything of it', async () => {
    await edit('SICRE/issuer.json', (text) => text.replace('"button": "Ajuda da cooperativa",', ''))
    expect(await refusal()).toMatch(/\n\/SICRE\/issuer\.json: issuer\.support\.button: /)
  })

  test('an item left out in vain, and a shared folder that is none', async () => {
    const own = { articles: [{ id: 'nada', leaveOut: true }] }
    await writeFile(join(root, 'SICRE', 'faq.json'), JSON.stringify(own))
    await edit('JVCEF/issuer.json', (text) => text.replace('"bank-partner"', '"banks"'))
    expect((await refusal()).split('\n').slice(1).toSorted()).toEqual([
      '/JVCEF/issuer.json: issuer.shared.1: there is no folder shared/banks',
      '/SICRE/faq.json: faq.articles.0: there is no nada below to leave out',
    ])
  })
})
