/** Words beside the total of a cart that was taken from a proposal. */
export const proposalPriceCopy = {
  held: (number: string, day: string) => `Preço da proposta ${number}, que vale até ${day}.`,
  whatChanges: 'Ele muda se você mudar os produtos, as quantidades ou a empresa.',
  today: 'O preço de hoje passa a valer',
} as const
