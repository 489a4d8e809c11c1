import { createHash } from 'node:crypto'
import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { DEFAULT_ROOT } from './default-root.ts'
import { loadContent } from './load-content.ts'
import { writeWholeIssuer } from './whole-issuer.ts'

let whole: string
let root: string
beforeAll(async () => {
  whole = await mkdtemp(join(tmpdir(), 'whole-'))
  for (const issuer of ['VRPAT', 'JVCEF', 'SICRE'])
    await writeWholeIssuer(DEFAULT_ROOT, issuer, join(whole, issuer))
})
afterAll(() => rm(whole, { recursive: true }))
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'content-'))
  await addWhole('VRPAT')
})
afterEach(() => rm(root, { recursive: true }))

type Json = Record<string, unknown>

/** Writes `value` at `path` of one of the folder's files; undefined takes the field out. */
async function change(file: string, path: string, value: unknown, folder = 'VRPAT'): Promise<void> {
  const name = join(root, folder, file)
  const json: Json = JSON.parse(await readFile(name, 'utf8'))
  const keys = path.split('.')
  const last = keys.pop() ?? ''
  const holder = keys.reduce((held, key) => held[key] as Json, json)
  if (value === undefined) delete holder[last]
  else holder[last] = value
  await writeFile(name, JSON.stringify(json))
}

async function refusal(): Promise<string> {
  return loadContent(root).then(
    () => 'was accepted',
    (error: unknown) => (error instanceof Error ? error.message : 'was not an Error'),
  )
}

/** A folder that needs no other, as its files are read where nothing is shared. */
function addWhole(issuer: string): Promise<void> {
  return cp(join(whole, issuer), join(root, issuer), { recursive: true })
}

// biome-ignore format: one broken field a line
const BROKEN: readonly [what: string, file: string, path: string, value: unknown, expected: string][] = [
  ['a negative code', 'products.json', '3.code', -1, 'products.json: products.3.code: must not be negative'],
  ['an empty name', 'products.json', '0.name', '', 'products.json: products.0.name: must not be empty'],
  ['a blank at the end', 'faq.json', 'articles.0.title', 'Posso? ', 'faq.json: faq.articles.0.title: must not start or end with a blank'],
  ['an unknown field', 'channels.json', '0.colour', 'red', 'channels.json: channels.0: Unrecognized key: "colour"'],
  ['a switch that is none', 'channels.json', '0.features', { pix: true }, 'channels.json: channels.0.features: Unrecognized key: "pix"'],
  ['a missing field', 'issuer.json', 'theme', undefined, 'issuer.json: issuer.theme: '],
  ['a theme that is not drawn', 'issuer.json', 'theme', 'vermelho', 'issuer.json: issuer.theme: Invalid option: expected one of "vrpat"|'],
  ['a fraction of a centavo', 'issuer.json', 'minCardValue', 5.5, 'issuer.json: issuer.minCardValue: must be a whole number'],
  ['a minimum above the maximum', 'issuer.json', 'minCardValue', 500_001, 'issuer.json: issuer.maxCardValue: must not be below'],
  ['wrong check digits', 'issuer.json', 'copyright.cnpj', '98765432000199', 'issuer.json: issuer.copyright.cnpj: must be a CNPJ'],
  ['a CNPJ with its mask', 'issuer.json', 'copyright.cnpj', '98.765.432/0001-98', 'issuer.json: issuer.copyright.cnpj: must be a CNPJ'],
  ['a plain http address', 'issuer.json', 'site', 'http://vr.example', 'issuer.json: issuer.site: must be an https address'],
  ['a code unlike its folder', 'issuer.json', 'code', 'VRXXX', 'issuer.json: issuer.code: is VRXXX, but the folder is named VRPAT'],
  ['a missing deadline', 'issuer.json', 'deliveryDeadlines.length', 2, 'issuer.json: issuer.deliveryDeadlines: must have 3 rows'],
  ['points for no product', 'issuer.json', 'bonusRule.productCodes.0', 9, 'issuer.json: issuer.bonusRule.productCodes.0: there is no product 9'],
  ['chat on no channel', 'issuer.json', 'chat.channels.0', 'loja', 'issuer.json: issuer.chat.channels.0: there is no channel loja'],
  ['a missing default channel', 'channels.json', '0.code', 'outro', 'channels.json: channels.0.code: there is no channel default'],
  ['a channel with no such product', 'channels.json', '1.productCodes.0', 9, 'channels.json: channels.1.productCodes.0: there is no product 9'],
  ['a partner without a sign', 'channels.json', '2.partnerSign', null, 'channels.json: channels.2.partnerSign: a partner channel'],
  ['a sign that nobody sees', 'channels.json', '2.partnerSign.colour', '#f5f5f5', 'channels.json: channels.2.partnerSign.colour: must stand out'],
  ['a sign that is more than a path', 'channels.json', '2.partnerSign.drawing', 'M0 0"/><a href="', 'channels.json: channels.2.partnerSign.drawing: must be the commands'],
  ['a partner without a name', 'channels.json', '2.partnerName', null, 'channels.json: channels.2.partnerName: a partner channel'],
  ['the same code twice', 'products.json', '1.code', 27, 'products.json: products.1.code: 27 is another product'],
  ['the same page twice', 'products.json', '1.pagePath', '/produtos/refeicao', 'products.json: products.1.pagePath: /produtos/refeicao is another'],
  ['a picture that is no name of one', 'products.json', '0.cardImagePath', '/images/cards/refeicao.svg', 'products.json: products.0.cardImagePath: must be logos/, cards/ or others/'],
  ['a path of two pictures', 'products.json', '1.logoPath', 'logos/refeicao.svg', 'products.json: products.1.logoPath: logos/refeicao.svg is another picture'],
  ['a partner with the issuer’s logo', 'channels.json', '2.logoPath', 'logos/emissor.svg', 'channels.json: channels.2.logoPath: logos/emissor.svg is another picture'],
  ['a product without a modality', 'products.json', '0.groupCode', 5, 'products.json: products.0.groupCode: there is no modality 5'],
  ['a colour outside the set', 'products.json', '0.colourToken', 'pink', 'products.json: products.0.colourToken: '],
  ['a state that is none', 'products.json', '0.unservedStates', ['XX'], 'products.json: products.0.unservedStates.0: '],
  ['a smallest value of part of a centavo', 'products.json', '0.minValue', 5.5, 'products.json: products.0.minValue: must be a whole number'],
  ['a smallest value above the largest', 'products.json', '0.minValue', 500_001, 'products.json: products.0.minValue: is above 500000'],
  ['a smallest value of what is not credited', 'products.json', '25.minValue', 500, 'products.json: products.25.minValue: what is credited nothing has no minValue'],
  ['a plan with an unknown icon', 'plans.json', '0.icon', 'rocket', 'plans.json: plans.0.icon: '],
  ['a marketplace from less than nothing', 'products.json', '0.marketplaceFrom', -1, 'products.json: products.0.marketplaceFrom: must not be negative'],
  ['a marketplace without a name', 'issuer.json', 'marketplace', undefined, 'products.json: products.0.marketplaceFrom: issuer.json names no marketplace'],
  ['an add-on that is no product', 'products.json', '13.additionalProducts.0.code', 699, 'products.json: products.13.additionalProducts.0.code: there is no product 699'],
  ['a modality without products', 'modalities.json', '0.groupCode', 208, 'modalities.json: modalities.0.groupCode: no product belongs to 208'],
  ['a modality of another issuer', 'modalities.json', '0.issuers', ['SICRE'], 'modalities.json: modalities.0: Unrecognized key: "issuers"'],
  ['a season without its product', 'seasonal.json', '0.code', 9, 'seasonal.json: seasonal.0.code: there is no product 9'],
  ['a plan without its product', 'plans.json', '0.code', 20159, 'plans.json: plans.0.code: there is no HR product 20159'],
  ['a missing price band', 'plans.json', '1.prices.4', { upTo: 160, monthly: 130_050 }, 'plans.json: plans.1.prices: must be the bands 10, 25'],
  ['a larger band that costs less', 'plans.json', '1.prices.1.monthly', 100, 'plans.json: plans.1.prices: a larger band must not cost less'],
  ['a module that the product hides', 'plans.json', '0.extras.0.code', 20299, 'plans.json: plans.0.extras.0.code: product 20151 does not list 20299'],
  ['a fee of no modality', 'fees.json', '0.groupCodes.0', 3, 'fees.json: fees.0.groupCodes.0: there is no modality 3'],
  ['a fee of no channel', 'fees.json', '0.channels', ['loja'], 'fees.json: fees.0.channels.0: there is no channel loja'],
  ['a fee of no state', 'fees.json', '3.states', ['XX'], 'fees.json: fees.3.states.0: '],
  ['a fee of an empty list of states', 'fees.json', '3.states', [], 'fees.json: fees.3.states: must name a state'],
  ['a fee twice in one place', 'fees.json', '1.fee', 'issuance', 'fees.json: fees.1.states: an earlier row charges issuance there already'],
  ['a fee waived once that is not waived', 'fees.json', '4.isWaivedOnce', true, 'fees.json: fees.4.isWaivedOnce: only a waived fee'],
  ['a percent above 100', 'fees.json', '4.rate', 10_001, 'fees.json: fees.4.rate: a percent is in hundredths'],
  ['an offer of no product', 'offers.json', '0.items.0.productCode', 9, 'offers.json: offers.0.items.0: there is no such product'],
  ['a rebate on food', 'offers.json', '0.discounts', [{ productCode: 2071, base: 'plan', basisPoints: 500 }], 'offers.json: offers.0.discounts.0: is a food benefit'],
  ['a health service with a PAT card', 'products.json', '13.additionalProducts.0.code', 685, 'products.json: products.13.additionalProducts.0: the law lets 685 not stand beside it'],
  ['a PAT card that allows health services', 'products.json', '13.advantages', ['nutrition', 'health'], 'products.json: products.13.advantages: a food card allows nutrition at most'],
  ['a food card that says nothing of advantages', 'products.json', '0.advantages', undefined, 'products.json: products.0.advantages: a food card allows nutrition at most'],
  ['a service that says not what it serves', 'products.json', '29.purpose', undefined, 'products.json: products.29.purpose: says what a service serves'],
  ['a service of any card beside PAT', 'offers.json', '0.items.9.productCode', 605, 'offers.json: offers.0.items.9: may not be given beside a food card of this offer'],
  ['a health service that comes by itself beside PAT', 'offers.json', '0.items.9.minQuantity', 1, 'offers.json: offers.0.items.9: may not be given beside a food card of this offer'],
  ['a band that ends before it starts', 'offers.json', '0.rules.1.to', 400_000, 'offers.json: offers.0.rules.1: to must be above from'],
  ['bands that overlap', 'offers.json', '0.rules.1.from', 400_000, 'offers.json: offers.0.rules.1: overlaps'],
  ['a discount above 100 %', 'offers.json', '1.discounts.0.basisPoints', 10_001, 'offers.json: offers.1.discounts.0: basisPoints must lie'],
  ['a service that an offer sells', 'offers.json', '0.items.7.productFamily', 'Multi', 'offers.json: offers.0.items.7: productFamily must be'],
  ['a mandatory service that is not sold everywhere', 'offers.json', '0.items.8.minQuantity', 1, 'offers.json: offers.0.items.8: a service that comes by itself'],
  ['a band without room for what is mandatory', 'offers.json', '0.rules.0.maxAddOns', 0, 'offers.json: offers.0.rules.0: maxAddOns must leave room'],
  ['a script in an offer', 'offers.json', '0.descriptionHtml', '<p onclick="x">Oi</p>', 'offers.json: offers.0.descriptionHtml: may use only p'],
  ['an unknown section', 'sections.json', '0.id', 'SECTION_X', 'sections.json: sections.0.id: is not a section'],
  ['an unknown icon', 'sections.json', '0.items.0.icon', 'rocket', 'sections.json: sections.0.items.0'],
  ['a section twice on a page', 'sections.json', '1.id', 'SECTION_HERO', 'sections.json: sections.1.id: page LOJA has this section already'],
  ['a section of another issuer', 'sections.json', '0.issuers', ['SICRE'], 'sections.json: sections.0: Unrecognized key: "issuers"'],
  ['a product page without a list', 'sections.json', '34.items', [], 'products.json: products.0.pagePath: sections.json has no LOJA_SECTION_BENEFITS with items for the page PRODUTO_REFEICAO'],
  ['a page of no product', 'sections.json', '12.page', 'PRODUTO_FOGUETE', 'sections.json: sections.12.page: no product has the page PRODUTO_FOGUETE'],
  ['a section of no product', 'sections.json', '2.promotes', [77], 'sections.json: sections.2.promotes.0: there is no product 77'],
  ['an item of no product', 'sections.json', '0.items.1.promotes', [900, 77], 'sections.json: sections.0.items.1.promotes.1: there is no product 77'],
  ['a quoted article that is none', 'sections.json', '4.items.0.faqArticle', 'nada', 'sections.json: sections.4.items.0.faqArticle: there is no article nada'],
  ['an article without a category', 'faq.json', 'articles.0.categoryId', 'nada', 'faq.json: faq.articles.0.categoryId: there is no category nada'],
  ['a category without articles', 'faq.json', 'categories.0.id', 'vazia', 'faq.json: faq.categories.0.id: no article belongs to vazia'],
  ['a misspelt placeholder', 'faq.json', 'articles.0.content', 'A {emissor} responde.', 'faq.json: faq.articles.0.content: has the unknown placeholder {emissor}'],
  ['a yearly rate above the whole', 'plans.json', '0.annualDiscount', 10_001, 'plans.json: plans.0.annualDiscount: must be 10000 (100 %) or less'],
  ['a plan without a yearly rate', 'plans.json', '0.annualDiscount', undefined, 'plans.json: plans.0.annualDiscount: '],
  ['a text that speaks of one yearly rate where there are two', 'plans.json', '0.annualDiscount', 1_500, 'faq.json: faq.articles.39.content: {annualDiscount} has no one value here'],
  ['a state without a number', 'acceptance.json', '0.byState.AC', undefined, 'acceptance.json: acceptance.0.byState.AC: '],
  ['a product on the map without numbers', 'products.json', '3.showInMapList', true, 'products.json: products.3.showInMapList: acceptance.json has no numbers for 41'],
  ['a cart of a name that no address has', 'modalities.json', '0.keyId', 'saldos', 'modalities.json: modalities.0.keyId: must be multi'],
  ['a plan among single cards', 'products.json', '0.lineType', 'hcm', 'products.json: products.0.lineType: must be benefit in a modality of default'],
  ['a card of the shelf that leads nowhere', 'modalities.json', '3.destination', '/modalidade/pontomais', 'modalities.json: modalities.3.destination: this issuer has no page /modalidade/pontomais'],
  ['a season that leads nowhere', 'seasonal.json', '0.destination', '/produtos/ceia', 'seasonal.json: seasonal.0.destination: this issuer has no page /produtos/ceia'],
  ['a link of the footer that leads nowhere', 'issuer.json', 'footer.0.links.0.url', '/modalidade/multi?a=1', 'issuer.json: issuer.footer.0.links.0.url: this issuer has no page /modalidade/multi'],
  ['a banner that leads nowhere', 'sections.json', '0.items.0.destination', '/carrinho/pontomais/ouro', 'sections.json: sections.0.items.0.destination: this issuer has no page /carrinho/pontomais/ouro'],
  ['an initial page that is none', 'channels.json', '1.initialPage', '/promo', 'channels.json: channels.1.initialPage: this issuer has no page /promo'],
  ['a section of a page that is none', 'sections.json', '2.page', 'BLOG', 'sections.json: sections.2.page: no page of the store shows sections of BLOG'],
  ['a block that the page of a product does not draw', 'sections.json', '13.id', 'SECTION_MAP', 'sections.json: sections.13.id: the page of a product does not show SECTION_MAP'],
  ['an offer of two modalities', 'offers.json', '0.items.0.productCode', 27, 'offers.json: offers.0.items: must hold products of one modality'],
  ['an offer of mobility', 'offers.json', '1.items.0.productCode', 900, 'offers.json: offers.1.items: there is no page of a package of mobility'],
  ['an offer of two plans', 'offers.json', '1.items.1', { productCode: 20152, productFamily: 'HCM', minQuantity: 1 }, 'offers.json: offers.1.items: must hold one HR plan'],
  ['an offer of services alone', 'offers.json', '1.items', [{ productCode: 601, productFamily: 'Externo (SVA)', minQuantity: 0 }], 'offers.json: offers.1.items: must hold a product'],
  ['terms without their date', 'terms.json', 'version', 'nova', 'terms.json: terms.version: must be the date of this version'],
  ['a section of the terms without words', 'terms.json', 'sections.0.paragraphs', [], 'terms.json: terms.sections.0.paragraphs: '],
  ['a row too few', 'pat-table.json', 'length', 6, 'pat-table.json: pat-table: must have 7 rows'],
]

describe('content is refused, with the file and the field, for', () => {
  test.each(BROKEN)('%s', async (_what, file, path, value, expected) => {
    await change(file, path, value)
    expect((await refusal()).split('\n')).toContainEqual(expect.stringContaining(`/VRPAT/${expected}`))
  })

  test('a missing file, a foreign file and a file that is not JSON', async () => {
    await rm(join(root, 'VRPAT', 'fees.json'))
    await writeFile(join(root, 'VRPAT', 'faq.json'), '{')
    await writeFile(join(root, 'VRPAT', 'prices.json'), '[]')
    const lines = await refusal()
    expect(lines).toContain('/VRPAT/fees.json: is missing')
    expect(lines).toContain('/VRPAT/faq.json: is not JSON: ')
    expect(lines).toContain('/VRPAT/prices.json: is not a file of an issuer')
  })

  test('a host keyword that two issuers claim', async () => {
    await addWhole('JVCEF')
    await addWhole('SICRE')
    await change('issuer.json', 'hostKeywords', ['banco'], 'SICRE')
    expect(await refusal()).toContain(
      'SICRE/issuer.json: issuer.hostKeywords: banco is a keyword of JVCEF already',
    )
  })

  test('a bank partner without a host keyword', async () => {
    await addWhole('JVCEF')
    await change('issuer.json', 'hostKeywords', [], 'JVCEF')
    expect(await refusal()).toContain('JVCEF/issuer.json: issuer.hostKeywords: a bank partner needs')
  })

  test('a second main issuer without a keyword', async () => {
    await cp(join(root, 'VRPAT'), join(root, 'OUTRA'), { recursive: true })
    await change('issuer.json', 'code', 'OUTRA', 'OUTRA')
    await change('issuer.json', 'hostKeywords', ['outra'], 'OUTRA')
    expect(await refusal()).toBe('was accepted')
    await change('issuer.json', 'hostKeywords', [], 'OUTRA')
    expect(await refusal()).toContain(
      'VRPAT/issuer.json: issuer.hostKeywords: exactly one issuer of kind main must have no host keyword',
    )
  })
})

test('what no screen of a bank partner can show is told once, where it is written', async () => {
  await addWhole('JVCEF')
  const read = async (file: string) => JSON.parse(await readFile(join(root, 'VRPAT', file), 'utf8'))
  await change('plans.json', '0', (await read('plans.json'))[0], 'JVCEF')
  const products = (await read('products.json')) as { code: number; lineType: string }[]
  const plan = products.find(({ lineType }) => lineType === 'hcm')
  await change('products.json', '18', plan, 'JVCEF')
  await change('modalities.json', '2', (await read('modalities.json'))[3], 'JVCEF')
  await change('sections.json', '0.items.1.destination', '/planos/hcm', 'JVCEF')
  await change('issuer.json', 'footer.0.links.0.url', '/carrinho/multi', 'JVCEF')
  const lines = (await refusal())
    .split('\n')
    .slice(1)
    .map((line) => line.split('/JVCEF/')[1])
  expect(lines).toEqual([
    'modalities.json: modalities.2.serviceGroup: a bank partner has no screens for hcm',
    'issuer.json: issuer.footer.0.links.0.url: this issuer has no page /carrinho/multi',
    'modalities.json: modalities.2.destination: this issuer has no page /planos/hcm',
    'sections.json: sections.0.items.1.destination: this issuer has no page /planos/hcm',
  ])
})

test('all problems of all files are told at once', async () => {
  await change('issuer.json', 'theme', '')
  await change('products.json', '0.code', 'x')
  await change('products.json', '1.name', '')
  expect((await refusal()).split('\n')).toHaveLength(4)
})

test('a switch of an issuer is each of its channels’, but where a channel names its own', async () => {
  await change('issuer.json', 'features.creditCard', false)
  await change('channels.json', '1.features', { contactEmail: false })
  const [content] = (await loadContent(root)).values()
  const { features } = content?.issuer ?? {}
  expect(features).toMatchObject({ creditCard: false, contactEmail: true, accessManagement: true })
  expect(content?.channels.map((channel) => [channel.code, channel.features])).toEqual([
    ['default', features],
    ['auto', { ...features, contactEmail: false }],
    ['parceiro', features],
  ])
})

test('adding an issuer is adding a folder', async () => {
  await addWhole('JVCEF')
  await cp(join(root, 'JVCEF'), join(root, 'NOVOB'), { recursive: true })
  await change('issuer.json', 'code', 'NOVOB', 'NOVOB')
  await change('issuer.json', 'hostKeywords', ['novo'], 'NOVOB')
  const issuers = await loadContent(pathToFileURL(`${root}/`))
  expect([...issuers.keys()]).toEqual(['VRPAT', 'JVCEF', 'NOVOB'])
  const added = issuers.get('NOVOB')
  for (const { issuers: named } of [...(added?.modalities ?? []), ...(added?.sections ?? [])])
    expect(named).toEqual(['NOVOB'])
})

test('a plan renamed, another wallet and a smallest value are files changed, and reach what every page knows', async () => {
  await change('products.json', '24.minValue', 1_000)
  await change('plans.json', '3.slug', 'completo')
  await change('modalities.json', '1.isWalletGroupCard', true)
  const selling = (await loadContent(root)).get('VRPAT')?.selling
  expect(selling?.limits).toMatchObject({
    minCardValue: 500,
    minValues: { 900: 1_000 },
    maxEmployees: { 20151: 10, 20152: 1000 },
  })
  expect(selling?.walletGroupCodes).toEqual([207, 0])
  expect(selling?.carts).toEqual({ 0: 'beneficios', 207: 'multi', 900: 'mobilidade', 20000: 'pontomais' })
  expect(selling?.hrGroupCode).toBe(20000)
  expect(selling?.plans.map(({ slug, icon }) => `${slug} ${icon}`)).toEqual([
    'essencial clock',
    'gerencial calendar',
    'profissional file',
    'completo users',
  ])
})

test('the version changes with the bytes and only with them', async () => {
  const versionOf = async () => (await loadContent(root)).get('VRPAT')?.version
  const before = await versionOf()
  expect(before).toMatch(/^[0-9a-f]{12}$/)
  expect(await versionOf()).toBe(before)
  await change('faq.json', 'articles.0.title', 'Preciso de cadastro?')
  expect(await versionOf()).not.toBe(before)
})

test('sections come in display order with the issuer’s name and the quoted articles filled in', async () => {
  await change('sections.json', '0.displayOrder', 99)
  const content = (await loadContent(root)).get('VRPAT')
  const landing = content?.sections.filter(({ page }) => page === 'LOJA') ?? []
  expect(landing.at(-1)?.id).toBe('SECTION_HERO')
  expect(landing.map(({ title }) => title)).toContain('Porque oferecer VR para seus colaboradores')
  const preview = landing.find(({ id }) => id === 'LOJA_SECTION_FAQ')?.items[0]
  const article = content?.faqArticles.find(({ id }) => id === preview?.id)
  expect(preview).toMatchObject({ title: article?.title, content: article?.content })
})

test('the support panel has an issuer’s own words where it has some, whole ones', async () => {
  const panel = { title: 'Ajuda do {issuer}', text: 'Fale com o {issuer}.' }
  await addWhole('JVCEF')
  await change('issuer.json', 'support.panel', panel, 'JVCEF')
  const content = await loadContent(root)
  const shortName = content.get('JVCEF')?.issuer.shortName
  expect(content.get('JVCEF')?.issuer.support.panel).toEqual({
    title: `Ajuda do ${shortName}`,
    text: `Fale com o ${shortName}.`,
  })
  expect(content.get('VRPAT')?.issuer.support.panel).toBeUndefined()
  await change('issuer.json', 'support.panel', { title: panel.title }, 'JVCEF')
  await expect(loadContent(root)).rejects.toThrow(/support\.panel\.text/)
})

test('the terms’ hash is that of their text as it is shown, and another one for every change of a word', async () => {
  await change('terms.json', 'sections', [{ title: 'Uso', paragraphs: ['A loja {issuer} é sua.', 'Sim.'] }])
  const [before] = (await loadContent(root)).values()
  const shown = `${before?.terms.title}\n\n${before?.terms.version}\n\nUso\n\nA loja VR é sua.\n\nSim.`
  expect(before?.terms.hash).toBe(createHash('sha256').update(shown).digest('hex'))
  await change('terms.json', 'sections.0.paragraphs.1', 'Não.')
  const [after] = (await loadContent(root)).values()
  expect(after?.terms.hash).not.toBe(before?.terms.hash)
})
