import { centavos } from '../money/centavos.ts'
import type { LineLimits } from './line-limits.ts'
import type { LineType, Modality, Plan, Product, ServiceGroup } from './product.ts'

/** An invented catalogue for tests: a little of everything that a cart and a price tell apart. */

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

/** Cards from R$ 5,00 to R$ 5.000,00; no product and no plan has a limit of its own. */
export const LIMITS: LineLimits = {
  minCardValue: centavos(500),
  maxCardValue: centavos(500_000),
  minValues: {},
  maxEmployees: {},
}
