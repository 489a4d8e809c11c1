/** Words of the header's cart button, which is on every page. */
export const cartButtonCopy = {
  cartButton: 'Carrinho',
  cartButtonCount: (badge: string) => `Carrinho, quantidade ${badge}`,
} as const
