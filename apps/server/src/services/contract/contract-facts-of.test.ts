import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import type { OrderLine } from '@benefits/domain/cart/cart-line'
import { line as orderLine } from '@benefits/domain/cart/sample-order-lines'
import type { LineType } from '@benefits/domain/catalogue/product'
import { SQUARE } from '@benefits/domain/customer/sample-address'
import type { Cnpj, Cpf } from '@benefits/domain/document/types'
import { centavos } from '@benefits/domain/money/centavos'
import { describe, expect, test } from 'vitest'
import type { Cart } from '../../repositories/carts.ts'
import type { CompanyData, Lead } from '../../repositories/leads.ts'
import { contractInputs } from './contract-facts-of.ts'

const content = (await loadContent(DEFAULT_ROOT)).get('VRPAT')
if (!content) throw new Error('the shipped content has the main issuer')

const joana: CompanyData['legalRepresentative'] = {
  kind: 'legalRepresentative',
  name: 'Joana Prado',
  document: '52998224725',
  politicallyExposed: false,
  isLegalEntity: false,
}
const rita = { ...joana, kind: 'ownershipChain', name: 'Rita Sócia', document: '11144477735' } as const
const ana = { ...joana, name: 'Ana Prado', document: '12345678909', politicallyExposed: true } as const
const holding = { ...rita, name: 'Alfa Holding', document: '11222333000181', isLegalEntity: true } as const

const company: CompanyData = {
  tradeName: 'Alfa Cafés',
  cardEmbossName: 'ALFA CAFES',
  fiscalAddress: SQUARE,
  deliveryAddress: { ...SQUARE, complement: 'Sala 2' },
  registration: {
    name: 'Joana Prado',
    email: 'joana@alfa.example',
    phone: '11987654321',
    cpf: '52998224725' as Cpf,
    birthDate: '1985-03-09',
  },
  legalRepresentative: joana,
  extraContacts: [rita, ana, holding],
}
const lead: Lead = {
  id: 'a-lead',
  issuer: 'VRPAT',
  channel: 'parceiro',
  subChannel: '',
  visitorId: 'visitor',
  cnpj: '12ABC34501DE35' as Cnpj,
  contact: company.registration,
  employees: 10,
  utm: null,
  company,
  registry: { corporateName: 'Café Alfa Ltda.', tradeName: 'Café Alfa', address: SQUARE },
  currentCartId: 'a-cart',
  isOwn: true,
  isVerified: true,
}

const line = (productCode: number, more: Partial<OrderLine> = {}) => orderLine(productCode, 3, 10_000, more)
const priced = (productCode: number, lineType: LineType = 'benefit') => ({
  productCode,
  quantity: 3,
  monthlyValue: centavos(10_000),
  lineType,
  entries: [],
  productValue: centavos(30_000),
  productValueWithDiscount: centavos(29_000),
  total: centavos(31_000),
})
const totals = {
  total: centavos(310),
  totalWithDiscount: centavos(300),
  totalFees: centavos(10),
  totalBenefits: centavos(290),
}
const cart = (more: Partial<Cart>, lines: Cart['pricing']['lines'] = []): Cart => ({
  id: 'a-cart',
  leadId: 'a-lead',
  pricedAt: new Date(0),
  lines: [],
  interests: [],
  addOnCodes: [],
  offerCode: null,
  pricing: { ...totals, groups: {}, lines },
  ...more,
})
const inputs = (given: Cart, change: Partial<Lead> = {}) =>
  contractInputs(content, { ...lead, ...change }, company, given, 0, 'boleto')

test('a contract says who sells, who buys, who speaks and signs for them, and the totals', () => {
  const { issuer } = content
  expect(contractInputs(content, lead, company, cart({}), 2, 'creditCard')).toEqual({
    template: 'contrato-10',
    purchase: 3,
    issuer: {
      code: 'VRPAT',
      name: issuer.name,
      shortName: issuer.shortName,
      cnpj: issuer.copyright.cnpj,
      site: issuer.site,
      email: issuer.email,
      theme: issuer.theme,
      homeState: issuer.homeState,
      deadlines: issuer.deliveryDeadlines.map(({ place, deadline }) => ({ place, deadline })),
    },
    support: {
      phone: '4000-0404',
      phoneOtherRegions: '0800 000 0101',
      email: 'beneficios@rede-horizonte.example',
    },
    company: {
      cnpj: '12ABC34501DE35',
      corporateName: 'Café Alfa Ltda.',
      tradeName: 'Alfa Cafés',
      cardEmbossName: 'ALFA CAFES',
      fiscalAddress: SQUARE,
      deliveryAddress: { ...SQUARE, complement: 'Sala 2' },
    },
    contact: {
      name: 'Joana Prado',
      cpf: '52998224725',
      email: 'joana@alfa.example',
      phone: '11987654321',
    },
    legalRepresentatives: [
      { name: 'Joana Prado', document: '52998224725', politicallyExposed: false },
      { name: 'Ana Prado', document: '12345678909', politicallyExposed: true },
    ],
    ownershipChain: [
      { ...rita, kind: undefined },
      { ...holding, kind: undefined },
    ],
    groups: [],
    addOns: [],
    payment: 'creditCard',
    offerName: null,
    totals,
  })
})

test('support is that of the lead’s channel; of one that is no more, the first one’s', () => {
  expect(inputs(cart({}), { channel: 'default' }).support.phone).toBe('4000-0101')
  expect(inputs(cart({}), { channel: 'gone' }).support.email).toBe('atendimento@vr-loja.example')
  const mute = { ...content, channels: [] }
  expect(contractInputs(mute, lead, company, cart({}), 0, 'boleto').support).toEqual({
    phone: '',
    phoneOtherRegions: '',
    email: '',
  })
})

test('an offer and add-ons are named as they are sold; those that are no more are left out', () => {
  const named = inputs(cart({ offerCode: 'super-oferta-rh', addOnCodes: [680, 999, 602] }))
  expect(named.offerName).toBe('RH Digital Profissional com cuidado')
  expect(named.addOns).toEqual(['Nutrição', 'Seguro Alimentação'])
  expect(inputs(cart({ offerCode: 'gone' })).offerName).toBeNull()
})

describe('the lines of a contract', () => {
  const groupsOf = (pricedLines: Cart['pricing']['lines'], lines: readonly OrderLine[] = []) =>
    inputs(cart({ lines }, pricedLines)).groups

  test('stand in their groups, in the order of the shelf, without add-ons', () => {
    const lines = [
      priced(20153, 'hcm'),
      priced(900, 'mobility'),
      priced(27),
      priced(2071),
      priced(680, 'addOn'),
    ]
    const groups = groupsOf(lines)
    expect(groups.map(({ group, lines: own }) => [group, own.map(({ code }) => code)])).toEqual([
      ['multi', [2071]],
      ['default', [27]],
      ['mobility', [900]],
      ['hcm', [20153]],
    ])
  })

  test('say what was priced, and in which period it was registered', () => {
    const [group] = groupsOf([priced(34)], [line(34, { planPeriod: 'annual' })])
    expect(group?.lines).toEqual([
      {
        code: 34,
        name: 'Auto',
        isFood: false,
        quantity: 3,
        monthlyValue: 10_000,
        planPeriod: 'annual',
        productValue: 30_000,
        total: 31_000,
        entries: [],
        additions: [],
      },
    ])
    expect(groupsOf([priced(27)])[0]?.lines).toMatchObject([{ isFood: true, planPeriod: 'monthly' }])
  })

  test('name no marketplace that is worth nothing', () => {
    const entry = { name: 'A brand', description: '', kind: 'offer', rate: 'fixed', unitValue: 0 } as const
    const entries = [
      { ...entry, conditionId: 33, value: centavos(0) },
      { ...entry, conditionId: 36, value: centavos(-10) },
    ]
    const [group] = groupsOf([{ ...priced(27), entries }])
    expect(group?.lines[0]?.entries).toEqual(entries.slice(1))
  })

  test('of a product that is no more are among the cards, by its code', () => {
    expect(groupsOf([priced(999)])).toMatchObject([
      { group: 'default', lines: [{ code: 999, name: '999', isFood: false, additions: [] }] },
    ])
  })

  test('of a product that is no more still name what was chosen with it', () => {
    const [group] = groupsOf([priced(999)], [line(999, { additionalCodes: [680] })])
    expect(group?.lines[0]?.additions).toEqual(['Nutrição'])
  })

  test('name what comes with a plan as the plan does', () => {
    const plans = content.plans.map((plan) => {
      const extras = plan.extras.map((extra) => ({ ...extra, name: `${extra.name} do plano` }))
      return { ...plan, extras }
    })
    const given = cart({ lines: [line(20151, { lineType: 'hcm', additionalCodes: [20210] })] }, [
      priced(20151, 'hcm'),
    ])
    const [group] = contractInputs({ ...content, plans }, lead, company, given, 0, 'boleto').groups
    expect(group?.lines[0]?.additions).toEqual([
      'Controle de ponto do plano',
      'Implantação incluída do plano',
      'Ponto pelo WhatsApp do plano',
    ])
  })

  test.each<[string, number, LineType, readonly number[], readonly string[]]>([
    [
      'a plan’s own, then what was chosen, each once',
      ...([20151, 'hcm'] as const),
      [20210, 20201],
      ['Controle de ponto', 'Implantação incluída', 'Ponto pelo WhatsApp'],
    ],
    [
      'a product’s own',
      ...([900, 'mobility'] as const),
      [],
      ['Gestão de saldo', 'Roteirização inteligente', 'Gestão de Vale-Transporte'],
    ],
    ['a product’s that was chosen', 2071, 'benefit', [680], ['Nutrição']],
    ['another product', 27, 'benefit', [680], ['Nutrição']],
    ['nothing of a code that is unknown', 27, 'benefit', [4711], []],
  ])('name as additions %s', (_what, code, lineType, additionalCodes, additions) => {
    const [group] = groupsOf([priced(code, lineType)], [line(code, { lineType, additionalCodes })])
    expect(group?.lines[0]?.additions).toEqual(additions)
  })
})
