import type { IssuerKind } from '@benefits/domain/catalogue/issuer'
import type { LineType, Modality, Plan, Product, ServiceGroup } from '@benefits/domain/catalogue/product'

/**
 * Service groups that an issuer of a kind has screens for (docs/rules/issuers.md: shown-by-kind), each with the name
 * that its cart has in addresses; null where a modality may choose it.
 */
export const SOLD_GROUPS: Readonly<
  Record<IssuerKind, Readonly<Partial<Record<ServiceGroup, string | null>>>>
> = {
  main: { default: 'beneficios', multi: 'multi', mobility: 'mobilidade', hcm: 'pontomais' },
  bankPartner: { default: null, multi: null },
}

/** What a line of a service group's products is, so that its screens can draw it; services go with every group. */
export const SOLD_LINES: Readonly<Record<ServiceGroup, readonly LineType[]>> = {
  default: ['benefit'],
  multi: ['benefit'],
  mobility: ['mobility'],
  hcm: ['hcm', 'extension'],
}

/** Service groups that the page of a package can show. */
export const PACKAGED_GROUPS: readonly ServiceGroup[] = ['default', 'multi', 'hcm']

/** What every issuer has, whatever it sells. */
const ALWAYS = [
  '/',
  '/faq',
  '/termos-de-uso',
  '/privacidade',
  '/verificar',
  '/economia',
  '/escolher',
  '/solucoes-contratadas',
  '/contrate-mais/benefits',
]

/** What decides on the addresses of an issuer's own pages. */
export interface Shown {
  readonly kind: IssuerKind
  readonly products: readonly Pick<Product, 'pagePath'>[]
  readonly modalities: readonly Pick<Modality, 'serviceGroup' | 'pageRoute' | 'keyId'>[]
  readonly plans: readonly Pick<Plan, 'slug'>[]
  readonly offers: readonly unknown[]
}

/** The pages of the store that data of this issuer may lead to. */
export function shownAddresses({ kind, products, modalities, plans, offers }: Shown): ReadonlySet<string> {
  return new Set([
    ...ALWAYS,
    ...(offers.length > 0 ? ['/oferta'] : []),
    ...products.flatMap(({ pagePath }) => pagePath ?? []),
    ...modalities.flatMap((modality) =>
      kind === 'main' ? addressesOfMain(modality, plans) : `/modalidade/${modality.pageRoute}`,
    ),
  ])
}

function addressesOfMain(
  { serviceGroup, keyId }: Pick<Modality, 'serviceGroup' | 'keyId'>,
  plans: Shown['plans'],
): readonly string[] {
  const cart = `/carrinho/${keyId}`
  if (serviceGroup === 'mobility') return [cart, '/contrate-mais/mobilidade']
  return serviceGroup === 'hcm'
    ? [cart, '/planos/hcm', ...plans.map(({ slug }) => `${cart}/${slug}`)]
    : [cart]
}
