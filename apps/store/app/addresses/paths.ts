import type { PageAddress } from './page-table.ts'

/** Names of the addresses that the store itself leads to; each is a page of `page-table.ts`, which says who has it. */
export const PATHS = {
  access: '/checkout/acesso-vr',
  /** The screen of the e-mailed code. */
  verification: '/checkout/verificacao',
  checkoutCart: '/checkout/carrinho',
  summary: '/checkout/resumo',
  conclusion: '/checkout/conclusao',
  orderCart: '/pedido/carrinho',
  companyData: '/pedido/dados-empresa',
  orderReview: '/pedido/revisar-pedido',
  orderDone: '/pedido/checkout',
  offer: '/oferta',
  offerCart: '/combo/carrinho',
  offerCompany: '/combo/empresa',
  offerReview: '/combo/pedido',
  offerDone: '/combo/checkout',
  benefitsCart: '/carrinho/beneficios',
  multiCart: '/carrinho/multi',
  mobilityCart: '/carrinho/mobilidade',
  hrCart: '/carrinho/pontomais',
  hrPlans: '/planos/hcm',
  /** The forms of service groups that are hired in one go (docs/rules/cart.md: joint). */
  jointCart: '/carrinho/solucoes',
  /** What the company has; a partner's page has it for a home (docs/rules/embedded.md: no-way-home). */
  solutions: '/solucoes-contratadas',
  moreMobility: '/contrate-mais/mobilidade',
  moreBenefits: '/contrate-mais/benefits',
} as const satisfies Readonly<Record<string, PageAddress>>
