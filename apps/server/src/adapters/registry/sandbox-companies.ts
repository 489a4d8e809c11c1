import type { Address } from '@benefits/domain/customer/address'
import type { Cep } from '@benefits/domain/document/types'
import type { Centavos } from '@benefits/domain/money/centavos'
import type { ContractOfCompany, RegistryRefusal } from '../../ports/registry.ts'

/** A company of the sandbox: what the registry and the customer base say of it. All invented. */
export interface SandboxCompany {
  readonly corporateName: string
  readonly tradeName: string
  readonly address: Address
  readonly publicAgency?: true
  /** The registry refuses it so. */
  readonly refusal?: RegistryRefusal
  readonly contractedChannel?: string
  readonly contracts?: readonly ContractOfCompany[]
  /** E-mail domain of the company: `cliente@` there has a validated portal account, `antigo@` one of before. */
  readonly customerDomain?: string
}

const place = (
  cep: string,
  streetType: string,
  street: string,
  number: string,
  district: string,
  city: string,
  state: Address['state'],
): Address => ({ cep: cep as Cep, streetType, street, number, complement: '', district, city, state })

const single = (productCode: number, quantity: number, value: number): ContractOfCompany => ({
  productCode,
  quantity,
  value: value as Centavos,
  planPeriod: 'monthly',
  additionalCodes: [],
})

const townHall = place('37200111', 'Praça', 'do Coreto', '1', 'Centro', 'Vila Nova', 'MG')

/** By the first twelve characters of the CNPJ; the check digits are computed (the table of the README). */
export const SANDBOX_COMPANIES: Readonly<Record<string, SandboxCompany>> = {
  '112223330001': {
    corporateName: 'Padaria Estrela do Sul Ltda',
    tradeName: 'Padaria Estrela do Sul',
    address: place('04789123', 'Rua', 'do Forno Velho', '120', 'Vila Estrela do Sul', 'São Paulo', 'SP'),
  },
  '12ABC34501DE': {
    corporateName: 'Café Alfa Torrefação Ltda',
    tradeName: 'Café Alfa',
    address: place(
      '80987321',
      'Alameda',
      'dos Grãos Claros',
      '45',
      'Jardim das Araucárias Novas',
      'Curitiba',
      'PR',
    ),
  },
  '223334440001': {
    corporateName: 'Metalúrgica Horizonte S.A.',
    tradeName: 'Metalúrgica Horizonte',
    address: place('13098765', 'Avenida', 'das Forjas', '2000', 'Distrito do Horizonte', 'Campinas', 'SP'),
    contractedChannel: 'default',
    contracts: [single(27, 80, 55_000), single(31, 80, 40_000)],
    customerDomain: 'metalurgica.example',
  },
  '334445550001': {
    corporateName: 'Transportes Aurora Ltda',
    tradeName: 'Transportes Aurora',
    address: place('50987654', 'Rua', 'da Aurora Nova', '310', 'Porto das Barcaças', 'Recife', 'PE'),
    contractedChannel: 'default',
    contracts: [single(900, 50, 22_000), single(20152, 50, 49_900)],
    customerDomain: 'transportes.example',
  },
  '445556660001': {
    corporateName: 'Oficina Rio Branco Ltda',
    tradeName: 'Oficina Rio Branco',
    address: place('69912345', 'Travessa', 'da Oficina', '77', 'Seringal Alto', 'Rio Branco', 'AC'),
  },
  '556667770001': {
    corporateName: 'Livraria Ponte Comércio de Livros Ltda',
    tradeName: 'Livraria Ponte',
    address: place('91987654', 'Rua', 'da Ponte Pequena', '9', 'Bairro dos Livros', 'Porto Alegre', 'RS'),
    contractedChannel: 'parceiro',
    contracts: [single(27, 12, 60_000)],
  },
  '667778880001': {
    corporateName: 'Comércio Irregular Ltda',
    tradeName: 'Comércio Irregular',
    address: townHall,
    refusal: 'companyIrregular',
  },
  '778889990001': {
    corporateName: 'Município de Vila Nova',
    tradeName: 'Prefeitura de Vila Nova',
    address: townHall,
    publicAgency: true,
  },
  '889991110001': {
    corporateName: 'Empresa Bloqueada Ltda',
    tradeName: 'Empresa Bloqueada',
    address: townHall,
    refusal: 'renegotiationRefused',
  },
  '991112220001': { corporateName: '', tradeName: '', address: townHall, refusal: 'companyUnknown' },
  '102030400001': { corporateName: '', tradeName: '', address: townHall, refusal: 'upstreamTimeout' },
}
