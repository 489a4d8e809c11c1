import * as z from '@benefits/wire/zod'
import type { EventName } from './event.ts'
import type { Told } from './report.ts'
import { FAILURE_KINDS } from './thrown.ts'

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

/** The names of all events. */
export const EVENT_NAMES = Object.keys(NAMES) as readonly EventName[]

/** Entries of one report. */
const MOST = 50

const page = z.string().max(200)

/** What a page may tell; anything else is refused, so that nothing of a person can be told by mistake. */
export const toldShape: z.ZodType<Told> = z.strictObject({
  release: z.string().regex(/^[\w-]{0,40}$/),
  events: z
    .array(z.strictObject({ event: z.enum(EVENT_NAMES), page }))
    .max(MOST)
    .default([]),
  failures: z
    .array(
      z.strictObject({
        kind: z.enum(FAILURE_KINDS),
        frames: z.array(z.string().regex(/^[\w.-]{1,80}\.js:\d{1,7}:\d{1,7}$/)).max(5),
        page,
      }),
    )
    .max(MOST)
    .default([]),
})
