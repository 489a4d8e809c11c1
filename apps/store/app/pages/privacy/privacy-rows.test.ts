import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import type { KeptDays } from '../../host-contract.ts'
import { STORED_ROWS } from './copy.ts'
import { cookieRows, type PrivacyFacts, storedRows } from './privacy-rows.ts'

const ALL: PrivacyFacts = { environment: 'DEV', mayBeFramed: true, hasAccounts: true, acceptsCards: true }
const DAYS = Object.fromEntries(Object.keys(STORED_ROWS).map((kind) => [kind, 30])) as KeptDays
const APPS = join(import.meta.dirname, '..', '..', '..', '..')

/** Every name of a cookie that the program's own code has as a text, this page's words aside. */
function namesInCode(): readonly string[] {
  const files = ['store/app', 'server/src'].flatMap((room) =>
    readdirSync(join(APPS, room), { recursive: true, encoding: 'utf8' }).map((file) => join(room, file)),
  )
  const read = files.filter((file) => /\.tsx?$/.test(file) && !/\.test\.|pages\/privacy\//.test(file))
  const texts = read.map((file) => readFileSync(join(APPS, file), 'utf8'))
  const named = texts.flatMap((text) => [...text.matchAll(/'((?:__Host-)?loja_[a-z_]+)'/g)])
  return [...new Set(named.map(([, name]) => name ?? ''))]
}

test('the page lists every cookie that the program sets, and no other', () => {
  const names = namesInCode()
  expect(names.length).toBeGreaterThan(6)
  expect(
    cookieRows(ALL)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual(names.toSorted())
})

test('cookies of a partner’s page are listed where one may hold the store, the chosen store’s outside production', () => {
  const listed = (facts: Partial<PrivacyFacts>) => cookieRows({ ...ALL, ...facts }).map(({ id }) => id)
  expect(listed({ mayBeFramed: false }).filter((name) => name.endsWith('_spe'))).toEqual([])
  expect(listed({ environment: 'PRD' })).not.toContain('loja_emissor')
  expect(listed({ environment: 'PRD', mayBeFramed: false })).toEqual([
    '__Host-loja_sessao',
    '__Host-loja_visita',
    'loja_consentimento',
    'loja_cliente',
  ])
})

test.each([
  [{}, ['accounts', 'cards', 'codes', 'verifications']],
  [{ hasAccounts: false }, ['cards']],
  [{ acceptsCards: false }, ['accounts', 'codes', 'verifications']],
  [{ hasAccounts: false, acceptsCards: false }, []],
])('with the switches %j the page tells of %j beside what every store keeps', (facts, own) => {
  const kept = storedRows({ ...ALL, ...facts }, DAYS)
  const every = ['leads', 'contracts', 'drafts', 'mails', 'votes']
  expect(kept.map(({ id }) => id).toSorted()).toEqual([...every, ...own].toSorted())
  expect(kept[0]?.cells.at(-1)).toBe('30 dias')
})
