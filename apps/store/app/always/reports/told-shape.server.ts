import * as z from '@benefits/wire/zod'
import { EVENT_NAMES } from './event-names.ts'
import { FAILURE_KINDS } from './kind-of.ts'
import type { Told } from './told.ts'

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
