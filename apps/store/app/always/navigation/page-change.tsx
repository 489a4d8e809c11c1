import { useEffect, useRef, useState } from 'react'
import { useLocation, useNavigation } from 'react-router'
import { findPage } from '../../addresses/find-page.ts'
import { useAnnounce } from '../../ui/feedback/live-region.tsx'
import { Notice } from '../../ui/feedback/notice.tsx'
import { useStoreView } from '../issuer/store-view.ts'
import { shellCopy } from './copy.ts'
import type { NextScripts } from './next-scripts.server.ts'

/**
 * What happens when another page has been reached: screen readers hear its title and stand at its content. Another
 * address of the same title is the same page (the HR cart with and without its plan). Scrolling to the top is the
 * router's `ScrollRestoration`.
 */
export function PageArrival() {
  const { pathname, hash, key } = useLocation()
  const announce = useAnnounce()
  const seen = useRef({ pathname, title: '' })
  // biome-ignore lint/correctness/useExhaustiveDependencies: the same place may be led to again.
  useEffect(() => {
    const { title } = document
    const isSame = seen.current.pathname === pathname || seen.current.title === title
    seen.current = { pathname, title }
    if (!isSame) announce(shellCopy.pageReached(title))
    // A modal that came before the page keeps the focus: the page behind it cannot be used yet.
    if (isModalOpen()) return
    if (!isSame) document.getElementById('conteudo')?.focus({ preventScroll: true })
    // A place of the page that is led to takes it, where it can.
    document.getElementById(hash.slice(1))?.focus({ preventScroll: true })
  }, [pathname, hash, key, announce])
  return null
}

interface NextPageProps {
  readonly scripts: NextScripts
}

/**
 * Loads the scripts of the page that most visitors go on to, once this page runs: the next press needs no file any
 * more, and a connection that is lost meanwhile is told by the next step's own words. Not by the router's own links:
 * where a script of theirs does not come, the router loads the page anew that somebody is typing into
 * (docs/rules/screens.md: next-page).
 */
export function NextPage({ scripts }: NextPageProps) {
  const { pathname } = useLocation()
  const kind = useStoreView()?.identity.issuerKind
  const next = kind && findPage(kind, pathname, true)?.next?.[kind]
  useEffect(() => {
    if (!next || !navigator.onLine) return
    for (const script of scripts[next] ?? []) import(/* @vite-ignore */ script).catch(() => {})
  }, [next, scripts])
  return null
}

/** Milliseconds that a page may take before anybody needs to be told. */
const PATIENCE = 400

/** Says over the page that the next one is loading, once that takes long; moves nothing and goes with that page. */
export function PageOnItsWay() {
  const { pathname } = useLocation()
  const { location } = useNavigation()
  const isUnderWay = location !== undefined && location.pathname !== pathname
  const [isLong, setLong] = useState(false)
  useEffect(() => {
    if (!isUnderWay) return
    const timer = setTimeout(() => setLong(true), PATIENCE)
    return () => {
      clearTimeout(timer)
      setLong(false)
    }
  }, [isUnderWay])
  return <Notice text={isUnderWay && isLong ? shellCopy.loadingPage : null} />
}

/**
 * Whether a modal or drawer is on the screen and stays; one that is leaving does not count. For effects and handlers.
 */
function isModalOpen(): boolean {
  return document.querySelector('[role="dialog"][data-open]') !== null
}
