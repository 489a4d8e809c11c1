import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { requireBare } from '@benefits/domain/document/require-bare'
import type { Cnpj } from '@benefits/domain/document/types'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { CompanyRegistry, RegisteredCompany } from '../../ports/registry.ts'

/** A company that may buy, under its bare CNPJ. */
export interface FoundCompany {
  readonly cnpj: Cnpj
  readonly company: RegisteredCompany
}

/**
 * The active company behind a bare CNPJ. Refuses with -17 for no CNPJ or one with its mask, -88 for a public agency and
 * the registry's own -15, -18, -19, -99, -103 (docs/rules/customers.md: company-codes-first).
 */
export async function findCompany(registry: CompanyRegistry, text: string): Promise<Outcome<FoundCompany>> {
  const cnpj = requireBare(parseCnpj)(text)
  if (cnpj === null) return refuse(-17)
  const company = await registry.findCompany(cnpj)
  if (company.kind === 'refused') return refuse(company.code)
  return company.publicAgency ? refuse(-88) : done({ cnpj, company })
}
