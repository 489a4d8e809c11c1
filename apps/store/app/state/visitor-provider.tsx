import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
import { readCampaign } from '../features/customer/read-campaign.ts'
import type { VisitorState } from './visitor-state.ts'
import { createVisitorStore, type VisitorStore } from './visitor-store.ts'

interface Visitor {
  readonly store: VisitorStore
  /** The tab's copy was read: before that every screen shows what the server knew, an empty cart. */
  readonly isRestored: boolean
}

const VisitorContext = createContext<Visitor | null>(null)

/** Holds the visitor's state for the screens below it. */
export function VisitorProvider({
  issuer,
  children,
}: {
  readonly issuer: string
  readonly children: ReactNode
}) {
  const [store] = useState(() => createVisitorStore(issuer))
  const [isRestored, setRestored] = useState(false)
  useEffect(() => {
    void Promise.resolve(store.persist.rehydrate()).then(() => {
      rememberCampaign(store, location.search)
      setRestored(true)
    })
  }, [store])
  return <VisitorContext value={{ store, isRestored }}>{children}</VisitorContext>
}

/** The campaign of the visit's first page goes with its lead, however the visitor goes on. */
function rememberCampaign(store: VisitorStore, search: string) {
  const utm = readCampaign(search)
  if (!utm || store.getState().customer.utm) return
  store.setState(({ customer }) => ({ customer: { ...customer, utm } }))
}

function useVisitorContext(): Visitor {
  const visitor = use(VisitorContext)
  if (!visitor) throw new Error('a screen that uses the visitor state stands outside VisitorProvider')
  return visitor
}

/** Reads a part of the visitor's state and draws again when it changes. */
export function useVisitor<T>(select: (state: VisitorState) => T): T {
  return useStore(useVisitorContext().store, select)
}

/** The store itself, for handlers that read and change it. */
export function useVisitorStore(): VisitorStore {
  return useVisitorContext().store
}

/** True once the tab's own copy of the cart and the forms was read. */
export function useRestored(): boolean {
  return useVisitorContext().isRestored
}
