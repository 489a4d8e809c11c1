import { cnpjCheckDigits } from '@benefits/domain/document/cnpj-check-digits'
import { parseCnpj } from '@benefits/domain/document/parse-cnpj'
import { expect, test } from 'vitest'
import { createSandboxRegistry } from './sandbox.ts'

const registry = createSandboxRegistry()

/** The company of a base of the README's table, with its check digits. */
function cnpjOf(base: string) {
  const bare = base.replace(/[./]/g, '')
  const cnpj = parseCnpj(`${bare}${cnpjCheckDigits(bare)}`)
  if (cnpj === null) throw new Error(`${base} makes no CNPJ`)
  return cnpj
}

test.each([
  ['66.777.888/0001', 'companyIrregular'],
  ['88.999.111/0001', 'renegotiationRefused'],
  ['99.111.222/0001', 'companyUnknown'],
  ['10.203.040/0001', 'upstreamTimeout'],
])('%s is refused with %s', async (base, refusal) => {
  expect(await registry.findCompany(cnpjOf(base))).toEqual({ kind: 'refused', refusal })
})

test.each([
  ['11.222.333/0001', 'Padaria Estrela do Sul', 'São Paulo', 'SP'],
  ['12ABC345/01DE', 'Café Alfa', 'Curitiba', 'PR'],
  ['22.333.444/0001', 'Metalúrgica Horizonte', 'Campinas', 'SP'],
  ['33.444.555/0001', 'Transportes Aurora', 'Recife', 'PE'],
  ['44.555.666/0001', 'Oficina Rio Branco', 'Rio Branco', 'AC'],
  ['55.666.777/0001', 'Livraria Ponte', 'Porto Alegre', 'RS'],
])('%s is %s of %s/%s', async (base, tradeName, city, state) => {
  expect(await registry.findCompany(cnpjOf(base))).toMatchObject({
    kind: 'active',
    tradeName,
    publicAgency: false,
    address: { city, state },
  })
})

test('the town hall is a public agency', async () => {
  expect(await registry.findCompany(cnpjOf('77.888.999/0001'))).toMatchObject({ publicAgency: true })
})

test('any other valid CNPJ is an active company of its first eight characters, without contracts', async () => {
  const cnpj = cnpjOf('45.987.654/0001')
  expect(await registry.findCompany(cnpj)).toMatchObject({
    tradeName: 'Empresa 45987654',
    address: { street: 'da Sé', number: '100', cep: '01001000' },
  })
  expect(await registry.contractedProducts(cnpj, 'VRPAT')).toEqual([])
  expect(await registry.contractedChannel(cnpj, 'VRPAT')).toBeNull()
})

test('customers of two companies have a portal account, their neighbours have none', async () => {
  const smith = cnpjOf('22.333.444/0001')
  expect(await registry.findPortalAccount(smith, 'VRPAT', 'cliente@metalurgica.example')).toMatchObject({
    origin: 'ACESSO_VR',
    isEmailValidated: true,
  })
  expect(await registry.findPortalAccount(smith, 'VRPAT', 'antigo@metalurgica.example')).toMatchObject({
    origin: 'LUMIS',
    isEmailValidated: false,
  })
  expect(await registry.findPortalAccount(smith, 'VRPAT', 'cliente@transportes.example')).toBeNull()
  expect(await registry.findPortalAccount(smith, 'VRPAT', 'compras@metalurgica.example')).toBeNull()
})

test('an e-mail without permission may hire for nobody, in any case', async () => {
  const cnpj = cnpjOf('11.222.333/0001')
  expect(await registry.mayHire(cnpj, 'ana@Sem-Permissao.example')).toBe(false)
  expect(await registry.mayHire(cnpj, 'ana@padaria.example')).toBe(true)
})
