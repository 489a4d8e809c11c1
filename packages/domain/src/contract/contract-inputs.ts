import type { OrderLine } from '../cart/cart-line.ts'
import type { Address } from '../customer/address.ts'
import type { CalendarDate, Cnpj, Cpf } from '../document/types.ts'
import type { Pricing } from '../pricing/pricing.ts'
import { canonicalJson, type Plain } from './canonical-json.ts'

/** Somebody who signs or owns, with CPF or CNPJ. */
export interface ContractPerson {
  readonly name: string
  readonly document: string
  readonly politicallyExposed: boolean
  readonly isLegalEntity: boolean
}

/**
 * All that the contract prints, and nothing else: two equal inputs are one document. Ids of lead and cart are left out
 * on purpose, so that registering the same cart again keeps the contract and its acceptance (decisions 7).
 */
export interface ContractInputs {
  /** Version of the contract's text. */
  readonly template: string
  readonly issuerCode: string
  readonly channel: string
  readonly cnpj: Cnpj
  readonly corporateName: string
  readonly tradeName: string
  readonly cardEmbossName: string
  readonly employees: number
  readonly contact: {
    readonly name: string
    readonly email: string
    readonly phone: string
    readonly cpf: Cpf | ''
    readonly birthDate: CalendarDate | ''
  }
  readonly fiscalAddress: Address
  readonly deliveryAddress: Address
  readonly legalRepresentatives: readonly ContractPerson[]
  readonly ownershipChain: readonly ContractPerson[]
  readonly lines: readonly OrderLine[]
  readonly offerCode: string | null
  readonly pricing: Pricing
}

/** The inputs as text for hashing: equal inputs give equal text, whatever the order of their members. */
export function canonicalContractInputs(inputs: ContractInputs): string {
  return canonicalJson(toPlain(inputs))
}

/** Interfaces lack the index signature that plain data has; copying member by member gives it. */
function toPlain(value: unknown): Plain {
  if (Array.isArray(value)) return value.map(toPlain)
  if (typeof value === 'object' && value !== null) {
    return Object.fromEntries(Object.entries(value).map(([key, member]) => [key, toPlain(member)]))
  }
  const isScalar = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean'
  return isScalar || value === undefined ? value : null
}
