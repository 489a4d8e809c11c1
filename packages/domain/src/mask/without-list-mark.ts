/** What a line of a list begins with: a digit or letter in front of a bracket. Two digits may be an area code. */
const LIST_MARK = /^\s*[0-9a-z]\)\s+/i

/** A pasted text without the mark of the list that it was copied from: '1) Marina' is 'Marina'. */
export function withoutListMark(pasted: string): string {
  return pasted.replace(LIST_MARK, '')
}
