/** For tests that see what moves: `test.use(MOVING)`. All others are as for people who asked for less motion. */
export const MOVING = { contextOptions: {} }
