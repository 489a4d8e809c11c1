/** Words of a hiring whose contract changed, apart from the contract's others: every page with a proceed button loads them. */
export const staleCopy = {
  title: 'Seu contrato foi atualizado',
  text: 'O carrinho ou os dados da empresa mudaram depois do aceite, talvez em outra aba. Confira o carrinho e aceite a nova versão do contrato para concluir.',
} as const
