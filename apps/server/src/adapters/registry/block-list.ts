import type { Cnpj } from '@benefits/domain/document/types'
import type { CompanyRegistry } from '../../ports/registry.ts'

/**
 * A registry that refuses some companies (`renegotiationRefused`) without asking: whole CNPJs, or the first eight for
 * all branches.
 */
export function withBlockList(registry: CompanyRegistry, blocked: readonly string[]): CompanyRegistry {
  if (blocked.length === 0) return registry
  const refused = new Set(blocked)
  const isBlocked = (cnpj: Cnpj) => refused.has(cnpj) || refused.has(cnpj.slice(0, 8))
  return {
    ...registry,
    findCompany: async (cnpj, asker) =>
      isBlocked(cnpj)
        ? { kind: 'refused', refusal: 'renegotiationRefused' }
        : registry.findCompany(cnpj, asker),
  }
}
