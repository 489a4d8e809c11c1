import { cnpjCheckDigits } from '../../packages/domain/src/document/cnpj-check-digits.ts'
import { formatCnpj } from '../../packages/domain/src/document/format-cnpj.ts'

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
  const unique = `${process.pid}${Date.now()}${made}`.slice(-7)
  const root = kind === 'numeric' ? `4${unique}` : `${LETTERS[made % LETTERS.length]}${unique}`
  const base = `${root}${kind === 'numeric' ? '0001' : '01DE'}`
  return {
    cnpj: formatCnpj(base + cnpjCheckDigits(base)),
    firstName: 'Marina',
    lastName: 'Oliveira',
    email: `marina.${root.toLowerCase()}@empresa-nova.example`,
    mobile: '(11) 98765-4321',
    cpf: '529.982.247-25',
    birthDate: '14/03/1985',
    password: 'Ventania7!',
  }
}

/** A company of the sandbox by the first twelve characters of its CNPJ. */
export function sandboxCnpj(base: string): string {
  return formatCnpj(base + cnpjCheckDigits(base))
}
