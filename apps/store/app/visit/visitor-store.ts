import { type PersistStorage, persist, type StorageValue } from 'zustand/middleware'
import { createStore, type StoreApi } from 'zustand/vanilla'
import { keepsFinished } from '../addresses/find-page.ts'
import { openTabStorage } from '../ui/tab-storage.ts'
import { forgetAssessment } from './customer-moves.ts'
import { leaveFinished } from './leave-finished.ts'
import { afterEnding, firstVisit, keptOf, VISIT_VERSION, type VisitorState } from './visitor-state.ts'

/** Under which name the tab keeps the visit to an issuer (its code). */
export const visitName = (issuer: string): VisitName => `loja:${issuer}`
export type VisitName = `loja:${string}`

/** What the tab keeps under that name, as JSON. */
export type VisitCopy = StorageValue<Partial<VisitorState>>

/**
 * A change of the visit by its name, as `resetOffer`: pure, given the state as it stands, it gives the slices that it
 * changes. Whoever changes a slice calls its move; nobody else spreads one.
 */
export type Move<Given extends readonly unknown[]> = (
  state: VisitorState,
  ...given: Given
) => Partial<VisitorState>

interface KeptStore extends StoreApi<VisitorState> {
  readonly persist: {
    readonly rehydrate: () => void | Promise<void>
    /** Whether the tab's copy was read. */
    readonly hasHydrated: () => boolean
    /** Calls back when the tab's copy was read; gives the way to stop that. */
    readonly onFinishHydration: (listener: () => void) => () => void
  }
}

/** A move that has something to tell too: what it changes, and what whoever makes it is to know of that. */
type TellingMove<Given extends readonly unknown[], Told> = (
  state: VisitorState,
  ...given: Given
) => Told & { readonly change: Partial<VisitorState> }

/** What screens see of the visit: they read it and make moves; none writes a slice (`setState`). */
export interface VisitorStore extends Omit<KeptStore, 'setState'> {
  /** Makes a move: `store.move(resetOffer)`. One that gives nothing but what stands already tells nobody. */
  readonly move: <Given extends readonly unknown[]>(move: Move<Given>, ...given: Given) => void
  /** Makes a move and gives what it tells: `const { notice } = store.moveAndTell(resolvePrice, revision, result)`. */
  readonly moveAndTell: <Given extends readonly unknown[], Told>(
    move: TellingMove<Given, Told>,
    ...given: Given
  ) => Told
}

/**
 * One visitor's store. On the server it is made per request and never filled; in the browser `rehydrate` reads the
 * tab's copy after the first paint. A price under way does not survive a reload: it is asked again. A concluded order
 * survives only on the page that shows it, however that page was left.
 */
export function createVisitorStore(issuer: string): VisitorStore {
  const store: KeptStore = createStore<VisitorState>()(
    persist(() => firstVisit, {
      name: visitName(issuer),
      version: VISIT_VERSION,
      skipHydration: true,
      storage: tabCopy(() => store.persist.hasHydrated()),
      // The release before keeps the same shapes: any other is older (docs/rules/checkout.md: former-visit).
      migrate: () => firstVisit,
      partialize: keptOf,
      merge: (kept, current) => {
        const state = { ...current, ...(kept as VisitorState) }
        return afterEnding('reload', keepsFinished(location.pathname) ? state : leaveFinished(state))
      },
    }),
  )
  store.subscribe((state, before) => {
    const change = forgetAssessment(state, before)
    if (change) store.setState(change)
  })
  const apply = (change: Partial<VisitorState>) => {
    const state = store.getState()
    const slices = Object.keys(change) as (keyof VisitorState)[]
    if (slices.some((slice) => change[slice] !== state[slice])) store.setState(change)
  }
  return Object.assign(store, {
    move: <Given extends readonly unknown[]>(move: Move<Given>, ...given: Given) =>
      apply(move(store.getState(), ...given)),
    moveAndTell: <Given extends readonly unknown[], Told>(
      move: TellingMove<Given, Told>,
      ...given: Given
    ) => {
      const told = move(store.getState(), ...given)
      apply(told.change)
      return told
    },
  })
}

/**
 * The tab's copy as text. It writes nothing until the copy was read: what a page sets before would put an empty visit
 * in its place. A copy that cannot be read is none, so that the page does not wait for it for ever.
 */
function tabCopy(isRead: () => boolean): PersistStorage<Partial<VisitorState>> {
  const storage = openTabStorage()
  return {
    getItem: (name) => readCopy(storage.getItem(name)),
    setItem: (name, copy) => (isRead() ? storage.setItem(name, JSON.stringify(copy)) : undefined),
    removeItem: (name) => storage.removeItem(name),
  }
}

function readCopy(text: string | null): VisitCopy | null {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
