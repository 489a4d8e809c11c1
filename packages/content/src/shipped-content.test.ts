import { PRODUCT_PAGE_SECTIONS, productPageCode } from '@benefits/domain/catalogue/product-page'
import { SECTION_IDS } from '@benefits/domain/catalogue/section-ids'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { beforeAll, describe, expect, test } from 'vitest'
import { DEFAULT_ROOT } from './default-root.ts'
import { loadContent } from './load-content.ts'

let issuers: ReadonlyMap<string, IssuerContent>
beforeAll(async () => {
  issuers = await loadContent(DEFAULT_ROOT)
})

function contentOf(code: string): IssuerContent {
  const content = issuers.get(code)
  if (content === undefined) throw new Error(`no issuer ${code}`)
  return content
}

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(textsOf) : []
}

function pageOf(code: string, pagePath: string) {
  return contentOf(code).sections.filter(({ page }) => page === productPageCode(pagePath))
}

function sumOfStates(content: IssuerContent, productCode: number): number {
  const map = content.acceptance.find((candidate) => candidate.productCode === productCode)
  return map ? Object.values(map.byState).reduce((sum, places) => sum + places, 0) : 0
}

test('three issuers ship, the main one first; one that was added does no harm (docs/add-an-issuer.md)', () => {
  const facts = [...issuers].map(([code, { issuer }]) => [code, issuer.kind, issuer.hostKeywords])
  expect(facts[0]).toEqual(['VRPAT', 'main', []])
  expect(facts).toContainEqual(['JVCEF', 'bankPartner', ['banco']])
  expect(facts).toContainEqual(['SICRE', 'bankPartner', ['cooperativa']])
})

describe.each(['VRPAT', 'JVCEF', 'SICRE'])('%s', (code) => {
  test('cannot be changed by who reads it', () => {
    const content = contentOf(code)
    expect(Object.isFrozen(content.products[0]?.networks)).toBe(true)
    expect(Object.isFrozen(content.issuer.deliveryDeadlines[0])).toBe(true)
  })

  test('has six answers at least in every category of its help centre, and twelve in the one that loads more', () => {
    const { faqCategories, faqArticles } = contentOf(code)
    expect(faqCategories).toHaveLength(10)
    for (const { id } of faqCategories) {
      const answers = faqArticles.filter(({ categoryId }) => categoryId === id)
      expect(answers.length, id).toBeGreaterThanOrEqual(id === 'refeicao-e-alimentacao' ? 12 : 6)
    }
  })

  test('answers every question in two to five sentences', () => {
    const short = contentOf(code).faqArticles.filter(({ content }) => {
      const sentences = content.match(/[.!?](?=\s+[A-ZÀ-Ú]|$)/g)?.length ?? 0
      return sentences < 2 || sentences > 5
    })
    expect(short.map(({ id, content }) => `${id}: ${content}`)).toEqual([])
  })

  test('has a help centre that tells of its own fees, modalities, accounts and cards, and of no others', () => {
    const { issuer, fees, modalities, faqArticles } = contentOf(code)
    const help = faqArticles.map(({ title, content }) => `${title} ${content}`).join(' ')
    const sells = (group: number) => modalities.some(({ groupCode }) => groupCode === group)
    expect(/RH Digital|plano anual|extens(?:ão|ões)/.test(help), 'HR plans').toBe(sells(20_000))
    expect(/mobilidade|vale-transporte/i.test(help), 'mobility').toBe(sells(900))
    expect(/código enviado|O código vale/.test(help), 'codes').toBe(issuer.features.accessManagement)
    expect(/pagar com cartão de crédito/.test(help), 'cards').toBe(issuer.features.creditCard)
    const ofCards = fees.filter(({ groupCodes }) => groupCodes.includes(0))
    const isFree = ofCards.every(({ waived }) => waived)
    expect(/emissão, crédito, serviço e entrega são gratuitos/.test(help), 'fees').toBe(isFree)
    const { waived, isWaivedOnce = false, rate = 0 } = ofCards.find(({ fee }) => fee === 'delivery') ?? {}
    const later = `Nos pedidos seguintes, feitos no portal, a taxa de entrega é cobrada: ${formatBrl(centavos(rate))} por pedido`
    expect(help.includes(later.replaceAll('\u00a0', ' ')), 'delivery of later orders').toBe(isWaivedOnce)
    expect(/Em toda compra de cartões feita nesta loja/.test(help), 'free delivery').toBe(waived)
    expect(/a entrega é cobrada uma vez por pedido/.test(help), 'paid delivery').toBe(!waived)
  })

  test('compares PAT and auxílio in seven rows', () => {
    expect(contentOf(code).issuer.patTable).toHaveLength(7)
  })

  test('tells acceptance for the 27 states of every product on its map', () => {
    const { acceptance } = contentOf(code)
    expect(acceptance.length).toBeGreaterThan(0)
    for (const { byState } of acceptance) expect(Object.keys(byState)).toHaveLength(27)
  })

  test('sells refeição as 27 and alimentação as 31, and marks both as food', () => {
    const products = new Map(contentOf(code).products.map((product) => [product.code, product]))
    expect(products.get(27)).toMatchObject({ name: expect.stringContaining('Refeição'), isFood: true })
    expect(products.get(31)).toMatchObject({ name: expect.stringContaining('Alimentação'), isFood: true })
  })

  test('has a page of its own with a list of benefits and both lists of advantages behind every page path', () => {
    for (const { pagePath } of contentOf(code).products) {
      if (pagePath === null) continue
      const filled = pageOf(code, pagePath).filter(({ items }) => items.length >= 3)
      expect(filled.map(({ id }) => id)).toEqual([...PRODUCT_PAGE_SECTIONS])
    }
  })

  test('has the seven pages that product links may name', () => {
    const pages = contentOf(code).products.map(({ pagePath }) => pagePath)
    const asked = 'alimentacao auto refeicao boasfestas vrva auxilio-alimentacao auxilio-refeicao'.split(' ')
    expect(asked.filter((name) => !pages.includes(`/produtos/${name}`))).toEqual([])
  })

  test('has a combined card that is accepted in more than 550 thousand places', () => {
    const content = contentOf(code)
    expect(sumOfStates(content, 32)).toBe(sumOfStates(content, 27) + sumOfStates(content, 31))
    expect(sumOfStates(content, 32)).toBeGreaterThan(550_000)
    expect(textsOf(pageOf(code, '/produtos/vrva'))).toContain('Mais de 550 mil estabelecimentos')
  })

  test('promises credit within 24 hours on every product page', () => {
    const without = contentOf(code).products.filter(
      ({ pagePath }) => pagePath !== null && !textsOf(pageOf(code, pagePath)).join(' ').includes('24 horas'),
    )
    expect(without.map(({ name }) => name)).toEqual([])
  })

  test('claims points on the pages of the products that earn them, and on no other', () => {
    const { products, issuer } = contentOf(code)
    for (const { code: product, pagePath } of products) {
      if (pagePath === null) continue
      const words = textsOf(pageOf(code, pagePath)).join(' ')
      const earns = issuer.bonusRule?.productCodes.includes(product) ?? false
      expect([pagePath, /\bponto/i.test(words)]).toEqual([pagePath, earns])
      if (!earns) continue
      expect(words).toMatch(/Um ponto a cada R\$ 100 creditados/)
      expect(words).toMatch(/em até 3 dias depois do pagamento e do faturamento do boleto/)
    }
  })

  test('leaves no placeholder in any text', () => {
    expect(textsOf(contentOf(code)).filter((written) => /[{}]/.test(written))).toEqual([])
  })

  test('writes only to .example domains', () => {
    const addresses = textsOf(contentOf(code)).flatMap(
      (written) => written.match(/(?<=:\/\/|@)[\w.-]+/g) ?? [],
    )
    expect(addresses.filter((host) => !host.endsWith('.example'))).toEqual([])
  })
})

/** Words of a contract that is read, accepted and kept in the store. */
const ONLINE_CONTRACT =
  /ao contrato em uma visita|contrato online:|assine sem sair|baixe a sua cópia|baixar a cópia aparece/i

// docs/rules/checkout.md: accepting-concludes
test('a contract online is promised by every issuer: each store concludes one', () => {
  const promises = (code: string) => {
    const { sections, faqArticles } = contentOf(code)
    const words = [...sections.flatMap(({ items }) => items), ...sections, ...faqArticles]
      .map((part) => textsOf('subtitle' in part ? [part.title, part.subtitle] : part).join(': '))
      .filter((text) => ONLINE_CONTRACT.test(text))
    return words.length
  }
  for (const code of ['VRPAT', 'JVCEF', 'SICRE']) expect(promises(code), code).toBeGreaterThan(8)
})

test('the main issuer fills every section of the landing page', () => {
  const landing = contentOf('VRPAT').sections.filter(({ page, items }) => page === 'LOJA' && items.length > 0)
  expect(landing.map(({ id }) => id).toSorted()).toEqual([...SECTION_IDS].toSorted())
  const itemsOf = (id: string) => landing.find((section) => section.id === id)?.items.length
  expect(itemsOf('SECTION_HERO')).toBe(3)
  expect(itemsOf('SECTION_BENEFITS')).toBe(4)
  expect(itemsOf('LOJA_SECTION_AWARDS')).toBeGreaterThanOrEqual(9)
})

test('the main issuer’s catalogue has every card product, the mobility products and the gifts', () => {
  const names = contentOf('VRPAT').products.map(({ name }) => name)
  const asked =
    'Alimentação, Auto, Refeição, Boas Festas, Auxílio VR+VA, Vale-Transporte, Cesta, Transporte, Premiação, Home-Office, Mobilidade, Auxílio Alimentação, Auxílio Refeição'
  expect(asked.split(', ').filter((name) => !names.includes(name))).toEqual([])
  expect(names.some((name) => name.includes('VR+VA') && !name.startsWith('Auxílio'))).toBe(true)
})

test('the main issuer’s shelf is Multi, single cards, mobility, HR, and HR is not ordered alone', () => {
  const shelf = contentOf('VRPAT').modalities.map(({ groupCode, destination }) => [groupCode, destination])
  expect(shelf).toEqual([
    [207, '/carrinho/multi'],
    [0, '/carrinho/beneficios'],
    [900, '/carrinho/mobilidade'],
    [20000, '/planos/hcm'],
  ])
  expect(contentOf('VRPAT').modalities.find(({ groupCode }) => groupCode === 20000)?.canBeOrderedSolo).toBe(
    false,
  )
})

test('the channel auto shows only the auto product', () => {
  const { channels, products } = contentOf('VRPAT')
  const shown = channels.find(({ code }) => code === 'auto')?.productCodes
  expect(products.filter(({ code }) => shown?.includes(code)).map(({ name }) => name)).toEqual(['Auto'])
})

test('food insurance, mobility and auto are not sold in Acre', () => {
  const unserved = contentOf('VRPAT').products.filter(({ unservedStates }) => unservedStates.includes('AC'))
  expect(unserved.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([34, 602, 900, 2076])
})

test('cards end on an order, mobility and HR on a contract', () => {
  const limits = ['VRPAT', 'JVCEF', 'SICRE']
    .flatMap((code) => contentOf(code).modalities)
    .map(({ serviceGroup, stepOrderLimit }) => `${serviceGroup} ${stepOrderLimit}`)
  expect([...new Set(limits)].toSorted()).toEqual([
    'default order',
    'hcm contract',
    'mobility contract',
    'multi order',
  ])
})

test('the five capitals come first, then the home state’s interior, then all others', () => {
  const placesOf = (code: string) => contentOf(code).issuer.deliveryDeadlines.map(({ place }) => place)
  const capitals = 'São Paulo, Rio de Janeiro, Belo Horizonte, Curitiba e Brasília'
  expect(placesOf('VRPAT')).toEqual([
    capitals,
    'Demais capitais e interior de São Paulo',
    'Demais localidades',
  ])
  for (const code of ['JVCEF', 'SICRE']) {
    expect(placesOf(code)).toEqual([
      capitals,
      'Demais capitais e regiões do Distrito Federal',
      'Demais localidades',
    ])
  }
  expect(['VRPAT', 'JVCEF', 'SICRE'].map((code) => contentOf(code).issuer.homeState)).toEqual([
    'SP',
    'DF',
    'DF',
  ])
})

test('deadlines are 4, 5 and 7 business days, and 5, 7 and 10 at a bank partner', () => {
  const daysOf = (code: string) =>
    contentOf(code).issuer.deliveryDeadlines.map(({ businessDays }) => businessDays)
  expect(daysOf('VRPAT')).toEqual([4, 5, 7])
  expect(daysOf('JVCEF')).toEqual([5, 7, 10])
  expect(daysOf('SICRE')).toEqual([5, 7, 10])
})
