/** The screen of the e-mailed code (spec 2 §2). */
export const VERIFICATION_PAGE = '/checkout/verificacao'
