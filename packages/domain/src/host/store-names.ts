/** What the names of the store's own pages in content begin with: sections of page `LOJA`. */
export const STORE_PREFIX = 'LOJA'

/** How the store names itself to the page of a partner that holds it (docs/rules/embedded.md: frame-size). */
export const EMBEDDED_APPLICATION = 'ui_loja'
