import { createJSONStorage, persist, type StateStorage } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { leaveFinished } from '../features/checkout/leave-finished.ts'
import { forgetJudgement } from '../features/customer/forget-judgement.ts'
import { isCheckoutEnd } from '../shell/special-paths.ts'
import { firstVisit, type VisitorState } from './visitor-state.ts'

/** Raise it when a slice changes its shape: an older copy is then dropped, not misread. */
export const VISIT_VERSION = 4

/** Under which name the tab keeps the visit to an issuer (its code). */
export const visitName = (issuer: string) => `loja:${issuer}`

export type VisitorStore = StoreApi<VisitorState> & {
  readonly persist: {
    readonly rehydrate: () => void | Promise<void>
    /** Whether the tab's copy was read. */
    readonly hasHydrated: () => boolean
    /** Calls back when the tab's copy was read; gives the way to stop that. */
    readonly onFinishHydration: (listener: () => void) => () => void
  }
}

/**
 * One visitor's store. On the server it is made per request and never filled; in the browser `rehydrate` reads the
 * tab's copy after the first paint. A price under way does not survive a reload: it is asked again. A concluded order
 * survives only on the page that shows it, however that page was left.
 */
export function createVisitorStore(issuer: string): VisitorStore {
  const store: VisitorStore = createStore<VisitorState>()(
    persist(() => firstVisit, {
      name: visitName(issuer),
      version: VISIT_VERSION,
      skipHydration: true,
      storage: createJSONStorage(() => writtenOnceRead(tabStorage(), () => store.persist.hasHydrated())),
      migrate: () => firstVisit,
      partialize: ({ plans: _, ...kept }): Partial<VisitorState> => kept,
      merge: (kept, current) => {
        const state = { ...current, ...(kept as VisitorState) }
        const visit = isCheckoutEnd(location.pathname) ? state : leaveFinished(state)
        return { ...visit, shopping: { ...visit.shopping, pricingStatus: 'idle' } }
      },
    }),
  )
  store.subscribe((state, before) => {
    const change = forgetJudgement(state, before)
    if (change) store.setState(change)
  })
  return store
}

/** Writes nothing until the tab's copy was read: what a page sets before would put an empty visit in its place. */
function writtenOnceRead(storage: StateStorage, isRead: () => boolean): StateStorage {
  return {
    getItem: (name) => storage.getItem(name),
    setItem: (name, value) => (isRead() ? storage.setItem(name, value) : undefined),
    removeItem: (name) => storage.removeItem(name),
  }
}

/** The tab's own storage; where there is none (the server) or none is allowed, the copy lives as long as the page. */
function tabStorage(): StateStorage {
  try {
    return sessionStorage
  } catch {
    const kept = new Map<string, string>()
    return {
      getItem: (name) => kept.get(name) ?? null,
      setItem: (name, value) => void kept.set(name, value),
      removeItem: (name) => void kept.delete(name),
    }
  }
}
