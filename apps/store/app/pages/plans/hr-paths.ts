/** Address of the HR cart. */
export const HR_CART = '/carrinho/pontomais'

/** Address of the comparison of the HR plans. */
export const HR_PLANS_PAGE = '/planos/hcm'
