/** Words about a cart of another modality than its page's. */
export const otherCopy = {
  title: 'No carrinho agora',
  text: (name: string) =>
    `O seu carrinho é de outra solução. Para contratar ${name}, guarde este carrinho ou contrate os dois juntos.`,
  jointText: (name: string) => `O seu carrinho tem mais do que ${name}: tudo segue em um só pedido.`,
  goThere: 'Ir para este carrinho',
  setAside: 'Guardar este carrinho',
} as const
