/** What was typed into a product page's form: it survives leaving the page and a reload. */
export interface LeadSlice {
  readonly draft: {
    readonly name: string
    readonly email: string
    readonly mobile: string
    readonly cnpj: string
    readonly employees: string
  }
}

export const noLead: LeadSlice = { draft: { name: '', email: '', mobile: '', cnpj: '', employees: '' } }
