/** Words of an address and its fields. */
export const addressCopy = {
  cep: 'CEP',
  cepHint: 'O endereço é preenchido a partir do CEP.',
  searching: 'Buscando o endereço…',
  found: 'Endereço preenchido a partir do CEP',
  unknown: 'Não encontramos este CEP. Confira o número ou preencha o endereço.',
  streetType: 'Tipo',
  streetTypes: ['Alameda', 'Avenida', 'Estrada', 'Praça', 'Rodovia', 'Rua', 'Travessa'],
  streetTypeHint: 'Rua, Avenida, Praça…',
  street: 'Logradouro',
  number: 'Número',
  complement: 'Complemento',
  district: 'Bairro',
  city: 'Cidade',
  state: 'Estado',
  chooseState: 'Escolha o estado',
  notInformed: 'Não informado',
} as const
