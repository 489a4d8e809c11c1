/** Words of a lost session, apart from the access's others: every page with a proceed button loads them. */
export const lostCopy = {
  title: 'Sua sessão foi encerrada',
  text: 'Por segurança, confirme outro código enviado ao seu e-mail para continuar. Seu carrinho e seus dados continuam aqui.',
} as const
