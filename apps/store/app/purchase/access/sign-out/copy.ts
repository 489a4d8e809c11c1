/** Words of leaving, apart from the access's others: every page loads them. */
export const signOutCopy = {
  leave: 'Sair',
  done: 'Você saiu. Seus dados não estão mais nesta aba.',
} as const
