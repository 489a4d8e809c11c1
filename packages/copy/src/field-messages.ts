import type { PasswordRule } from '@benefits/domain/access/password-rules'

/** Everything that can be wrong with one field, or with a form as a whole. */
export type FieldProblem =
  | 'required'
  | 'requiredShort'
  | 'requiredField'
  | 'employeesRequired'
  | 'cpfRequired'
  | 'cnpjRequired'
  | 'nameRequired'
  | 'lastNameRequired'
  | 'cepRequired'
  | 'tradeNameRequired'
  | 'emailRequired'
  | 'mobileRequired'
  | 'birthDateRequired'
  | 'passwordRequired'
  | 'termsRequired'
  | 'codeRequired'
  | 'cnpjInvalid'
  | 'cpfInvalid'
  | 'cepInvalid'
  | 'emailInvalid'
  | 'mobileInvalid'
  | 'dateInvalid'
  | 'codeInvalid'
  | 'codeOver'
  | 'cardNumberInvalid'
  | 'cardExpiryInvalid'
  | 'cardExpired'
  | 'cvvInvalid'
  | 'optionInvalid'
  | 'productRepeated'
  | 'planRepeated'
  | 'codeRepeated'
  | 'quantityInvalid'
  | 'valueInvalid'
  | 'nameForbidden'
  | 'nameAddress'
  | 'textForbidden'
  | 'textUnprintable'
  | 'embossNameMissing'
  | 'numberOnlyDigits'
  | 'underage'
  | 'passwordMismatch'
  | 'passwordWeak'
  | 'cepNotFound'
  | 'cpfRepeated'
  | 'cnpjRepeated'
  | 'representativeMissing'
  | 'min3Characters'
  | 'max10Characters'
  | 'max20Characters'
  | 'max24Characters'
  | 'max30Characters'
  | 'max49Characters'
  | 'max50Characters'
  | 'max70Characters'
  | 'max120Characters'
  | 'max128Characters'
  | 'minQuantity'
  | 'maxEmployees'
  | 'formInvalid'
  | 'noValidProduct'
  | 'contractedAlready'
  | 'contractedAlone'
  | 'addOnsAlone'
  | 'linkTooLong'

const MIN_QUANTITY = 'Quantidade mínima de cartões:'

/** The sentence shown beside a field and sent by the server for the same problem. */
export const fieldMessages = {
  required: 'É obrigatório',
  requiredShort: 'Obrigatório',
  requiredField: 'Campo obrigatório.',
  employeesRequired: 'Quantidade é obrigatória',
  cpfRequired: 'CPF é obrigatório',
  cnpjRequired: 'CNPJ é obrigatório',
  nameRequired: 'Nome é obrigatório',
  lastNameRequired: 'Sobrenome é obrigatório',
  cepRequired: 'CEP é obrigatório',
  tradeNameRequired: 'Nome Fantasia é obrigatório',
  emailRequired: 'E-mail é obrigatório',
  mobileRequired: 'Celular é obrigatório',
  birthDateRequired: 'Dt. de Nasc. é obrigatória',
  passwordRequired: 'O campo senha é obrigatório',
  termsRequired: 'É necessário aceitar os termos para continuar',
  codeRequired: 'Digite os 6 caracteres do código',
  cnpjInvalid: 'Número de CNPJ inválido',
  cpfInvalid: 'CPF inválido',
  cepInvalid: 'CEP inválido',
  emailInvalid: 'E-mail inválido',
  mobileInvalid: 'Celular inválido',
  dateInvalid: 'Data inválida',
  codeInvalid: 'Código inválido',
  codeOver: 'O código que enviamos já foi usado ou passou dos 10 minutos. Peça outro.',
  cardNumberInvalid: 'Número do cartão inválido',
  cardExpiryInvalid: 'Validade inválida',
  cardExpired: 'Este cartão está vencido',
  cvvInvalid: 'CVV inválido',
  optionInvalid: 'Escolha uma das opções',
  productRepeated: 'Este produto já está em outra linha',
  planRepeated: 'Só um plano de RH por carrinho',
  codeRepeated: 'Este código está repetido',
  quantityInvalid: 'Quantidade inválida',
  valueInvalid: 'Valor inválido',
  nameForbidden: 'Use apenas letras, espaço, apóstrofo, hífen e ponto',
  nameAddress: 'Não use endereços de internet; depois de um ponto, deixe um espaço',
  textForbidden: 'Escreva em uma só linha, sem caracteres de controle',
  textUnprintable: 'Use letras latinas, números e sinais',
  embossNameMissing: 'Use ao menos 3 letras ou números',
  numberOnlyDigits: 'Use apenas números',
  underage: 'É necessário ser maior de 18 anos',
  passwordMismatch: 'Por favor, digite a mesma senha do campo anterior.',
  passwordWeak: 'A senha ainda não atende a todas as regras',
  cepNotFound: 'CEP não encontrado',
  cpfRepeated: 'Este CPF já foi informado em outro contato',
  cnpjRepeated: 'Este CNPJ já foi informado em outro contato',
  representativeMissing: 'Informe ao menos um representante legal',
  min3Characters: 'Mínimo de 3 caracteres',
  max10Characters: 'Máximo de 10 caracteres',
  max20Characters: 'Máximo de 20 caracteres',
  max24Characters: 'Máximo de 24 caracteres',
  max30Characters: 'Máximo de 30 caracteres',
  max49Characters: 'Máximo de 49 caracteres',
  max50Characters: 'Máximo de 50 caracteres',
  max70Characters: 'Máximo de 70 caracteres',
  max120Characters: 'Máximo de 120 caracteres',
  max128Characters: 'Máximo de 128 caracteres',
  minQuantity: `${MIN_QUANTITY} 1`,
  maxEmployees: 'Qtd. max: 1000.',
  formInvalid: 'Existem campos preenchidos incorretamente. Por favor verifique e corrija para prosseguir.',
  noValidProduct:
    'É necessário preencher corretamente os campos de pelo menos um produto para continuar a simulação.',
  contractedAlready: 'Sua empresa já tem este produto: remova-o daqui e peça mais no portal do cliente',
  contractedAlone: 'Sua empresa já tem esta solução: para ampliá-la, contrate-a junto com outra',
  addOnsAlone: 'Serviços adicionais acompanham um produto: inclua pelo menos um produto',
  linkTooLong: 'São adicionais demais para um só link: deixe alguns de fora',
} as const satisfies Record<FieldProblem, string>

/** The rules of a password as the form lists them, kept or broken. */
export const passwordRuleTexts = {
  minLength: 'Pelo menos 8 caracteres',
  uppercase: 'Pelo menos uma letra maiúscula',
  digit: 'Pelo menos um número',
  special: 'Pelo menos um caractere especial (;.!?@#%)',
  noSequence: 'Sem números em sequência, como 123 ou 890',
  noRepeatedEnd: 'Sem três números iguais no final',
} as const satisfies Record<PasswordRule, string>

/** A code was wrong, and the session may try so often with the one it was sent. */
export function triesLeftMessage(left: number): string {
  if (left === 0) return 'As tentativas deste código acabaram. Peça outro.'
  return left === 1 ? 'Resta 1 tentativa com este código.' : `Restam ${left} tentativas com este código.`
}

/** A field holds fewer cards than the least accepted, which an offer may raise above 1. */
export function minQuantityMessage(min: number): string {
  return `${MIN_QUANTITY} ${min}`
}

/** A plan is not sold to so many employees. */
export function planEmployeesMessage(most: number): string {
  return `Qtd. max: ${most}`
}

/** A card's value is below the least accepted, given as formatted currency. */
export function minValueMessage(formattedAmount: string): string {
  return `Valor mínimo por cartão: ${formattedAmount}`
}

/** A card's value is above the most accepted, given as formatted currency. */
export function maxValueMessage(formattedAmount: string): string {
  return `Valor máximo por cartão: ${formattedAmount}`
}
