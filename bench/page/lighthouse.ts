import { execFile } from 'node:child_process'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { FLOOR_HOST, STORE_HOST } from './front.ts'

/** What Lighthouse says of one visit on a simulated phone. */
export interface Visit {
  /** Largest contentful paint and total blocking time, in ms. */
  readonly lcp: number
  readonly tbt: number
  readonly cls: number
  /** 0 to 100. */
  readonly accessibility: number
  readonly bestPractices: number
  readonly seo: number
}

interface Report {
  readonly finalDisplayedUrl: string
  readonly audits: Readonly<Record<string, { readonly numericValue?: number }>>
  readonly categories: Readonly<Record<string, { readonly score: number | null }>>
}

const TOOL = join(import.meta.dirname, '..', '..', 'node_modules', '.bin', 'lighthouse')
const MAX_REPORT = 64 * 1024 * 1024

/**
 * Times that a visit is tried: now and then Chromium's trace lacks its beginning, and Lighthouse ends with an error.
 */
const TRIES = 3

/**
 * One visit by Lighthouse's mobile preset in a fresh browser. Throws what Lighthouse says where no try gave a report.
 */
export async function visit(url: string): Promise<Visit> {
  for (let left = TRIES - 1; ; left--) {
    try {
      return await visitOnce(url)
    } catch (error) {
      if (left === 0) throw new Error(`Lighthouse: ${(error as { stderr?: string }).stderr ?? error}`)
    }
  }
}

async function visitOnce(url: string): Promise<Visit> {
  const flags = [
    '--no-sandbox',
    '--headless=new',
    '--disable-gpu',
    '--disable-quic',
    '--ignore-certificate-errors',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    `--host-resolver-rules='MAP ${STORE_HOST} 127.0.0.1, MAP ${FLOOR_HOST} 127.0.0.1'`,
  ]
  const { stdout } = await promisify(execFile)(
    TOOL,
    [url, '--output=json', '--output-path=stdout', '--quiet', `--chrome-flags=${flags.join(' ')}`],
    {
      maxBuffer: MAX_REPORT,
      env: { ...process.env, CHROME_PATH: process.env.CHROMIUM ?? '/usr/bin/chromium' },
    },
  )
  const { finalDisplayedUrl, audits, categories }: Report = JSON.parse(stdout)
  if (finalDisplayedUrl !== url) throw new Error(`${url} led to ${finalDisplayedUrl}.`)
  const value = (audit: string) => audits[audit]?.numericValue ?? Number.NaN
  const score = (category: string) => Math.round((categories[category]?.score ?? 0) * 100)
  return {
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    accessibility: score('accessibility'),
    bestPractices: score('best-practices'),
    seo: score('seo'),
  }
}
