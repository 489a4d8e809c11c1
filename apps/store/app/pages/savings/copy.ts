import { SAVINGS_TEXTS, TAX_REGIME_TEXTS } from '@benefits/copy/savings-texts'
import { shellCopy } from '../../always/navigation/copy.ts'

/** Words of the page that tells what a benefit saves, beside the same amount as salary. */
export const savingsCopy = {
  ...SAVINGS_TEXTS,
  title: shellCopy.savings,
  intro:
    'O mesmo valor como salário e como benefício: o que cada um custa. Vale para aumento ou benefício novo: salário já pago não pode virar benefício.',
  company: 'A sua empresa',
  employees: 'Colaboradores',
  value: 'Por mês, a cada um',
  regime: 'Regime tributário',
  regimes: TAX_REGIME_TEXTS,
  annexIv: 'Anexo IV',
  annexIvHint: 'Como limpeza e obras: INSS e RAT à parte.',
  presumedPays: 'Paga FGTS, INSS, RAT e terceiros. A dedução do PAT é só do lucro real.',
  realPays: 'Paga FGTS, INSS, RAT e terceiros. A diferença é antes do IRPJ e da CSLL.',
  seePat: 'Ver a dedução do PAT',
  saving: 'Economia estimada',
  beforeIncomeTax: 'antes do IRPJ e da CSLL',
  incomeTax: 'IRPJ devido no ano',
  incomeTaxHint: 'Sem o adicional de 10%.',
  unread: 'Não conseguimos ler este valor. Escreva como 1.234,56.',
  due: 'Informe de 1 a 9.999 colaboradores e um valor maior que zero.',
  tableNote: `${SAVINGS_TEXTS.tableNote} As tarifas da contratação, quando há, aparecem no carrinho.`,
  saved: (amount: string) => `A menos: ${amount}`,
  /** Parts that the regime pays within its own rate. */
  withinRate: (parts: string) => `No Simples não se paga à parte: ${parts}.`,
  pictureName: (salary: string, benefit: string, difference: string) =>
    `Por mês, ${salary} como salário e ${benefit} como benefício: ${difference} de diferença.`,
  patAsk: 'Informe o IRPJ devido no ano para estimar a dedução do PAT, de até 4% dele.',
  patNone: 'Só produtos do PAT dão direito à dedução.',
  patDispute: 'O que está em discussão',
  patLimits: 'Limites do decreto',
  patCut: 'Redução de incentivos em 2026',
  patSources: 'Fontes',
  patLawSays: {
    patIncentive: 'A despesa com o PAT reduz o imposto de quem apura pelo lucro real.',
    patLimit: 'A dedução vai até 4% do IRPJ devido no ano, sem o adicional.',
    decree: 'Conta quem ganha até cinco salários mínimos, e até um salário mínimo para cada um.',
  },
  patReduced: `${SAVINGS_TEXTS.patReduced} Você pode mudar a alíquota e os limites nas premissas.`,
  sources: 'Como calculamos, lei por lei',
  lawSays: {
    salary:
      'O auxílio-alimentação que não é pago em dinheiro não é salário, e a alimentação do PAT não entra na base do INSS.',
    thirteenth: 'O 13º é um doze avos do salário por mês trabalhado.',
    holidays: 'As férias são pagas com um terço a mais.',
    fgts: 'A empresa deposita 8% da remuneração de cada mês, com o 13º.',
    employerInss: 'A empresa paga 20% sobre as remunerações do mês.',
    rat: 'De 1% a 3%, pelo risco da atividade; o FAP da empresa aumenta ou reduz a alíquota.',
    thirdParties: 'A Receita Federal recolhe as contribuições a outras entidades, como Sesc, Senac e Incra.',
  },
  assumptions: 'Mudar as premissas',
  changed: (count: number) =>
    count === 0 ? 'alíquotas padrão' : count === 1 ? '1 mudada' : `${count} mudadas`,
  payroll: 'Encargos sobre o salário',
  rates: {
    fgts: 'FGTS (%)',
    employerInss: 'INSS patronal (%)',
    rat: 'RAT, com o FAP (%)',
    thirdParties: 'Terceiros (%)',
    patIncentive: 'Despesa abatida (%)',
    patLimit: 'Limite sobre o IRPJ (%)',
  },
  rateWrong: 'Informe uma alíquota de 0 a 100, como 5,8.',
  minimumWage: 'Salário mínimo',
  entitled: 'Quantos ganham até cinco salários mínimos',
  entitledHint: 'Em branco: todos.',
  isPat: 'O benefício é do PAT',
  isLimited: 'Aplicar os limites do Decreto 10.854/2021, art. 186',
  read: (date: string) => `Alíquotas consultadas em ${date}.`,
  simulate: 'Simular esta contratação',
  noScript: (employees: number, value: string) =>
    `Sem JavaScript a página mostra um exemplo: ${employees} colaboradores e ${value} por mês para cada um.`,
} as const
