/** Words of the question whether a cart that was registered before is gone on with. */
export const keptCopy = {
  title: 'Você tem uma simulação guardada',
  kept: (day: string, total: string) => `Guardada em ${day}, com total de ${total}.`,
  take: 'Continuar de onde parei',
  leave: 'Começar de novo',
  explained:
    'Ao continuar, os produtos voltam para o carrinho com o preço de hoje. Ao começar de novo, você segue com o carrinho que acabou de montar.',
  taken: 'A simulação guardada está no seu carrinho.',
} as const
