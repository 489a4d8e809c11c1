/** What keeps a cart from being hired yet, said beside the refusal's own text: one refusal stands for all of them. */
export const hiringLacks = {
  emailUnverified: 'O código enviado por e-mail ainda não foi confirmado nesta sessão',
  contractNotAccepted: 'O contrato deste carrinho, como ele está agora, ainda não foi aceito',
  cartReplaced: (currentId: string) => `Este carrinho foi substituído: o atual é ${currentId}`,
  priceOver: (last: string) =>
    `O preço deste carrinho valeu até ${last}: confira o preço de hoje e aceite o contrato novo`,
} as const
