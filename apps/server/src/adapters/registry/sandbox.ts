import { withoutCpf } from '@benefits/domain/customer/without-cpf'
import type { Cep, Cnpj } from '@benefits/domain/document/types'
import type { CompanyRegistry } from '../../ports/registry.ts'
import { SANDBOX_COMPANIES, type SandboxCompany } from './sandbox-companies.ts'

/** E-mails at this domain may hire for nobody. */
const FORBIDDEN_DOMAIN = 'sem-permissao.example'

/** Who has an account in the portals of a customer's company, by the name before the `@`. */
const PORTAL_ACCOUNTS = [
  { name: 'cliente', firstName: 'Cliente', origin: 'ACESSO_VR', isEmailValidated: true },
  { name: 'antigo', firstName: 'Antigo', origin: 'LUMIS', isEmailValidated: false },
] as const

/** The embedded registry: the sandbox's companies; any other valid CNPJ is an active company without contracts. */
export function createSandboxRegistry(): CompanyRegistry {
  return {
    findCompany: async (cnpj) => {
      const { corporateName, tradeName, address, publicAgency = false, refusal } = companyOf(cnpj)
      if (refusal !== undefined) return { kind: 'refused', refusal }
      const names = { corporateName: withoutCpf(corporateName), tradeName: withoutCpf(tradeName) }
      return { kind: 'active', ...names, address, publicAgency }
    },
    contractedProducts: async (cnpj) => companyOf(cnpj).contracts ?? [],
    contractedChannel: async (cnpj) => companyOf(cnpj).contractedChannel ?? null,
    mayHire: async (_cnpj, email) => !isAt(email, FORBIDDEN_DOMAIN),
    findPortalAccount: async (cnpj, _issuer, email) => {
      const { customerDomain, tradeName } = companyOf(cnpj)
      const account = PORTAL_ACCOUNTS.find(({ name }) => email === `${name}@${customerDomain}`)
      if (customerDomain === undefined || account === undefined) return null
      const { firstName, origin, isEmailValidated } = account
      return { firstName, lastName: tradeName, origin, isEmailValidated }
    },
  }
}

function isAt(email: string, domain: string): boolean {
  return email.toLowerCase().endsWith(`@${domain}`)
}

function companyOf(cnpj: Cnpj): SandboxCompany {
  const known = SANDBOX_COMPANIES[cnpj.slice(0, 12)]
  if (known) return known
  const name = `Empresa ${cnpj.slice(0, 8)}`
  return {
    corporateName: `${name} Ltda`,
    tradeName: name,
    address: {
      cep: '01001000' as Cep,
      streetType: 'Praça',
      street: 'da Sé',
      number: '100',
      complement: '',
      district: 'Sé',
      city: 'São Paulo',
      state: 'SP',
    },
  }
}
