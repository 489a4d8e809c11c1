import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { requireBare } from '@benefits/domain/document/require-bare'
import type { Cnpj } from '@benefits/domain/document/types'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { CompanyRegistry, RegisteredCompany, RegistryRefusal } from '../../ports/registry.ts'

/** A company that may buy, under its bare CNPJ. */
export interface FoundCompany {
  readonly cnpj: Cnpj
  readonly company: RegisteredCompany
}

/** Why a company may not buy (docs/rules/customers.md: company-codes-first). */
export type CompanyRefusal = RegistryRefusal | 'publicAgency'

/** The active company behind a CNPJ. */
export async function findCompany(
  registry: CompanyRegistry,
  cnpj: Cnpj,
): Promise<Outcome<FoundCompany, CompanyRefusal>> {
  const company = await registry.findCompany(cnpj)
  if (company.kind === 'refused') return refuse(company.refusal)
  return company.publicAgency ? refuse('publicAgency') : done({ cnpj, company })
}

/** The same for a CNPJ as it was written: `cnpjInvalid` for none or one with its mask. */
export async function findWrittenCompany(
  registry: CompanyRegistry,
  text: string,
): Promise<Outcome<FoundCompany, CompanyRefusal | 'cnpjInvalid'>> {
  const cnpj = requireBare(parseCnpj)(text)
  return cnpj === null ? refuse('cnpjInvalid') : findCompany(registry, cnpj)
}
