import type { OrderStep } from '@benefits/domain/checkout/order-steps'

/** Words of the ways from a cart to an order: what their pages and steps are called. */
export const flowCopy = {
  access: 'Identificação',
  verification: 'Verificação',
  checkoutCart: 'Revise seu carrinho',
  summary: 'Finalize sua contratação',
  orderCart: 'Carrinho',
  companyData: 'Dados da Empresa',
  orderReview: 'Resumo do Pedido',
  conclusion: 'Sua contratação',

  steps: {
    cart: 'Carrinho',
    companyData: 'Dados da Empresa',
    review: 'Revisar Pedido',
    done: 'Pedido Concluído',
  } satisfies Record<OrderStep, string>,
  comboSteps: {
    cart: 'Selecione as Soluções',
    companyData: 'Dados da Empresa',
    review: 'Revisar Pedido',
    done: 'Pedido Concluído',
  } satisfies Record<OrderStep, string>,
  trail: 'Etapas da contratação',
  trailParts: {
    identification: 'Identificação',
    cart: 'Carrinho',
    contract: 'Contrato',
    conclusion: 'Conclusão',
  },
  progress: 'Andamento do pedido',
  stepDone: 'concluída',
} as const
