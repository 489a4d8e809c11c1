import { expect, test } from 'vitest'
import {
  ABANDONED_SECONDS,
  AUTHORISED_SECONDS,
  MARGIN_SECONDS,
  secondsBefore,
  WATCHED_SECONDS,
} from './card-limits.ts'

test('money is kept for a day; a try is watched for a quarter of an hour and given up after a minute and a half', () => {
  const at = new Date('2026-11-21T12:00:00.000Z')
  expect(
    [AUTHORISED_SECONDS, WATCHED_SECONDS, ABANDONED_SECONDS, MARGIN_SECONDS].map((seconds) =>
      secondsBefore(at, seconds).toISOString(),
    ),
  ).toEqual([
    '2026-11-20T12:00:00.000Z',
    '2026-11-21T11:45:00.000Z',
    '2026-11-21T11:58:30.000Z',
    '2026-11-21T11:59:30.000Z',
  ])
})
