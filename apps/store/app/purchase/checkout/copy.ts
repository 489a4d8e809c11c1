import type { NextStep } from './next-step.ts'

/** Words of the checkout: cart of the access flow, and the page that ends in a contract. */
export const checkoutCopy = {
  cartIntro: 'Empresa identificada. Confira produtos e valores antes do contrato.',
  cartContent: 'Produtos e benefícios desta compra',
  summaryIntro: 'Falta pouco: confira os dados, aceite o contrato e conclua.',
  proceed: 'Seguir com a contratação',

  registrationTitle: 'Dados cadastrais',
  company: 'Empresa',
  name: 'Nome completo',
  email: 'E-mail',
  ofAccess: 'Nome e e-mail são os do seu acesso e não podem ser alterados aqui.',
  otherAccess: 'Para contratar com outros, saia e entre com outro e-mail. Ao sair, o carrinho é esvaziado.',
  toOtherAccess: 'Sair e usar outro e-mail',
  mobile: 'Celular',
  atFiscalAddress: 'O mesmo endereço fiscal',
  deliveredTo: (address: string) => `Entrega: ${address}`,
  allData: 'Ver todos os dados',
  lessData: 'Ver menos',
  edit: 'Editar',
  whatIsEdited: 'dados cadastrais',
  missing: {
    data: 'Conclua os dados cadastrais e aceite o contrato para concluir a contratação.',
    contract: 'Aceite o contrato para concluir a contratação.',
    payment: 'Preencha e confirme os dados do cartão para concluir a contratação.',
  } satisfies Record<Exclude<NextStep, 'conclude'>, string>,
  nextStep: {
    data: 'Falta: concluir os dados cadastrais',
    contract: 'Falta: aceitar o contrato',
    payment: 'Falta: preencher e confirmar o cartão',
    conclude: 'Pronto para concluir a contratação',
  } satisfies Record<NextStep, string>,
  contractAndCard: 'Faltam: aceitar o contrato e confirmar o cartão',
  paymentFirst: 'O contrato traz a forma de pagamento: se for pagar com cartão, escolha-o antes de aceitar.',
  stepDone: 'Pronto',
  stepOpen: 'Falta concluir',
  incomplete: 'Complete os dados da empresa para gerar o contrato.',
  concluded: 'Dados cadastrais atualizados',
} as const
