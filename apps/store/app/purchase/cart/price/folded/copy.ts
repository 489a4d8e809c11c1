/** Words beside folded fees. */
export const foldCopy = {
  otherFees: 'Demais tarifas',
  freeHere: 'gratuitas neste pedido',
} as const
