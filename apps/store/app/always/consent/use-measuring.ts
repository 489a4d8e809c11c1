import { tagsOf } from '@benefits/domain/host/tags-of'
import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { loadPart } from '../../ui/load-part.ts'
import { useRestored, useVisitorStore } from '../../visit/visitor-provider.tsx'
import type { Measuring } from '../analytics/measure.ts'
import { useIssuer } from '../issuer/store-view.ts'

/** Measures the visit as long as the visitor agrees; what does it is not even loaded before. */
export function useMeasuring(isAllowed: boolean): void {
  const store = useVisitorStore()
  const isRestored = useRestored()
  const { identity, configuration } = useIssuer()
  const { pathname } = useLocation()
  const measuring = useRef<Measuring | null>(null)
  const { channelCode: channel, environment, selling } = identity
  const { walletGroupCodes } = selling
  const { gtmTags } = configuration.issuer
  const path = useRef(pathname)

  useEffect(() => {
    if (!isAllowed || !isRestored) return
    let isLeft = false
    const tags = tagsOf(gtmTags, environment)
    void loadPart(() => import('../analytics/measure.ts'), Number.POSITIVE_INFINITY).then(({ measure }) => {
      if (isLeft) return
      measuring.current = measure({ store, channel, walletGroupCodes, tags })
      measuring.current.arrive(path.current)
    })
    return () => {
      isLeft = true
      measuring.current?.stop()
      measuring.current = null
    }
  }, [isAllowed, isRestored, store, channel, walletGroupCodes, environment, gtmTags])

  useEffect(() => {
    if (path.current === pathname) return
    path.current = pathname
    measuring.current?.arrive(pathname)
  }, [pathname])
}
