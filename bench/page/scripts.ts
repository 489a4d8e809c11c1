import { gzipSync } from 'node:zlib'
import { chromium } from '@playwright/test'
import type { Row } from '../row.ts'
import { STORE_HOST } from './front.ts'

const MOST_KB = 125

/** The JavaScript that a browser loads on a first visit, gzipped, and whether any of it came before the first paint. */
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
    await page.goto(url, { waitUntil: 'networkidle' })
    const early = await page.evaluate(() => {
      const [paint] = performance.getEntriesByName('first-contentful-paint')
      return performance
        .getEntriesByType('resource')
        .filter(
          ({ name, startTime }) => /\.js(\?|$)/.test(name) && startTime < (paint?.startTime ?? Infinity),
        )
        .map(({ name }) => name)
    })
    const bytes = (await Promise.all(weights)).reduce((sum, weight) => sum + weight, 0)
    const kb = bytes / 1024
    return [
      {
        what: 'Landing page: JavaScript asked for before the first paint, and in all, gzipped',
        toReach: `none, ≤ ${MOST_KB} KB`,
        measured: `${early.length} files, ${kb.toFixed(1)} KB in ${weights.length} files`,
        isReached: early.length === 0 && kb <= MOST_KB && weights.length > 0,
      },
    ]
  } finally {
    await browser.close()
  }
}
