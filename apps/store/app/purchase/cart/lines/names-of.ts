/** What several things are called in one go: 'Refeição, Auto e Boas Festas'. */
export function namesOf(things: readonly { readonly name: string }[]): string {
  return new Intl.ListFormat('pt-BR').format(things.map(({ name }) => name))
}
