/** Words of the page that a proposal's link opens. */
export const proposalPageCopy = {
  title: 'Proposta de benefícios',
  description: 'Veja a proposta feita para a sua empresa e contrate pelo preço dela.',
  numbered: (number: string) => `Proposta ${number}`,
  for: (company: string, cnpj: string) => `Para ${company}, CNPJ ${cnpj}`,
  until: (day: string) => `Válida até ${day}`,
  left: (days: number) =>
    days === 0 ? 'Último dia' : days === 1 ? 'Falta 1 dia' : `Faltam ${days.toLocaleString('pt-BR')} dias`,
  ended: (day: string) => `Esta proposta valeu até ${day}. Agora vale o preço de hoje.`,
  hired: 'Esta proposta já foi contratada.',
  lines: 'O que está sendo proposto',
  cost: 'Quanto custa',
  costToday: 'Quanto custa hoje',
  held: {
    order: 'Total da proposta',
    monthly: 'Total da proposta por mês',
    annual: 'Total da proposta por ano',
  },
  today: { order: 'Total de hoje', monthly: 'Total de hoje por mês', annual: 'Total de hoje por ano' },
  free: 'Gratuito',
  download: 'Baixar proposta',
  hire: 'Contratar esta proposta',
  hireToday: 'Contratar pelo preço de hoje',
  hireNote:
    'O preço desta proposta vale enquanto a empresa, os produtos e as quantidades forem estes. Quem contrata se identifica nos próximos passos.',
  taken: 'A proposta está no seu carrinho.',
  support:
    'Um dos produtos desta proposta saiu da vitrine. O preço continua valendo: fale com o nosso atendimento e informe o número da proposta para contratar.',
  missing: 'Fica de fora do preço de hoje',
  gone: (name: string) => `${name}: não é mais vendido neste canal.`,
  noToday: 'Hoje não há um preço para estes produtos neste canal.',
  unknown: 'Não encontramos esta proposta.',
  unknownText: 'Peça a quem enviou que copie o link inteiro, ou comece uma simulação nova pela vitrine.',
  toShelf: 'Ver os benefícios',
} as const
