/** How long nothing is typed until a quantity, a value or a number of employees counts as typed, in ms. */
export const TYPING_PAUSE = 1000
