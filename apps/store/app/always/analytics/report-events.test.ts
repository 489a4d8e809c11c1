import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { reportEvents } from './measure.ts'

const sent: unknown[] = []

beforeEach(() => {
  vi.useFakeTimers()
  sent.length = 0
  vi.stubGlobal('window', {})
  vi.stubGlobal('location', { pathname: '/faq', search: '' })
  vi.stubGlobal('fetch', async (_address: string, { body }: { body: string }) => {
    sent.push(JSON.parse(body))
    return new Response()
  })
  vi.stubGlobal('addEventListener', () => {})
  vi.stubGlobal('removeEventListener', () => {})
})
afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('events of a moment are told together', () => {
  const reports = reportEvents()
  reports.add('page_view', location.pathname)
  reports.add('button_click', location.pathname)
  vi.advanceTimersByTime(2000)
  expect(sent).toEqual([
    {
      release: '',
      events: [
        { event: 'page_view', page: '/faq' },
        { event: 'button_click', page: '/faq' },
      ],
    },
  ])
})

test('what still waits is not told once the yes was taken back', () => {
  const reports = reportEvents()
  reports.add('page_view', location.pathname)
  reports.stop()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
})
