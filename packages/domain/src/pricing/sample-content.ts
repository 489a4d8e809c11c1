import type { OrderLine } from '../cart/cart-line.ts'
import type { LineLimits } from '../cart/lines/value-limits.ts'
import type { LineType, Modality, Plan, Product, ServiceGroup } from '../catalogue/product.ts'
import { centavos } from '../money/centavos.ts'
import type { Offer } from '../offer/offer.ts'
import type { FeeRule } from './fees/fee-rule.ts'
import type { PricingContent, PricingOrder } from './price-cart.ts'

/** Invented content for tests: a little of everything that pricing tells apart. */

function product(
  code: number,
  name: string,
  groupCode: number,
  lineType: LineType,
  more: Partial<Product> = {},
): Product {
  return {
    code,
    name,
    description: name,
    groupCode,
    lineType,
    colourToken: 'meal',
    logoPath: '/logo.svg',
    cardImagePath: '/card.svg',
    networks: [],
    showInMapList: false,
    showAsteriskPatAux: false,
    foodRegime: null,
    pagePath: null,
    isFood: false,
    unservedStates: [],
    minValue: null,
    marketplaceFrom: null,
    additionalProducts: [],
    ...more,
  }
}

function modality(groupCode: number, serviceGroup: ServiceGroup, isWalletGroupCard: boolean): Modality {
  return {
    id: serviceGroup,
    groupCode,
    name: serviceGroup,
    subtitle: '',
    description: '',
    destination: '/',
    imagePath: '/image.svg',
    isNew: false,
    displayOrder: 0,
    issuers: [],
    isWalletGroupCard,
    serviceGroup,
    canBeOrderedSolo: serviceGroup !== 'hcm',
    showLegalFlag: false,
    pageRoute: serviceGroup,
    keyId: serviceGroup,
    colourToken: 'meal',
    stepOrderLimit: 'order',
    isFeatured: false,
  }
}

function plan(code: number, slug: string, rank: number, prices: readonly [number, number][]): Plan {
  const extra = { description: '', required: false, kind: 'extension' } as const
  return {
    code,
    slug,
    name: slug,
    displayName: `Plan ${slug}`,
    description: slug,
    icon: 'clock',
    rank,
    maxEmployees: slug === 'essencial' ? 10 : 1000,
    annualDiscount: 2_000,
    prices: prices.map(([upTo, monthly]) => ({ upTo, monthly: centavos(monthly) })),
    extras: [
      {
        ...extra,
        code: 301,
        name: 'Point',
        required: true,
        kind: 'module',
        price: centavos(0),
        perEmployee: false,
      },
      { ...extra, code: 302, name: 'Face', price: centavos(150), perEmployee: true },
      { ...extra, code: 303, name: 'Link', price: centavos(8_900), perEmployee: false },
    ],
  }
}

const additional = { description: '', required: false, kind: 'addOn' } as const

export const PRODUCTS: readonly Product[] = [
  product(27, 'Meal', 0, 'benefit', { isFood: true, marketplaceFrom: centavos(25_000) }),
  product(31, 'Food', 0, 'benefit', { isFood: true, marketplaceFrom: centavos(25_000) }),
  product(34, 'Car', 0, 'benefit', { unservedStates: ['AC'] }),
  product(2071, 'Multi meal', 207, 'benefit', {
    isFood: true,
    additionalProducts: [{ ...additional, code: 602, name: 'Insurance' }],
  }),
  product(2076, 'Multi car', 207, 'benefit', { unservedStates: ['AC'] }),
  product(900, 'Mobility', 900, 'mobility', { unservedStates: ['AC'] }),
  product(602, 'Insurance', 207, 'addOn', { unservedStates: ['AC'] }),
  product(680, 'Nutrition', 207, 'addOn'),
  product(399, 'Extension', 20000, 'extension'),
  product(398, 'Plan without prices', 20000, 'hcm'),
  product(500, 'Of no modality', 777, 'benefit'),
]

export const MODALITIES: readonly Modality[] = [
  modality(0, 'default', false),
  modality(207, 'multi', true),
  modality(900, 'mobility', false),
  modality(20000, 'hcm', false),
]

export const PLANS: readonly Plan[] = [
  plan(20151, 'essencial', 0, [[10, 7_900]]),
  plan(20152, 'gerencial', 1, [
    [25, 27_025],
    [10, 11_900],
    [1000, 640_000],
  ]),
  plan(20153, 'profissional', 2, [
    [10, 15_900],
    [25, 36_125],
    [1000, 860_000],
  ]),
]

/** A fee of every unit and every kind. */
export function fee(rule: Partial<FeeRule> & Pick<FeeRule, 'fee' | 'unit' | 'rate'>): FeeRule {
  return {
    groupCodes: [0, 207],
    channels: null,
    states: null,
    waived: false,
    name: rule.fee,
    description: rule.fee,
    ...rule,
  }
}

export const FEES: readonly FeeRule[] = [
  fee({ fee: 'issuance', unit: 'card', rate: 690 }),
  fee({ fee: 'credit', unit: 'request', rate: 390, waived: true }),
  fee({ fee: 'serviceCharge', unit: 'percent', rate: 150 }),
  fee({ fee: 'delivery', unit: 'request', rate: 2_990 }),
  fee({ fee: 'transportManagement', unit: 'percent', rate: 450, groupCodes: [900] }),
]

export const CONTENT: PricingContent = {
  products: PRODUCTS,
  modalities: MODALITIES,
  plans: PLANS,
  fees: FEES,
  labels: {
    marketplace: { name: 'Market', description: 'market' },
    annualDiscount: (basisPoints) => ({ name: 'Year', description: `${basisPoints} a year` }),
  },
}

/** An offer that asks for nothing but what the test says. */
export function offerOf(offer: Partial<Offer>): Offer {
  return {
    code: 'offer',
    name: 'An offer',
    descriptionHtml: '',
    minValue: centavos(0),
    minCards: 0,
    minEmployees: 0,
    items: [],
    rules: [],
    discounts: [],
    ...offer,
  }
}

/** A line of so many at so many centavos a month. */
export function line(
  productCode: number,
  quantity: number,
  monthlyValue: number,
  more: Partial<OrderLine> = {},
): OrderLine {
  return {
    productCode,
    quantity,
    monthlyValue: centavos(monthlyValue),
    lineType: 'benefit',
    planPeriod: 'monthly',
    additionalCodes: [],
    ...more,
  }
}

/** A line of an HR plan for so many employees. */
export function planLine(productCode: number, employees: number, more: Partial<OrderLine> = {}): OrderLine {
  return line(productCode, employees, 0, { lineType: 'hcm', ...more })
}

/** Cards from R$ 5,00 to R$ 5.000,00; no product and no plan has a limit of its own. */
export const LIMITS: LineLimits = {
  minCardValue: centavos(500),
  maxCardValue: centavos(500_000),
  minValues: {},
  maxEmployees: {},
}

/** What to price, by default nothing, for nobody in particular. */
export function order(more: Partial<PricingOrder>): PricingOrder {
  return {
    lines: [],
    addOnCodes: [],
    channel: 'default',
    offer: null,
    address: null,
    delivery: null,
    contracted: [],
    limits: LIMITS,
    ...more,
  }
}
