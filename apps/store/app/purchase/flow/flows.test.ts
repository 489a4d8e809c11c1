import { type CheckoutStep, nextStep, type ProceedFrom } from '@benefits/domain/checkout/next-step'
import { expect, test } from 'vitest'
import { findPage } from '../../addresses/find-page.ts'
import { findRedirect } from '../../addresses/redirects.server.ts'
import { FLOWS, flowAt, pathOfStep } from './flows.ts'

const STEPS: readonly CheckoutStep[] = [
  'verification',
  'access',
  'checkoutCart',
  'summary',
  'conclusion',
  'orderCart',
  'companyData',
  'orderReview',
  'orderDone',
]
const FROM: readonly ProceedFrom[] = ['cart', 'orderCart', 'verification', 'checkoutCart', 'summary']
const withAccounts = { issuerKind: 'main', accessManagement: true } as const
const withoutAccounts = { issuerKind: 'main', accessManagement: false } as const
const ofBank = { issuerKind: 'bankPartner', accessManagement: false } as const

test('the order of a package has its own addresses and its own name of the first step', () => {
  const { pages, names } = FLOWS.combo
  expect([pages.companyData.path, pages.orderReview.path, pages.orderDone.path]).toEqual([
    '/combo/empresa',
    '/combo/pedido',
    '/combo/checkout',
  ])
  expect(Object.values(names)).toEqual([
    'Selecione as Soluções',
    'Dados da Empresa',
    'Revisar Pedido',
    'Pedido Concluído',
  ])
})

test.each([
  ['/combo/empresa', 'combo'],
  ['/combo/checkout/', 'combo'],
  ['/pedido/dados-empresa', 'order'],
] as const)('%s is on its own way', (path, flow) => {
  expect(flowAt(path)).toBe(flow)
})

test.each(STEPS)('has a page wherever a button leads, with accounts and without: %s', (step) => {
  for (const store of [withAccounts, withoutAccounts, ofBank]) {
    for (const from of FROM) {
      const facts = {
        hasAccessManagement: store.accessManagement,
        from,
        customerType: null,
        isEmbedded: false,
      }
      const reached = [false, true].flatMap((hasAccess) =>
        [false, true].map((isCodeValidated) => nextStep({ ...facts, hasAccess, isCodeValidated })),
      )
      if (!reached.includes(step)) continue
      const path = pathOfStep(step, null, { issuerKind: store.issuerKind, selling: { carts: {} } })
      expect(findRedirect(store, path), `${path} of ${from}`).toBeNull()
      expect(findPage(store.issuerKind, path), `${path} of ${from}`).not.toBeNull()
    }
  }
})

const selling = { carts: { 0: 'beneficios', 207: 'multi', 20000: 'pontomais' } }
const issuer = { issuerKind: 'main', selling } as const

test.each([
  [0, '/checkout/carrinho/beneficios'],
  [207, '/checkout/carrinho/multi'],
  [20000, '/checkout/carrinho/pontomais'],
  [null, '/checkout/carrinho'],
])('the cart after the code names the modality %s', (groupCode, path) => {
  expect(pathOfStep('checkoutCart', groupCode, issuer)).toBe(path)
})

test('the other pages of accounts have one address each', () => {
  expect([pathOfStep('summary', 0, issuer), pathOfStep('conclusion', null, issuer)]).toEqual([
    '/checkout/resumo',
    '/checkout/conclusao',
  ])
})
