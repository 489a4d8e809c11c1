import { WORKER_LIMIT } from '@benefits/domain/catalogue/line-limits'
import { useEffect } from 'react'
import { TYPING_PAUSE } from '../../../purchase/cart/public.ts'
import { useWorkerLimit, type WorkerLimitNotice } from '../../../purchase/worker-limit/public.ts'

/** The modal of the worker limit, and whether the employees are above it. */
export interface OverLimit extends WorkerLimitNotice {
  readonly isOver: boolean
}

/** Opens the modal of the worker limit once a number above it was typed. */
export function useOverLimit(employees: number | null): OverLimit {
  const { tell, dialog } = useWorkerLimit()
  const isOver = employees !== null && employees > WORKER_LIMIT
  useEffect(() => {
    if (!isOver) return
    const timer = setTimeout(tell, TYPING_PAUSE)
    return () => clearTimeout(timer)
  }, [isOver, tell])
  return { tell, dialog, isOver }
}
