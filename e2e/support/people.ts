import { cnpjCheckDigits } from '../../packages/domain/src/document/cnpj-check-digits.ts'
import { formatCnpj } from '../../packages/domain/src/document/format-cnpj.ts'
import { formatCpf } from '../../packages/domain/src/document/format-cpf.ts'

/** A buyer and a company that nobody else in the run has. */
export interface Buyer {
  readonly cnpj: string
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly mobile: string
  readonly cpf: string
  readonly birthDate: string
  readonly password: string
}

const LETTERS = 'ABCDEGHJKLMNPRSTUVWXYZ'
let made = 0

/** Makes an unknown company: the sandbox answers 'Empresa {first eight}' in São Paulo, without contracts. */
export function newBuyer(kind: 'numeric' | 'alphanumeric' = 'numeric'): Buyer {
  made += 1
  const unique = uniqueDigits(7)
  const root = kind === 'numeric' ? `4${unique}` : `${LETTERS[made % LETTERS.length]}${unique}`
  const base = `${root}${kind === 'numeric' ? '0001' : '01DE'}`
  return {
    cnpj: formatCnpj(base + cnpjCheckDigits(base)),
    firstName: 'Marina',
    lastName: 'Oliveira',
    email: `marina.${root.toLowerCase()}@empresa-nova.example`,
    mobile: '(11) 98765-4321',
    cpf: newCpf(),
    birthDate: '14/03/1985',
    password: 'Ventania7!',
  }
}

/** Digits that no other worker of the run and no other buyer of this one has: its number, then the buyer's. */
function uniqueDigits(length: number): string {
  return `${process.env.TEST_WORKER_INDEX ?? 0}${String(made).padStart(3, '0')}`.padStart(length, '0')
}

/** A CPF that nobody else in the run has: an account is one person's at a company. */
function newCpf(): string {
  const base = `5${uniqueDigits(8)}`
  const first = cpfDigit(base)
  return formatCpf(`${base}${first}${cpfDigit(`${base}${first}`)}`)
}

/** Weights fall to 2 at the last digit. */
function cpfDigit(digits: string): number {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (digits.length + 1 - at), 0)
  return sum % 11 < 2 ? 0 : 11 - (sum % 11)
}

/** A company of the sandbox by the first twelve characters of its CNPJ. */
export function sandboxCnpj(base: string): string {
  return formatCnpj(base + cnpjCheckDigits(base))
}
