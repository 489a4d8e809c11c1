import { isCheckoutEnd } from '../../addresses/find-page.ts'
import { isSomebodysLink, toldPath } from '../../addresses/told-path.ts'
import type { VisitorState } from '../../visit/visitor-state.ts'
import type { VisitorStore } from '../../visit/visitor-store.ts'
import type { AnalyticsEvent, EventName, EventPayloads } from '../reports/event.ts'
import { report } from '../reports/report.ts'
import { ecommerceOf, pricingOf } from './cart-items.ts'
import { planValueOf, watchCart } from './watch-cart.ts'
import { watchPresses } from './watch-presses.ts'
import { isFirst, watchPurchase } from './watch-purchase.ts'
import { watchRefusals } from './watch-refusals.ts'

/** Whose visit is measured. */
export interface Measured {
  readonly store: VisitorStore
  readonly channel: string
  readonly walletGroupCodes: readonly number[]
  /** Containers to load: none but in production and QA (docs/rules/consent.md: where-tags-load). */
  readonly tags: readonly string[]
}

/** Measuring under way. */
export interface Measuring {
  /** Another page was reached. */
  readonly arrive: (pathname: string) => void
  /** Ends it and takes away what it left on the page. */
  readonly stop: () => void
}

type Order = NonNullable<VisitorState['purchase']['order']>

/**
 * Begins to measure a visit whose visitor agreed: events go to the data layer and, by name, to the store's own log.
 * Nothing of the store knows of it; it watches the visitor's state, commands, refusals and presses.
 */
export function measure({ store, channel, walletGroupCodes, tags }: Measured): Measuring {
  const reports = reportEvents()
  function tell<N extends EventName>(
    event: N,
    payload: Omit<EventPayloads[N], 'page_path'>,
    page = location.pathname,
  ) {
    const told = toldPath(page)
    push({ event, page_path: told, ...payload } as unknown as AnalyticsEvent)
    reports.add(event, told)
  }
  const ecommerce = () =>
    ecommerceOf(store.getState().shopping.cart.lines, walletGroupCodes, planValueOf(store))
  const lead = () => ({ lead_id: store.getState().customer.leadId, channel })
  function concluded(
    event: 'close_convert_lead' | 'finished_checkout',
    { orderId, pricing }: Order,
    page?: string,
  ) {
    if (isFirst(event, orderId))
      tell(event, { ...lead(), pricing: pricingOf(pricing), ecommerce: ecommerce() }, page)
  }

  const cart = watchCart(store, walletGroupCodes, (event, items) => tell(event, { ecommerce: items }))
  let stopPresses: (() => void) | undefined
  function hearPresses() {
    stopPresses ??= watchPresses({
      pressed: (button, page) => tell('button_click', { button }, page),
      product: (product, page) => tell('product_click', { product }, page),
      checkout(page) {
        cart.flush()
        tell('begin_checkout', { ecommerce: ecommerce() }, page)
      },
    })
  }
  const stops = [
    cart.stop,
    watchPurchase(store, {
      lead: (lead_id) => tell('generate_lead', { lead_id, channel }),
      proposal: () => tell('create_proposal', lead()),
      hired: (order) => concluded('close_convert_lead', order),
    }),
    watchRefusals((raised) => tell('fatal_exception', raised)),
    reports.stop,
  ]
  window.dataLayer ??= []
  let wereLoaded = false
  return {
    arrive(pathname) {
      // A tag reads the address by itself: none is loaded where that is somebody's link.
      if (!wereLoaded && !isSomebodysLink(location.pathname)) wereLoaded = loadTags(tags)
      // The address bar may be a page further already.
      if (pathname !== '/') tell('page_view', {}, pathname)
      hearPresses()
      const { order } = store.getState().purchase
      if (order && isCheckoutEnd(pathname)) concluded('finished_checkout', order, pathname)
    },
    stop() {
      for (const stop of stops) stop()
      stopPresses?.()
      forget()
      // A tag that runs cannot be taken back: the page begins anew without it.
      if (wereLoaded) location.reload()
    },
  }
}

/**
 * Where containers come from; the policy of pages allows it where they may load (`content-policy.ts` of the server).
 */
const ADDRESS = 'https://www.googletagmanager.com/gtm.js?id='

/** Loads the issuer's tag containers beside the page, as Google's own snippet does; true where there were any. */
function loadTags(tags: readonly string[]): boolean {
  if (tags.length > 0) push({ event: 'gtm.js', 'gtm.start': Date.now() })
  for (const tag of tags) {
    const script = document.createElement('script')
    script.async = true
    script.src = `${ADDRESS}${encodeURIComponent(tag)}`
    document.head.append(script)
  }
  return tags.length > 0
}

/** How long events wait for each other, in milliseconds. */
const TOGETHER_MS = 2000

/**
 * Tells the store's own log which events there were and on which page, some at a time; nothing else of them. What still
 * waits when it is stopped is never told: the yes it was heard under is taken back.
 */
export function reportEvents() {
  let waiting: { event: EventName; page: string }[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  function send() {
    clearTimeout(timer)
    timer = undefined
    if (waiting.length > 0) report({ events: waiting })
    waiting = []
  }
  addEventListener('pagehide', send)
  return {
    add(event: EventName, page: string) {
      waiting.push({ event, page })
      timer ??= setTimeout(send, TOGETHER_MS)
    },
    stop() {
      clearTimeout(timer)
      waiting = []
      removeEventListener('pagehide', send)
    },
  }
}

declare global {
  interface Window {
    /** There from the visitor's yes on, for tag managers and whoever measures. */
    dataLayer?: unknown[] | undefined
  }
}

/** Adds an event to the data layer; only ever called after a yes. */
function push(event: AnalyticsEvent | Readonly<Record<string, unknown>>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Takes the data layer away, with all that is in it. */
function forget(): void {
  window.dataLayer?.splice(0)
  delete window.dataLayer
}
