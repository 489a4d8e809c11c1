import type { REGISTRY_REFUSALS } from '@benefits/copy/refusals/registry-refusals'
import type { AccessOrigin } from '@benefits/domain/access/access-origin'
import type { PlanPeriod } from '@benefits/domain/catalogue/product'
import type { Address } from '@benefits/domain/customer/address'
import type { Cnpj } from '@benefits/domain/document/types'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { Asker, TooManyAsked } from './asker.ts'

/** Why nothing can be sold to a CNPJ: closed, unknown, irregular, registry silent, on the block list. */
export type RegistryRefusal = Exclude<(typeof REGISTRY_REFUSALS)[number], 'publicAgency'>

/** A company that the federal registry has as active. Any part of the address may be empty. */
export interface RegisteredCompany {
  readonly kind: 'active'
  /** Both names without the CPF that a one-person firm's carry (`withoutCpf`): nothing shows or keeps it. */
  readonly corporateName: string
  readonly tradeName: string
  readonly address: Address
  /** Public agencies buy by tender, never here. */
  readonly publicAgency: boolean
}

/** One contract that a company has outside the store; names come from the issuer's catalogue. */
export interface ContractOfCompany {
  readonly productCode: number
  readonly quantity: number
  /** Centavos per month and card; per month for an HR plan. */
  readonly value: Centavos
  readonly planPeriod: PlanPeriod
  readonly additionalCodes: readonly number[]
}

/** An access account that exists in the issuer's portals. */
export interface PortalAccount {
  readonly firstName: string
  readonly lastName: string
  readonly origin: AccessOrigin
  /** Its e-mail was validated there; else it is an account of before, which proves it here. */
  readonly isEmailValidated: boolean
}

/** What the registry says of a CNPJ. */
export type RegistryAnswer =
  | RegisteredCompany
  | { readonly kind: 'refused'; readonly refusal: RegistryRefusal }

/** What is known of companies outside the store: the federal registry and the issuer's own customer base. */
export interface CompanyRegistry {
  /** Without an asker it is the store itself that wants to know. */
  findCompany(cnpj: Cnpj, asker?: Asker): Promise<RegistryAnswer | TooManyAsked>
  /** The company's contracts at an issuer; none for most. */
  contractedProducts(cnpj: Cnpj, issuer: string): Promise<readonly ContractOfCompany[]>
  /** Code of the channel that serves the company at an issuer; null where none does. */
  contractedChannel(cnpj: Cnpj, issuer: string): Promise<string | null>
  /** Whether the owner of an e-mail may buy for the company (`emailNotPermitted` where not). */
  mayHire(cnpj: Cnpj, email: string): Promise<boolean>
  /** The account behind an e-mail in lower case; null for strangers. */
  findPortalAccount(cnpj: Cnpj, issuer: string, email: string): Promise<PortalAccount | null>
}
