import { afterNavigation, type Stop, type Trail } from './history-stack.ts'

/**
 * The trail of a tab in which the browser loaded a page. A link that was followed before scripts had started, or that loads
 * a whole page, is a push from the page that names itself as the referrer, `left` by its path; a page that is loaded
 * again, was typed, or is the one before, is none.
 */
export function fromDocument({ here: last, stack }: Trail, left: string | undefined, here: Stop): Trail {
  if (left?.[0] !== '/' || [last, stack.at(-1)].some((stop) => stop?.page === here.page))
    return afterNavigation({ here: last, stack }, 'POP', here)
  return afterNavigation(
    { here: last?.page === left ? last : { page: left, place: '' }, stack },
    'PUSH',
    here,
  )
}
