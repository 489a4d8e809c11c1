import type { AnalyticsEvent } from '../reports/event.ts'

declare global {
  interface Window {
    /** There from the visitor's yes on, for tag managers and whoever measures. */
    dataLayer?: unknown[] | undefined
  }
}

/** Adds an event to the data layer; only ever called after a yes. */
export function push(event: AnalyticsEvent | Readonly<Record<string, unknown>>): void {
  window.dataLayer ??= []
  window.dataLayer.push(event)
}

/** Takes the data layer away, with all that is in it. */
export function forget(): void {
  window.dataLayer?.splice(0)
  delete window.dataLayer
}
