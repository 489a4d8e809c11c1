import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Row } from '../row.ts'
import { STORE_HOST } from './front.ts'

const MOST_KB = 135

/**
 * The JavaScript that a browser has asked for by the first paint, with which the store takes the page over, and with
 * what comes after that by itself (the question about cookies, measuring) and once the pointer moves; gzipped.
 */
export async function weighScripts(url: string): Promise<readonly Row[]> {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium',
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      `--host-resolver-rules=MAP ${STORE_HOST} 127.0.0.1`,
    ],
  })
  try {
    const page = await browser.newPage({ ignoreHTTPSErrors: true })
    const weights: Promise<readonly [string, number]>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        weights.push(response.body().then((body) => [response.url(), gzipSync(body).length] as const))
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.locator('html[data-hydrated]').waitFor()
    await page.mouse.move(100, 100)
    await page.waitForLoadState('networkidle')
    const asked = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      const scripts = performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\.js(\?|$)/.test(name)) as PerformanceResourceTiming[]
      // The entry takes the page over; what it finds then is asked for after it came.
      const entry = scripts.find(({ name }) => name.includes('/entry.client'))?.responseEnd ?? 0
      return scripts.map(({ name, startTime }) => ({
        name,
        isEarly: startTime < paint,
        isFirst: startTime < entry,
      }))
    })
    const early = asked.filter(({ isEarly }) => isEarly).length
    const first = new Set(asked.flatMap(({ name, isFirst }) => (isFirst ? name : [])))
    const weighed = await Promise.all(weights)
    const kb = (rows: typeof weighed) => rows.reduce((sum, [, weight]) => sum + weight, 0) / 1024
    const own = kb(weighed.filter(([address]) => first.has(address)))
    return [
      {
        what: 'Landing page: JavaScript asked for before the first paint; with which the store takes the page over, gzipped',
        toReach: `none; ≤ ${MOST_KB} KB`,
        measured: `${early} files; ${own.toFixed(1)} KB (${kb(weighed).toFixed(1)} KB in ${weighed.length} files with what comes after it)`,
        isReached: early === 0 && own > 0 && own <= MOST_KB,
      },
    ]
  } finally {
    await browser.close()
  }
}
