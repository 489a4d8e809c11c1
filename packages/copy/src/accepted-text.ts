/** The words beside the box that the buyer ticks to accept the contract; kept with the evidence. */
export const ACCEPTED_TEXT = 'Li e concordo com os termos do contrato'
