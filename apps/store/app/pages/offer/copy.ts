import type { AddOnBlock } from '@benefits/domain/offer/add-on-block'

/** Words of the offers: their package, what they give, and the question whether to leave them. */
export const offerCopy = {
  title: (shortName: string) => `Super Oferta ${shortName}`,
  intro: 'Monte o seu pacote e veja na hora tudo o que a oferta inclui.',
  about: 'O que a oferta inclui',
  loading: 'Buscando a sua oferta',
  failed: 'Não foi possível carregar a oferta agora.',
  home: 'Ir para a página inicial',

  ofWallet: { title: 'Selecione os saldos', back: 'Voltar a selecionar saldos' },
  ofCards: { title: 'Selecione os cartões', back: 'Voltar a selecionar cartões' },
  servicesTitle: 'Selecione os serviços adicionais',
  planTitle: 'Monte o seu plano',
  stepOf: (step: number) => `Etapa ${step} de 2`,
  next: 'Próximo',
  proceed: 'Seguir com a contratação',

  balances: 'Saldos da oferta',
  quantityFirst: 'Diga primeiro de quantos cartões a sua equipe precisa.',
  suggested: 'Já vem com o valor que ativa a oferta. Altere como quiser.',
  takeCards: (least: number) => `Usar ${least} ${least === 1 ? 'cartão' : 'cartões'}`,
  cards: 'Cartões da oferta',
  credit: 'Crédito por mês',
  amountOf: (value: string, least: string) => `${value} de ${least}`,
  lacking: {
    quantity: 'Informe a quantidade de cartões.',
    balance: 'Escolha um saldo.',
    card: 'Escolha um cartão.',
    cards: (cards: number) =>
      cards === 1 ? 'Falta 1 cartão para a oferta valer.' : `Faltam ${cards} cartões para a oferta valer.`,
    value: (value: string) => `Faltam ${value} de crédito para a oferta valer.`,
    employees: (employees: number) =>
      employees === 1
        ? 'Falta 1 colaborador para a oferta valer.'
        : `Faltam ${employees} colaboradores para a oferta valer.`,
  },
  moreServices: (more: number) => (more === 1 ? '+1 serviço' : `+${more} serviços`),
  above: (value: string) => `Acima de ${value}`,
  from: (value: string) => `A partir de ${value}`,
  morePerCard: (bound: string, more: number) =>
    `${bound} por cartão, escolha mais ${more} ${more === 1 ? 'serviço' : 'serviços'} sem custo.`,
  cardsOf: (cards: number, least: number) =>
    `${cards.toLocaleString('pt-BR')} de ${least} ${least === 1 ? 'cartão' : 'cartões'}`,
  enabled: 'Oferta habilitada! Prossiga para a seleção dos serviços adicionais',
  servicesOpen: 'Oferta habilitada! Selecione os serviços adicionais que quiser',
  servicesChosen: 'Serviços adicionais selecionados! Agora é só concluir a contratação',

  free: 'Gratuito',
  freeServices: 'Serviços sem custo com a oferta',
  chosenOf: (chosen: number, most: number) => `${chosen} de ${most} ${most === 1 ? 'serviço' : 'serviços'}`,
  moreWith: (bound: string, more: number) => `${bound} de crédito, escolha mais ${more}.`,
  services: 'Serviços sem custo',
  stillFree: (left: number) =>
    left === 1 ? 'Você ainda pode escolher 1 serviço.' : `Você ainda pode escolher ${left} serviços.`,
  upTo: (most: number) =>
    most === 1 ? 'A oferta inclui 1 serviço sem custo.' : `A oferta inclui ${most} serviços sem custo.`,
  blocked: {
    loading: '',
    contracted: 'Sua empresa já tem este serviço.',
    unserved: 'Este serviço ainda não chegou à sua região.',
    barred: 'A lei não permite este serviço junto do benefício de alimentação deste carrinho.',
    notAllowed: 'Este serviço exige um saldo de refeição ou alimentação no cartão.',
    required: 'Já vem com a oferta.',
    unmet: 'Fica disponível quando a oferta valer.',
    maximum: 'Você já escolheu todos os serviços que a oferta inclui.',
  } satisfies Record<AddOnBlock, string>,

  savingTitle: 'O que a oferta faz por você',
  saves: (amount: string) => `Economia de ${amount}`,
  without: 'Sem a oferta',
  with: 'Com a oferta',
  inPlan: { monthly: '/mês', annual: '/ano' },
  servicesGiven: (count: number, names: string) =>
    `${count === 1 ? '1 serviço sem custo' : `${count} serviços sem custo`}: ${names}`,
  annualAlready: (whole: string, annual: string, offer: string) =>
    `Dos ${whole} de desconto, ${annual} são do pagamento anual e ${offer}, da oferta.`,

  leaving: (offer: string) => `Você está saindo do fluxo da oferta ${offer}. Deseja mesmo sair?`,
  leavingCosts: 'Ao sair, o carrinho fica vazio e você perde o que a oferta inclui.',
  leave: 'Sair da oferta',
  stay: 'Continuar na oferta',
} as const
