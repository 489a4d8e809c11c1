import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { planLine } from '@benefits/domain/cart/sample-order-lines'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { order } from '@benefits/domain/pricing/sample-content'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { issuerPricing } from '../selling/issuer-pricing.ts'

let root: string
let content: IssuerContent

/** An issuer whose HR plans take 15 % off a year. */
beforeAll(async () => {
  root = await mkdtemp(join(tmpdir(), 'annual-rate-'))
  for (const folder of ['shared', 'VRPAT'])
    await cp(join(DEFAULT_ROOT, folder), join(root, folder), { recursive: true })
  const file = join(root, 'VRPAT', 'plans.json')
  const plans: Record<string, unknown>[] = JSON.parse(await readFile(file, 'utf8'))
  await writeFile(file, JSON.stringify(plans.map((plan) => ({ ...plan, annualDiscount: 1_500 }))))
  const loaded = (await loadContent(root)).get('VRPAT')
  if (!loaded) throw new Error('the issuer has content')
  content = loaded
})
afterAll(() => rm(root, { recursive: true }))

function priceOfAYear() {
  const [channel] = content.channels
  if (!channel) throw new Error('the issuer has a channel')
  const { limits } = content.selling
  const lines = [planLine(20151, 10, { planPeriod: 'annual' })]
  const outcome = issuerPricing(content, channel).price(order({ limits, lines }))
  if (!outcome.ok) throw new Error(`refused with ${outcome.problem}`)
  return outcome.pricing
}

test('an issuer’s yearly rate is what its price takes off, and what the price and the texts say', () => {
  const pricing = priceOfAYear()
  const discount = pricing.lines[0]?.entries.find(({ kind }) => kind === 'discount')
  expect(discount).toMatchObject({ unitValue: 1_500, value: -pricing.total * 0.15 })
  expect(discount?.description).toBe('Doze meses com 15% de desconto sobre o preço mensal.')
  const texts = JSON.stringify([content.sections, content.faqArticles])
  expect(texts).toContain('Doze meses de uma vez, com 15% de economia.')
  expect(texts).toContain('paga 15% a menos')
})
