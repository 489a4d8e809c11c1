import type { RepresentativeKind } from '@benefits/domain/customer/representatives'
import type { AddressPart } from '../../visit/address-draft.ts'

/** Words of the company's data: the form of both ways to an order, and what is shown of them. */
export const companyDataCopy = {
  intro: 'Estes dados vão para o contrato e para os cartões. Nada é cobrado agora.',
  order: 'Pedido',
  ofCards: 'Nome da empresa a ser gravado no(s) cartão(ões):',
  ofContract: 'Nome da empresa no contrato:',
  registration: 'Complete os dados cadastrais:',
  people: 'Complete os dados de represente legal/cadeia societária:',
  delivery: 'Complete o endereço de entrega dos cartões',
  continue: 'Continuar',

  tradeName: 'Nome Fantasia',
  /** Under the trade name; `engraved` is what stands on the cards. */
  tradeNameHint: {
    accounts: {
      cards: (engraved: string) =>
        engraved
          ? `Aparece no contrato. Nos cartões: ${engraved}`
          : 'É o nome que aparece nos cartões e no contrato.',
      contract: 'É o nome que aparece no contrato.',
    },
    order: {
      cards: (engraved: string) => (engraved ? `Nos cartões: ${engraved}` : undefined),
      contract: undefined,
    },
  },
  cpf: 'CPF',
  birthDate: 'Data de nascimento',
  birthDatePlaceholder: 'dd/mm/aaaa',
  emailHint: 'O link de confirmação e o contrato vão para este e-mail.',
  fiscalAddress: 'Endereço fiscal',

  editData: 'Editar dados cadastrais',
  representative: 'Representante',
  deliveryAddress: 'Endereço de entrega',
  sameAddress: 'Entregar os cartões no endereço fiscal',
  conclude: 'Concluir',
  cancel: 'Cancelar',

  /** What the fields are called where they are missing; parts of an address that the CEP fills in are one. */
  nouns: {
    company: {
      tradeName: 'o nome fantasia',
      name: 'o nome',
      email: 'o e-mail',
      mobile: 'o celular',
      cpf: 'o CPF',
      birthDate: 'a data de nascimento',
    },
    // The CEP fills in the others, which are closed until then: together they are one thing that lacks.
    address: {
      cep: 'o endereço',
      streetType: 'o endereço',
      street: 'o endereço',
      number: 'o número do endereço',
      complement: 'o complemento',
      district: 'o endereço',
      city: 'o endereço',
      state: 'o endereço',
    } satisfies Record<AddressPart, string>,
    person: {
      Kind: 'o representante legal',
      Name: 'o nome do representante',
      Cpf: 'o CPF do representante',
      Cnpj: 'o CNPJ do sócio',
    },
  },

  kind: 'Quem é',
  kinds: {
    legalRepresentative: 'Representante legal',
    ownershipChain: 'Cadeia societária',
  } satisfies Record<RepresentativeKind, string>,
  entity: 'Este sócio é',
  naturalPerson: 'Pessoa física (CPF)',
  legalEntity: 'Pessoa jurídica (CNPJ)',
  cnpj: 'CNPJ',
  exposed: 'Pessoa politicamente exposta',
  exposedHint: 'Cargo público relevante nos últimos cinco anos, próprio ou de parente próximo.',
  sameAsContact: 'Usar os meus dados',
  /** In the place of a contact's name or CPF that is not typed yet. */
  asContact: 'o mesmo do item 2',
  sameAsContactHint: 'Nome e CPF de quem preenche este pedido.',
  main: 'Contato principal',
  extra: (number: number) => `Contato adicional ${number}`,
  add: {
    legalRepresentative: 'Incluir Representante Adicional',
    ownershipChain: 'Incluir Sócio Adicional',
  } satisfies Record<RepresentativeKind, string>,
  remove: 'Remover',
  removed: 'Contato removido',
} as const
