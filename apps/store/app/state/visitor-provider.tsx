import { createContext, type ReactNode, use, useEffect, useState } from 'react'
import { useStore } from 'zustand'
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
    void Promise.resolve(store.persist.rehydrate()).then(() => setRestored(true))
  }, [store])
  return <VisitorContext value={{ store, isRestored }}>{children}</VisitorContext>
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
