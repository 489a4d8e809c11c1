import { type FieldProblem, fieldMessages } from '@benefits/copy/field-messages'
import { parseIsoDate } from '@benefits/domain/calendar/parse-calendar-date'
import { EMAIL_MAX_LENGTH, parseEmail } from '@benefits/domain/contact/parse-email'
import { toEmbossName } from '@benefits/domain/customer/to-emboss-name'
import { parseCep } from '@benefits/domain/document/parse-cep'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { parseCpf } from '@benefits/domain/document/parse-cpf'
import { requireBare } from '@benefits/domain/document/require-bare'
import type { Cep, Cnpj, Cpf, Uf } from '@benefits/domain/document/types'
import type { Centavos } from '@benefits/domain/money/centavos'
import { fromDecimal, toDecimal } from '@benefits/domain/money/from-decimal'
import type { PaymentMethod } from '@benefits/domain/payment/payment-method'
import { foldSigns } from '@benefits/domain/text/fold-signs'
import { foldBlanks, isOneLine } from '@benefits/domain/text/one-line'
import { isPrintable } from '@benefits/domain/text/printable'
import * as z from 'zod'
import { wireEnum } from './codec.ts'

/**
 * A schema for text of at most `max` characters that `parse` turns into a branded value or refuses with the field's own
 * message.
 */
export function parsed<T extends string>(
  parse: (text: string) => T | null,
  problem: FieldProblem,
  max = 200,
) {
  return z.codec(z.string().max(max), z.custom<T>(), {
    decode: (text, ctx) => {
      const value = parse(text)
      if (value !== null) return value
      ctx.issues.push({ code: 'custom', input: text, message: fieldMessages[problem] })
      return z.NEVER
    },
    encode: (value) => value,
  })
}

/** An amount: decimal reais with at most two places outside, centavos inside. */
export const reais = z.codec(z.number(), z.custom<Centavos>(), {
  decode: (decimal, ctx) => {
    const amount = fromDecimal(decimal)
    if (amount !== null) return amount
    ctx.issues.push({ code: 'custom', input: decimal, message: fieldMessages.valueInvalid })
    return z.NEVER
  },
  encode: toDecimal,
})

/** An amount that is never negative. */
export const nonNegativeReais = reais.refine((amount) => (amount as number) >= 0, fieldMessages.valueInvalid)

export const cnpj = parsed<Cnpj>(requireBare(parseCnpj), 'cnpjInvalid')
export const cpf = parsed<Cpf>(requireBare(parseCpf), 'cpfInvalid')
export const cep = parsed<Cep>(parseCep, 'cepInvalid')
export const email = parsed<string>(parseEmail, 'emailInvalid', EMAIL_MAX_LENGTH)

/** A calendar date as it travels: `yyyy-mm-dd`. */
export const date = parsed<string>(parseIsoDate, 'dateInvalid', 10)

/** A product's, plan's or modality's code: a JSON integer, digit strings are refused. */
export const code = z.int().nonnegative().max(999_999)

/** A whole number of cards, workers or employees. */
export const quantity = z.int().nonnegative().max(9999)

/** A quantity that somebody asks for: how much is too much depends on the product, and the domain says it. */
export const requestedQuantity = z.int().nonnegative().max(999_999)

/** Text of one line, its blanks folded, that must be there: at most `max` characters. */
export const text = (max: number) =>
  z
    .string()
    .overwrite(foldBlanks)
    .min(1, fieldMessages.requiredShort)
    .max(max)
    .refine(isOneLine, fieldMessages.textForbidden)

/** Text of one line that may be empty. */
export const optionalText = (max: number) =>
  z.string().overwrite(foldBlanks).max(max).refine(isOneLine, fieldMessages.textForbidden)

/** Text that is printed in the contract: `text`, of characters that its font draws. */
export const printed = (max: number) => text(max).refine(isShown, fieldMessages.textUnprintable)

/**
 * A person's name of at most `max` characters, written with one apostrophe and one hyphen (docs/rules/documents.md:
 * person-name).
 */
export const personName = (max: number) =>
  text(max).overwrite(foldSigns).refine(isShown, fieldMessages.textUnprintable)

/** Printed text that may be empty. */
export const optionalPrinted = (max: number) =>
  optionalText(max).refine(isShown, fieldMessages.textUnprintable)

/** What is not one line is told as that alone. */
function isShown(line: string): boolean {
  return !isOneLine(line) || isPrintable(line)
}

/** What is engraved on cards, folded from whatever was given. */
export const embossName = z
  .string()
  .max(200)
  .refine(isOneLine, fieldMessages.textForbidden)
  .overwrite(toEmbossName)

export const uuid = z.uuid()

export const lineType = wireEnum({
  benefit: 'BENEFICIO',
  mobility: 'MOBILIDADE',
  hcm: 'HCM',
  addOn: 'SVA',
  unknown: 'DESCONHECIDO',
  extension: 'EXTENSAO',
})

export const planPeriod = wireEnum({ monthly: 'MENSAL', annual: 'ANUAL' })

export const additionalKind = wireEnum({ module: 'MODULO', extension: 'EXTENSAO', addOn: 'SVA' })

export const foodRegime = wireEnum({ pat: 'PAT', aid: 'AUXILIO' })

export const serviceGroup = wireEnum({
  default: 'default',
  multi: 'multi',
  mobility: 'mobilidade',
  hcm: 'HCM',
})

export const customerType = wireEnum({
  noContracts: 'SEM_CONTRATOS',
  withAvailableProducts: 'COM_PRODUTOS_DISPONIVEIS',
  servedByAnotherChannel: 'ATENDIDO_POR_OUTRO_CANAL',
  selectedUnserved: 'PRODUTOS_SELECIONADOS_NAO_ATENDIDOS_NA_REGIAO',
  selectedAlreadyContracted: 'PRODUTOS_SELECIONADOS_DISPONIVEIS_NA_REGIAO_JA_CONTRATADOS',
  downgrade: 'DOWNGRADE',
})

const PAYMENT_METHODS = {
  boleto: 'BOLETO',
  creditCard: 'CARTAO_DE_CREDITO',
} as const satisfies Record<PaymentMethod, string>

export const paymentMethod = wireEnum(PAYMENT_METHODS)

const states = [
  'AC',
  'AL',
  'AM',
  'AP',
  'BA',
  'CE',
  'DF',
  'ES',
  'GO',
  'MA',
  'MG',
  'MS',
  'MT',
  'PA',
  'PB',
  'PE',
  'PI',
  'PR',
  'RJ',
  'RN',
  'RO',
  'RR',
  'RS',
  'SC',
  'SE',
  'SP',
  'TO',
] as const satisfies readonly Uf[]

/** The two letters of a state. */
export const uf = z.enum(states)
