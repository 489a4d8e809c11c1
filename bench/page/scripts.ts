import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Row } from '../row.ts'
import { STORE_HOST } from './front.ts'

const MOST_KB = 125

/**
 * The JavaScript that a browser has asked for by the first paint, and all that it loads once a person is there (the
 * pointer moves) until the store has taken over; gzipped.
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
    const weights: Promise<number>[] = []
    page.on('response', (response) => {
      if (response.request().resourceType() === 'script')
        weights.push(response.body().then((body) => gzipSync(body).length))
    })
    await page.goto(url, { waitUntil: 'load' })
    await page.waitForFunction(() => performance.getEntriesByName('first-contentful-paint').length > 0)
    await page.mouse.move(100, 100)
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined)
    await page.waitForLoadState('networkidle')
    const early = await page.evaluate(() => {
      const paint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0
      return performance
        .getEntriesByType('resource')
        .filter(({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < paint).length
    })
    const kb = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0) / 1024
    return [
      {
        what: 'Landing page: JavaScript asked for before the first paint; in all, once a person is there, gzipped',
        toReach: `none; ≤ ${MOST_KB} KB`,
        measured: `${early} files; ${kb.toFixed(1)} KB in ${weights.length} files`,
        isReached: early === 0 && kb <= MOST_KB && weights.length > 0,
      },
    ]
  } finally {
    await browser.close()
  }
}
