import { WORKER_LIMIT } from '@benefits/domain/cart/quantity-limits'
import { type ReactNode, useEffect } from 'react'
import { useWorkerLimit } from '../worker-limit/public.ts'

/** Wait until a number of employees counts as typed, in ms (spec 1 §9). */
const TYPED = 1000

/** Opens the modal of the worker limit once a number above it was typed; gives its place in the screen (spec 1 §5). */
export function useOverLimit(employees: number | null): ReactNode {
  const { tell, dialog } = useWorkerLimit()
  useEffect(() => {
    if (employees === null || employees <= WORKER_LIMIT) return
    const timer = setTimeout(tell, TYPED)
    return () => clearTimeout(timer)
  }, [employees, tell])
  return dialog
}
