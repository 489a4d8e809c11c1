/** Words of the transport cart. */
export const mobilityCopy = {
  title: 'Mobilidade',
  heading: 'Vale-transporte e mobilidade',
  intro:
    'Diga quantos colaboradores vão receber e quanto cada um usa por mês. O preço aparece na hora, com as taxas à vista.',
  /** Where nothing can be filled in. */
  blockedIntro: 'Veja o que a solução faz pela sua equipe.',
  contractedSolutions: 'Soluções contratadas',
  cart: 'Carrinho',
  proceed: 'Seguir com a contratação',
  notSold: 'A mobilidade não é vendida neste canal no momento.',
  otherSolutions: 'Conhecer todas as soluções',

  quantity: 'Quantidade de cartões',
  quantityHint: 'Um cartão por colaborador.',
  credit: 'Crédito por colaborador',
  creditHint: 'Valor de cada mês.',
  total: 'Crédito total',
  totalHint: 'Cartões × crédito.',
  /** Beside the button that goes on: what is missing. */
  begin: 'Informe os cartões e o crédito.',
  limit: (most: string) => `Acima de ${most}, fale com a nossa equipe.`,
  noTotal: '–',
  remove: 'Remover do carrinho',
  contracted:
    'Sua empresa já tem esta solução, que não pode ser contratada de novo sozinha. Para alterar quantidades e valores, use o Histórico de pedidos do portal do cliente; para ampliar por aqui,',
  extendTogether: 'Ampliar junto com outra solução',
  contractTogether: 'contrate-a junto com outra solução',
  toExtend: 'Para ampliar por aqui,',

  modules: 'O que vem junto',
  included: 'Incluído',
  allIncluded: 'Tudo incluído',

  rightCredit: 'Crédito Certo',
  rightCreditPromise: (percent: number) => `Economize até ${percent}% do valor creditado`,
  rightCreditText: (provider: string, percent: number) =>
    `O saldo que não foi usado é descontado do crédito do mês seguinte: sua empresa só paga o que falta. A ${provider} fica com ${percent}% do valor economizado, como taxa de serviço do Crédito Certo.`,
  howItWorks: 'Como funciona',

  pageExample: (value: string) => `Um exemplo: ${value} por colaborador.`,
  ownNumbers: (value: string) => `Com os seus números: ${value} por colaborador.`,
  leftover: 'Quanto sobra no fim do mês',
  leftoverOf: (percent: number) => `${percent}%`,
  teamSaving: (workers: number, percent: number, kept: string) =>
    `${workers === 1 ? '1 colaborador' : `${workers.toLocaleString('pt-BR')} colaboradores`}: se sobrar ${percent}%, sua empresa economiza ${kept} no mês seguinte, já sem a taxa.`,
  /** How the example comes to the promise. */
  savedShare: (percent: number) => `São ${percent}% do crédito.`,
  savedAtMost: (percent: number, most: number) =>
    `São ${percent}% do crédito; quando sobra metade, chegam a ${most}%.`,

  exampleIntro: 'Um exemplo, com o cartão de um colaborador:',
  pictureName: 'O saldo que sobra no primeiro mês completa o crédito do segundo',
  firstMonth: 'Mês 1',
  secondMonth: 'Mês 2',
  used: 'Usado',
  left: 'Sobrou',
  newCredit: 'Novo crédito',
  balance: 'Saldo',
  exampleCaption: 'As contas do exemplo',
  rowCredited: 'Creditado no mês 1',
  rowUsed: 'Usado no mês 1',
  rowLeft: 'Saldo que sobrou',
  rowNext: 'Creditado no mês 2',
  rowSaved: 'Valor economizado',
  rowFee: (provider: string, percent: number) =>
    `Taxa de serviço do Crédito Certo, da ${provider} (${percent}%)`,
  rowKept: 'Economia da sua empresa',
  ruleDeducted: 'O saldo não usado é descontado do crédito do mês seguinte.',
  ruleFee: (provider: string, percent: number) =>
    `A ${provider} fica com ${percent}% do valor economizado, como taxa de serviço do Crédito Certo.`,
  rulePromise: (percent: number) => `A economia pode chegar a ${percent}% do valor creditado.`,
  understood: 'Entendi',

  fees: 'Tarifas e taxas',
  locationFee: 'Taxa de serviço de localização',
  locationFeeText: 'Encontramos os cartões de transporte que a equipe já tem.',
  locationFeeValue: 'gratuita',
  passThroughFeeText: 'Cobrada pelas operadoras de transporte de cada cidade, fora do total.',
  /** Until it is priced; then it has the name that it has wherever a price is told. */
  serviceFee: 'Taxa de gestão do transporte',
  serviceFeePercent: (percent: string) => `${percent}%`,
  serviceFeeText: 'Percentual sobre o crédito do pedido.',
  serviceFeeUnknown: 'a calcular',
  orderTotal: 'Total do pedido',
  totalUnknown: '–',
} as const
