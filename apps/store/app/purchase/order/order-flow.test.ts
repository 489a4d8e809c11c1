import { expect, test } from 'vitest'
import { COMBO_FLOW, ORDER_FLOW, orderFlowAt } from './order-flow.ts'

test('the order of a package has its own addresses and its own name of the first step', () => {
  expect(COMBO_FLOW.paths).toEqual({
    companyData: '/combo/empresa',
    review: '/combo/pedido',
    done: '/combo/checkout',
  })
  expect(Object.values(COMBO_FLOW.names)).toEqual([
    'Selecione as Soluções',
    'Dados da Empresa',
    'Revisar Pedido',
    'Pedido Concluído',
  ])
})

test.each([
  ['/combo/empresa', COMBO_FLOW],
  ['/combo/checkout/', COMBO_FLOW],
  ['/pedido/dados-empresa', ORDER_FLOW],
] as const)('%s is on its own way', (path, flow) => {
  expect(orderFlowAt(path)).toBe(flow)
})
