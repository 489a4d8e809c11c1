import { useCallback, useLayoutEffect, useRef } from 'react'
import { useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { VisitorState } from '../../visit/visitor-state.ts'

/**
 * Changes the visit as this page goes, where it was told that it goes for good: not sooner, since without a cart this
 * page would lead away by itself; and before the next page is painted, which would show the old cart for a moment.
 * `change` stays the same function.
 */
export function useChangeOnLeaving(
  change: (state: VisitorState) => Partial<VisitorState>,
): (isLeaving: boolean) => void {
  const store = useVisitorStore()
  const isLeaving = useRef(false)
  useLayoutEffect(
    () => () => {
      if (isLeaving.current) store.move(change)
    },
    [store, change],
  )
  return useCallback((now) => {
    isLeaving.current = now
  }, [])
}
