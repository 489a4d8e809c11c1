import type { PostalAddress } from '../../ports/postal.ts'

/**
 * Streets with a full answer by postal code. The first three are real; the others are invented, one inside the range of
 * each sandbox company's city.
 */
export const KNOWN_STREETS: Readonly<Record<string, PostalAddress>> = {
  '01001000': { streetType: 'Praça', street: 'da Sé', district: 'Sé', city: 'São Paulo', state: 'SP' },
  '05424020': {
    streetType: 'Rua',
    street: 'Professor Carlos Reis',
    district: 'Pinheiros',
    city: 'São Paulo',
    state: 'SP',
  },
  '89010025': {
    streetType: 'Rua',
    street: 'Doutor Luiz de Freitas Melro',
    district: 'Centro',
    city: 'Blumenau',
    state: 'SC',
  },
  // Invented from here on.
  '04789123': {
    streetType: 'Rua',
    street: 'do Forno Velho',
    district: 'Vila Estrela do Sul',
    city: 'São Paulo',
    state: 'SP',
  },
  '80987321': {
    streetType: 'Alameda',
    street: 'dos Grãos Claros',
    district: 'Jardim das Araucárias Novas',
    city: 'Curitiba',
    state: 'PR',
  },
  '13098765': {
    streetType: 'Avenida',
    street: 'das Forjas',
    district: 'Distrito do Horizonte',
    city: 'Campinas',
    state: 'SP',
  },
  '50987654': {
    streetType: 'Rua',
    street: 'da Aurora Nova',
    district: 'Porto das Barcaças',
    city: 'Recife',
    state: 'PE',
  },
  '69912345': {
    streetType: 'Travessa',
    street: 'da Oficina',
    district: 'Seringal Alto',
    city: 'Rio Branco',
    state: 'AC',
  },
  '91987654': {
    streetType: 'Rua',
    street: 'da Ponte Pequena',
    district: 'Bairro dos Livros',
    city: 'Porto Alegre',
    state: 'RS',
  },
  '37200111': {
    streetType: 'Praça',
    street: 'do Coreto',
    district: 'Centro',
    city: 'Vila Nova',
    state: 'MG',
  },
}
