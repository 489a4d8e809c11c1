import type { PlanPeriod } from '@benefits/domain/catalogue/product'

/** Words of the HR plans: comparison, cart and the modal that changes the plan. */
export const plansCopy = {
  pageTitle: 'Planos RH Digital',
  title: 'Planos para todos os momentos da sua gestão de pessoas',
  intro:
    'Ponto, férias, escalas e documentos em um só lugar. Diga o tamanho da sua equipe e compare os planos do RH Digital.',
  compare: 'Compare os planos',
  noPlans: 'Nenhum plano de RH é vendido neste canal no momento.',
  otherSolutions: 'Ver as outras soluções',

  period: 'Forma de pagamento do plano',
  monthly: 'Pagamento mensal',
  annual: 'Pagamento anual',
  annualDiscount: '(20%)',
  employees: 'Quantidade de colaboradores',
  range: 'Faixa de colaboradores',
  bands: [
    'Até 10 colaboradores',
    'De 11 a 25 colaboradores',
    'De 26 a 50 colaboradores',
    'De 51 a 100 colaboradores',
    'Acima de 100 colaboradores',
  ],

  saving: (amount: string) => `Economia de ${amount}`,
  priceOf: { monthly: '/mês', annual: '/ano' } satisfies Record<PlanPeriod, string>,
  noPrice: 'Não disponível para esta quantidade',
  includes: 'Este plano inclui:',
  hire: 'Contratar',
  selected: 'Selecionado',
  added: 'Plano adicionado!',
  goToCart: 'Ir para o carrinho',
  updating: 'Atualizando os preços',
  failed: 'Não foi possível atualizar os preços.',

  cartTitle: 'RH Digital',
  cartIntro: 'Confira o plano, ajuste a equipe e escolha o que mais o seu RH precisa.',
  back: 'Voltar para os planos',
  yourPlan: 'Seu plano',
  change: 'Trocar de plano',
  choose: 'Selecione o plano',
  extras: 'O que vem com o plano',
  modules: 'Módulos',
  extensions: 'Extensões',
  moreExtensions: 'Adicione mais extensões ao seu plano',
  planList: 'Temos o plano ideal para facilitar a vida do seu RH',
  included: 'Incluído no plano',
  free: 'gratuito',
  add: 'Adicionar',
  remove: 'Remover',
  proceed: 'Seguir com a contratação',
} as const
