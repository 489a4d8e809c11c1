/** A valid CNPJ in its 14 bare characters, upper case: 12 of 0-9 A-Z and 2 check digits (docs/rules/documents.md). */
export type Cnpj = string & { readonly __document: 'cnpj' }

/** A valid CPF in its 11 digits. */
export type Cpf = string & { readonly __document: 'cpf' }

/** A postal code in its 8 digits. */
export type Cep = string & { readonly __document: 'cep' }

/** A calendar date `yyyy-mm-dd` in America/Sao_Paulo. */
export type CalendarDate = string & { readonly __date: 'calendar' }

/** A Brazilian state's two letters. */
export type Uf =
  | 'AC'
  | 'AL'
  | 'AM'
  | 'AP'
  | 'BA'
  | 'CE'
  | 'DF'
  | 'ES'
  | 'GO'
  | 'MA'
  | 'MG'
  | 'MS'
  | 'MT'
  | 'PA'
  | 'PB'
  | 'PE'
  | 'PI'
  | 'PR'
  | 'RJ'
  | 'RN'
  | 'RO'
  | 'RR'
  | 'RS'
  | 'SC'
  | 'SE'
  | 'SP'
  | 'TO'
