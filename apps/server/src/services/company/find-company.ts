import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { requireBare } from '@benefits/domain/document/require-bare'
import type { Cnpj } from '@benefits/domain/document/types'
import type { CallContext } from '../../outcome/call-context.ts'
import { done, type Outcome, refuse } from '../../outcome/outcome.ts'
import type { Parts } from '../../parts.ts'
import type { RegisteredCompany, RegistryRefusal } from '../../ports/registry.ts'
import { askerOf } from './asker-of.ts'

/** A company that may buy, under its bare CNPJ. */
export interface FoundCompany {
  readonly cnpj: Cnpj
  readonly company: RegisteredCompany
}

/** Why a company may not buy (docs/rules/customers.md: company-codes-first). */
export type CompanyRefusal = RegistryRefusal | 'publicAgency' | 'tooMany'

type Works = Pick<Parts, 'ports' | 'database'>

/**
 * The active company behind a CNPJ; `tooMany` where the session or its network asks about more than it may. `asking` is
 * null where the store itself has to know: a hiring is not refused for what others asked.
 */
export async function findCompany(
  cnpj: Cnpj,
  asking: CallContext | null,
  parts: Works,
): Promise<Outcome<FoundCompany, CompanyRefusal>> {
  const asker = asking === null ? undefined : askerOf(asking, parts)
  const company = await parts.ports.registry.findCompany(cnpj, asker)
  if (company.kind === 'tooMany') return refuse('tooMany', { retryAfter: company.seconds })
  if (company.kind === 'refused') return refuse(company.refusal)
  return company.publicAgency ? refuse('publicAgency') : done({ cnpj, company })
}

/** The same for a CNPJ as it was written: `cnpjInvalid` for none or one with its mask. */
export async function findWrittenCompany(
  text: string,
  context: CallContext,
  parts: Works,
): Promise<Outcome<FoundCompany, CompanyRefusal | 'cnpjInvalid'>> {
  const cnpj = requireBare(parseCnpj)(text)
  return cnpj === null ? refuse('cnpjInvalid') : findCompany(cnpj, context, parts)
}
