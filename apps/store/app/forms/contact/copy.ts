/** Labels of what every form asks of a contact. */
export const contactCopy = {
  name: 'Nome',
  email: 'E-mail',
  mobile: 'Celular',
  cnpj: 'CNPJ',
} as const
