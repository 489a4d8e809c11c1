import { useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { askedTogether } from '../../../purchase/cart/public.ts'
import { goToJointChoice } from './joint-choice.tsx'

/** Groups that the link to this page asked to be hired together; the choice is where the visit goes on then. */
export function useAskedTogether(): readonly number[] {
  const { state } = useLocation()
  const [asked] = useState(() => askedTogether(state))
  useEffect(() => {
    if (asked === null) return
    // The new page takes the focus first.
    const frame = requestAnimationFrame(goToJointChoice)
    return () => cancelAnimationFrame(frame)
  }, [asked])
  return asked === null ? [] : [asked]
}
