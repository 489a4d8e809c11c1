/** Words around the terms of use, whose text is the issuer's. */
export const termsCopy = {
  pageTitle: 'Termos de uso',
  version: (date: string) => `Versão de ${date}.`,
  of: (name: string, cnpj: string) => `Esta loja é de ${name}, CNPJ ${cnpj}.`,
} as const
