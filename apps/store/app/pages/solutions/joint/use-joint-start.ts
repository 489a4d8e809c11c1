import { isAsContracted } from '@benefits/domain/cart/contracted/contracted-lines'
import { useCallback } from 'react'
import { PATHS } from '../../../addresses/paths.ts'
import { useNavigateKeepingQuery } from '../../../always/navigation/use-kept-query.ts'
import { namesOf, useCartHost, useGreeting } from '../../../purchase/cart/public.ts'
import { startJoint } from '../../../visit/joint-moves.ts'
import { useVisitorStore } from '../../../visit/visitor-provider.tsx'
import type { SolutionSection } from '../shelf/solution-sections.ts'

/**
 * Gives the function that starts hiring groups in one go, with the first one's form. Where the buyer's own products of
 * another group would leave the cart, the switch modal asks first.
 */
export function useJointStart(): (chosen: readonly SolutionSection[]) => void {
  const store = useVisitorStore()
  const { ask } = useCartHost()
  const greet = useGreeting()
  const go = useNavigateKeepingQuery()
  return useCallback(
    (chosen) => {
      const codes = chosen.map(({ groupCode }) => groupCode)
      const [first] = chosen
      if (!first) return
      const begin = (all = codes) => {
        store.move(startJoint, all, first)
        go(PATHS.jointCart)
        greet()
      }
      const { shopping, customer } = store.getState()
      const isLost = shopping.cart.lines.some(
        (line) => !codes.includes(line.groupCode) && !isAsContracted(line, customer.contractedProducts),
      )
      if (!isLost) return begin()
      ask({
        kind: 'switch',
        chosen: { name: namesOf(chosen), groupCodes: codes },
        onKeep: () => {},
        onReplace: () => begin(),
        onJoined: () => begin([...store.getState().shopping.cart.jointGroupCodes]),
      })
    },
    [store, ask, greet, go],
  )
}
