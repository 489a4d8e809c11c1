import { useEffect, useState } from 'react'
import { PrefetchPageLinks, useLocation } from 'react-router'
import { findPage } from '../issuer/find-page.ts'
import { useStoreView } from '../issuer/store-view.ts'

/**
 * Loads the scripts of the page that most visitors go on to, once this page runs: the next press needs no file any
 * more, and a connection that is lost meanwhile is told by the next step's own words. Not without a connection: the
 * router answers a script that does not come by loading the address anew (docs/rules/screens.md: next-page).
 */
export function NextPage() {
  const { pathname } = useLocation()
  const view = useStoreView()
  const [readyAt, setReadyAt] = useState<string | null>(null)
  useEffect(() => {
    if (navigator.onLine) setReadyAt(pathname)
  }, [pathname])
  if (readyAt !== pathname || !view?.loaded) return null
  const { issuerKind } = view.identity
  const next = findPage(issuerKind, pathname, true)?.next?.[issuerKind]
  return next ? <PrefetchPageLinks page={next} /> : null
}
