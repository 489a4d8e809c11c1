import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react'
import { useStore } from 'zustand'
import type { Elements } from '../ui/elements.ts'
import type { VisitorState } from './visitor-state.ts'
import { createVisitorStore, type VisitorStore } from './visitor-store.ts'

const VisitorContext = createContext<VisitorStore | null>(null)

/**
 * Holds the visitor's state for the screens below it. The context's value is the store, and never another: a context
 * that changes makes React throw away the server's HTML wherever a page is not taken over yet.
 */
export function VisitorProvider({
  issuer,
  children,
}: {
  readonly issuer: string
  readonly children: Elements
}) {
  const [store] = useState(() => createVisitorStore(issuer))
  useEffect(() => {
    void store.persist.rehydrate()
  }, [store])
  return <VisitorContext value={store}>{children}</VisitorContext>
}

/** Reads a part of the visitor's state and draws again when it changes. */
export function useVisitor<T>(select: (state: VisitorState) => T): T {
  return useStore(useVisitorStore(), select)
}

/** The store itself, for handlers that read and change it. */
export function useVisitorStore(): VisitorStore {
  const store = use(VisitorContext)
  if (!store) throw new Error('a screen that uses the visitor state stands outside VisitorProvider')
  return store
}

/** True once the tab's own copy was read: before that every screen shows what the server knew, an empty cart. */
export function useRestored(): boolean {
  const { persist } = useVisitorStore()
  return useSyncExternalStore(persist.onFinishHydration, persist.hasHydrated, () => false)
}
