import type { EventName } from './event.ts'

const NAMES = {
  page_view: true,
  button_click: true,
  product_click: true,
  add_to_cart: true,
  remove_from_cart: true,
  begin_checkout: true,
  generate_lead: true,
  create_proposal: true,
  close_convert_lead: true,
  finished_checkout: true,
  fatal_exception: true,
} as const satisfies Record<EventName, true>

/** The names of all events, for whoever must know them at run time. */
export const EVENT_NAMES = Object.keys(NAMES) as readonly EventName[]
