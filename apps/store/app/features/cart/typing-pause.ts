/** How long nothing is typed until a quantity, a value or a number of employees counts as typed, in ms (spec 1 §9). */
export const TYPING_PAUSE = 1000
