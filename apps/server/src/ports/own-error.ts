/**
 * A failure in the project's own words: its message is written here, holds nothing but these words, ids and numbers,
 * and may therefore stand in a log. The message of any other error may repeat an address, a header or somebody's data,
 * and never does.
 */
export class OwnError extends Error {
  override readonly name: string = 'OwnError'
}
