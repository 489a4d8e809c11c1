/** Words of the contracted solutions and of what more can be contracted. */
export const solutionsCopy = {
  title: 'Soluções contratadas',
  intro: 'Veja o que a sua empresa já tem e o que mais pode contratar.',
  introOf: (company: string) => `Veja o que ${company} já tem e o que mais pode contratar.`,
  whoTitle: 'De qual empresa?',
  whoText: 'Digite o CNPJ para ver as soluções da sua empresa. Nada é contratado nem cobrado aqui.',
  amountsHidden:
    'Por segurança, quantidades e valores só aparecem depois que você confirma o código enviado ao seu e-mail.',
  shelf: 'Soluções por grupo de serviço',

  contracted: 'Contratado',
  addOn: 'Serviço adicional',
  notContracted: 'Ainda não contratado',
  contractedCount: (count: number) => `${count} contratados`,
  contractedNames: (names: string) => `Contratado: ${names}`,
  contractedTitle: 'O que sua empresa já tem',
  unserved: (product: string) => `${product}: não disponível em sua região`,
  interestIn: (product: string) => `Quero saber mais: ${product}`,
  interestHint: 'Quer saber mais? Marque, e a nossa equipe recebe o seu interesse com o pedido.',
  availableTitle: 'O que mais você pode contratar',
  availableNone:
    'Sua empresa já tem tudo o que oferecemos aqui. Para incluir mais pessoas, amplie junto com outra solução; para mudar só o que já tem, use o portal do cliente.',
  cardsOf: (quantity: number, value: string) =>
    `${quantity.toLocaleString('pt-BR')} ${quantity === 1 ? 'cartão' : 'cartões'} de ${value} por mês`,
  workersOf: (quantity: number, value: string) =>
    `${quantity.toLocaleString('pt-BR')} ${quantity === 1 ? 'colaborador' : 'colaboradores'}, ${value} por mês para cada um`,
  employeesOf: (quantity: number, period: string) =>
    `${quantity.toLocaleString('pt-BR')} ${quantity === 1 ? 'colaborador' : 'colaboradores'}, ${period}`,
  periods: { monthly: 'pagamento mensal', annual: 'pagamento anual' },

  putBack: (section: string) => `O carrinho agora é de ${section}, com o que sua empresa já tem.`,
  replaced: 'O que estava nele ficou guardado.',
  undo: 'Desfazer',
  take: 'Trazer para o carrinho',
  toPlans: 'Ver os planos',
  stepUp: 'Ver os planos acima do atual',
  together: 'Ampliar junto com outra solução',
  portal: 'Alterar no portal do cliente',
  /** Beside other ways. */
  portalShort: 'Portal do cliente',
  more: (section: string) => `Contratar mais de ${section}`,

  jointTitle: 'Contrate mais de uma solução de uma só vez',
  jointText: 'Escolha as soluções: você preenche uma de cada vez e conclui tudo em um só pedido.',
  jointLegend: 'Soluções para contratar juntas',
  jointStart: 'Começar',
  jointNone: 'Escolha as soluções.',
  jointCalm: 'Nada é cobrado agora.',
  jointAlone: (section: string) =>
    `Sua empresa já tem ${section}: para ampliar, escolha mais uma solução. Para alterar só o que já tem, use o portal do cliente.`,
  notSolo: (section: string) => `${section} é contratado aqui junto com outra solução.`,
  unservedHint: 'Não disponível em sua região',
  contractedHint: 'Já contratado: altere ou amplie',
  notSoloHint: 'Só junto com outra solução',
  notSoloLink: 'Contratar só os planos',
} as const

/** Words of the pages with what more can be contracted of a group. */
export const moreCopy = {
  mobilidade: {
    title: 'Contrate mais mobilidade',
    crumb: 'Mobilidade',
    text: 'Leve a sua equipe ao trabalho creditando só o que falta a cada mês.',
  },
  benefits: {
    title: 'Contrate mais benefícios',
    crumb: 'Benefícios',
    text: 'Complete os cartões e saldos que a sua equipe já tem.',
  },
  unavailable: 'Este grupo de soluções não é vendido neste canal.',
  whole:
    'Sua empresa já tem esta solução. Para alterar quantidades e valores, use o Histórico de pedidos do portal do cliente.',
  choose: (section: string) => `Escolher em ${section}`,
  example: (credited: string, used: string) =>
    `Um exemplo: dos ${credited} de um colaborador, ${used} são usados no mês.`,
  exampleSaving: (next: string, kept: string) =>
    `No mês seguinte bastam ${next}, e sua empresa economiza ${kept}, já sem a taxa.`,
  backToSolutions: 'Ver soluções contratadas',
} as const

/** Words of the forms of service groups that are hired in one go. */
export const jointCopy = {
  crumb: 'Contratar juntas',
  title: 'Contrate suas soluções juntas',
  text: 'Preencha uma solução de cada vez. O que já está preenchido fica guardado.',
  whoTitle: 'Quem contrata?',
  states: { done: 'preenchido', open: 'em preenchimento', waiting: 'a seguir' },
  edit: 'Editar',
  editOf: (title: string) => `Editar ${title}`,
  next: 'Continuar',
  finish: 'Seguir com a contratação',
  extend:
    'Sua empresa já tem esta solução. Altere o que quiser ampliar: o que ficar igual não é contratado de novo.',
  unchanged: 'Sem mudanças',
  nothingNew: 'Nada mudou no que sua empresa já tem.',
  lineOf: (name: string, amount: string) => `${name}: ${amount}`,
  unserved: (product: string) => `${product}: não disponível em sua região`,
  additions: 'Adicionar',
  add: (product: string) => `Adicionar ${product}`,
  plan: 'Plano',
  currentPlan: (plan: string) => `${plan} (plano atual)`,
  noPlan: (section: string) => `O pedido segue sem ${section}.`,
  noPriceNow: 'Preço indisponível no momento',
  outline: 'Neste pedido',
  outlineText: 'O total aparece aqui assim que a primeira solução estiver preenchida.',
} as const
