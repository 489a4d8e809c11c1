import { SAVINGS_TEXTS, TAX_REGIME_TEXTS } from '@benefits/copy/savings-texts'
import { shellCopy } from '../../always/navigation/copy.ts'

/** Words of the page that tells what a benefit saves, beside the same amount as salary. */
export const savingsCopy = {
  ...SAVINGS_TEXTS,
  title: shellCopy.savings,
  intro: 'O mesmo valor, pago como salário e dado como benefício: veja quanto cada um custa para a empresa.',
  company: 'A sua empresa',
  employees: 'Colaboradores',
  value: 'Valor por mês para cada um',
  regime: 'Regime tributário',
  regimes: TAX_REGIME_TEXTS,
  annexIv: 'Anexo IV',
  annexIvHint: 'Limpeza, vigilância, obras e advocacia pagam INSS e RAT fora do Simples.',
  incomeTax: 'IRPJ devido no ano',
  incomeTaxHint: 'Sem o adicional. Com ele estimamos a dedução do PAT.',
  unread: 'Não conseguimos ler este valor. Escreva como 1.234,56.',
  due: 'Informe de 1 a 9.999 colaboradores e um valor maior que zero.',
  tableNote: `${SAVINGS_TEXTS.tableNote} As tarifas da contratação, quando há, aparecem no carrinho.`,
  pictureName: (salary: string, benefit: string, difference: string) =>
    `Por mês, ${salary} como salário e ${benefit} como benefício: ${difference} de diferença.`,
  patAsk: 'Informe o IRPJ devido no ano para estimar a dedução do PAT, de até 4% dele.',
  patNone: 'Só produtos do PAT dão direito à dedução.',
  patReduced: `${SAVINGS_TEXTS.patReduced} Você pode mudar a alíquota e os limites nas premissas.`,
  assumptions: 'Mudar as premissas',
  rates: {
    fgts: 'Alíquota do FGTS (%)',
    employerInss: 'Alíquota do INSS patronal (%)',
    rat: 'Alíquota do RAT, com o FAP (%)',
    thirdParties: 'Alíquota de terceiros (%)',
    patIncentive: 'Parte da despesa com o PAT que sai do IRPJ (%)',
    patLimit: 'Limite da dedução do PAT sobre o IRPJ (%)',
  },
  rateWrong: 'Informe uma alíquota de 0 a 100, como 5,8.',
  minimumWage: (law: string) => `Salário mínimo (${law})`,
  entitled: 'Quantos ganham até cinco salários mínimos',
  entitledHint: 'Em branco: todos.',
  isPat: 'O benefício é do PAT',
  isLimited: 'Aplicar os limites do Decreto 10.854/2021, art. 186',
  read: (date: string) => `Alíquotas consultadas em ${date}.`,
  simulate: 'Simular esta contratação',
  noScript: (employees: number, value: string) =>
    `Sem JavaScript a página mostra um exemplo: ${employees} colaboradores e ${value} por mês para cada um.`,
} as const
