/** The screen of the e-mailed code. */
export const VERIFICATION_PAGE = '/checkout/verificacao'
