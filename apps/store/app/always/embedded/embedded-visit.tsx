import { CODE } from '@benefits/copy/code-of-refusal'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { PATHS } from '../../addresses/paths.ts'
import { runCommand } from '../../commands/run-command.ts'
import { ENTRY_PARAMETER, keepQuery } from '../../ui/keep-query.ts'
import { identify } from '../../visit/access-moves.ts'
import { openVisit } from '../../visit/embedded-moves.ts'
import { useRestored, useVisitor, useVisitorStore } from '../../visit/visitor-provider.tsx'
import { useEmbedded, useIssuer } from '../issuer/store-view.ts'
import { reportRefusal } from '../reports/report-failure.ts'
import { useWarn, useWarnProblem } from '../warning/warning-provider.tsx'
import { warningFor } from '../warning-dialog/warning-for.ts'
import { reportSize } from './report-size.ts'
import { followSeenPart } from './seen-part.ts'

/**
 * What a partner's entry brings, or that it was none (docs/rules/embedded.md). It draws nothing, and comes with a
 * script of its own: plain visitors never load it.
 */
export default function EmbeddedVisit() {
  useEntryTakenOff()
  useRefusedEntry()
  usePartnerVisit()
  usePartnerCompany()
  useSeenPart()
  useFrameSize()
  return null
}

/**
 * The entry has done its work: it stays neither in the address bar nor in the history. Links leave it out by
 * themselves.
 */
function useEntryTakenOff() {
  useEffect(() => {
    const { pathname, search, hash } = window.location
    if (!new URLSearchParams(search).has(ENTRY_PARAMETER)) return
    window.history.replaceState(window.history.state, '', keepQuery(`${pathname}${hash}`, search))
  }, [])
}

/** A refused entry is told once; the store is a plain visitor's already, and closing changes nothing. */
function useRefusedEntry() {
  const { identity, configuration } = useIssuer()
  const warn = useWarn()
  const isRefused = identity.embedded === 'refused'
  const { shortName } = configuration.issuer
  useEffect(() => {
    if (!isRefused) return
    reportRefusal(CODE.uncatalogued)
    warn({ ...warningFor(CODE.uncatalogued, shortName), closing: { kind: 'close' } })
  }, [isRefused, shortName, warn])
}

function usePartnerVisit() {
  const partner = useEmbedded()
  const store = useVisitorStore()
  const isRestored = useRestored()
  useEffect(() => {
    if (partner && isRestored) store.move(openVisit, partner)
  }, [partner, isRestored, store])
}

/** On the transport cart the company is looked up as soon as the page opens: what it has is not offered again. */
function usePartnerCompany() {
  const partner = useEmbedded()
  const store = useVisitorStore()
  const isRestored = useRestored()
  const warnProblem = useWarnProblem()
  const { pathname } = useLocation()
  const known = useVisitor(({ customer }) => customer.company?.cnpj ?? null)
  const wanted =
    pathname === PATHS.mobilityCart && isRestored && partner?.cnpj !== known ? partner?.cnpj : undefined
  useEffect(() => {
    if (wanted === undefined) return
    const given = new AbortController()
    runCommand('identifyCompany', { params: { cnpj: wanted } }, given.signal).then(
      (found) => {
        if (found.ok) store.move(identify, formatCnpj(wanted), found.answer)
        else warnProblem(found.problem)
      },
      () => {},
    )
    return () => given.abort()
  }, [wanted, store, warnProblem])
}

/** Before the size is told: the page around answers it. */
function useSeenPart() {
  const allowed = useEmbedded()?.frameAncestors
  useEffect(() => (allowed ? followSeenPart(allowed) : undefined), [allowed])
}

/**
 * Told anew by every page: the checkout has a frame of its own, and what was watched before is gone with the other one.
 */
function useFrameSize() {
  const allowed = useEmbedded()?.frameAncestors
  const { pathname } = useLocation()
  useEffect(() => (allowed && pathname ? reportSize(allowed) : undefined), [allowed, pathname])
}
