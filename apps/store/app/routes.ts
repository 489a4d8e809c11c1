import { index, layout, type RouteConfig, route } from '@react-router/dev/routes'
import { PAGES, type PagePath } from './addresses/page-table.ts'

/** The file that draws each page: the browser knows the addresses alone. */
const FILES: Readonly<Record<PagePath, string>> = {
  '/': 'routes/landing.tsx',
  '/faq': 'routes/faq.tsx',
  '/termos-de-uso': 'routes/terms.tsx',
  '/privacidade': 'routes/privacy.tsx',
  '/verificar/:codigo?': 'routes/verify.tsx',
  '/economia': 'routes/savings.tsx',
  '/produtos/:productName': 'routes/product.tsx',
  '/escolher': 'routes/chooser.tsx',
  '/simulacao/:code': 'routes/simulation.tsx',
  '/proposta/:key': 'routes/proposal.tsx',
  '/carrinho/multi': 'routes/multi-cart.tsx',
  '/modalidade/:modalityPath': 'routes/modality.tsx',
  '/pedido/carrinho': 'routes/order-cart.tsx',
  '/pedido/dados-empresa': 'routes/order-company.tsx',
  '/pedido/revisar-pedido': 'routes/order-review.tsx',
  '/pedido/checkout': 'routes/conclusion.tsx',
  '/planos/hcm': 'routes/hr-plans.tsx',
  '/carrinho/pontomais/:plan?': 'routes/hr-cart.tsx',
  '/carrinho/beneficios': 'routes/benefits-cart.tsx',
  '/solucoes-contratadas': 'routes/contracted-solutions.tsx',
  '/carrinho/solucoes': 'routes/joint-cart.tsx',
  '/contrate-mais/mobilidade': 'routes/hire-more.tsx',
  '/contrate-mais/benefits': 'routes/hire-more.tsx',
  '/carrinho/mobilidade': 'routes/mobility-cart.tsx',
  '/oferta': 'routes/combo-cart.tsx',
  '/combo/empresa': 'routes/order-company.tsx',
  '/combo/pedido': 'routes/order-review.tsx',
  '/combo/checkout': 'routes/conclusion.tsx',
  '/combo/carrinho/:modalidade?': 'routes/combo-cart.tsx',
  '/checkout/acesso-vr': 'routes/checkout-access.tsx',
  '/checkout/verificacao': 'routes/checkout-verification.tsx',
  '/checkout/carrinho/:modalidade?': 'routes/checkout-cart.tsx',
  '/checkout/resumo': 'routes/checkout-summary.tsx',
  '/checkout/conclusao': 'routes/conclusion.tsx',
}

/** Addresses that a program of the store asks, not a person: no frame, no guard. */
const RESOURCES: readonly { readonly path: string; readonly file: string }[] = [
  { path: '/recursos/relatos', file: 'routes/resources/reports.ts' },
  { path: '/recursos/:comando', file: 'routes/resources/command.ts' },
  { path: '/recursos/contrato/:leadId', file: 'routes/resources/contract-document.ts' },
  { path: '/recursos/proposta/:key', file: 'routes/resources/proposal-document.ts' },
]

/**
 * The router's static table, made from `addresses/page-table.ts`: it holds every kind's screens, and the guard refuses
 * those of the other kind. The checkout's pages stand in its own, quiet frame.
 */
export default [
  layout('routes/guard.tsx', [
    layout('routes/store-frame.tsx', [...pagesIn('store'), route('*', 'routes/not-found.tsx')]),
    layout('routes/checkout-frame.tsx', pagesIn('checkout')),
  ]),
  ...RESOURCES.map(({ path, file }) => route(path.slice(1), file)),
] satisfies RouteConfig

function pagesIn(frame: 'store' | 'checkout') {
  return PAGES.filter(({ path }) => path.startsWith('/checkout/') === (frame === 'checkout')).map(
    ({ path }) => {
      const file = FILES[path]
      return path === '/' ? index(file) : route(path.slice(1), file, idOf(path, file))
    },
  )
}

/** A file that draws several addresses needs a name for each; the router names the others after their file. */
function idOf(path: string, file: string) {
  return Object.values(FILES).filter((one) => one === file).length > 1 ? { id: `${file}:${path}` } : {}
}
