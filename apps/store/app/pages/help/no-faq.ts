/** The help centre's data where it could not be asked for: nothing, and not for good. */
export const NO_FAQ = { categories: [], articles: [], isWhole: false }
