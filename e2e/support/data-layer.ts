import type { BrowserContext, Page } from '@playwright/test'

/** One entry of the data layer. */
export type Entry = Record<string, unknown> & {
  readonly event: string
  readonly ecommerce?: { currency: number; value: number; items: { item_name: string }[] }
}

/** The data layer as it stands; null where there is none. */
export function readLayer(page: Page): Promise<Entry[] | null> {
  return page.evaluate(() => (window as { dataLayer?: unknown[] }).dataLayer ?? null) as Promise<
    Entry[] | null
  >
}

/** The page's events of one name, in order. */
export async function eventsOf(page: Page, name: string): Promise<Entry[]> {
  return ((await readLayer(page)) ?? []).filter(({ event }) => event === name)
}

/** The visit has agreed to be measured, at every issuer's store of the run. */
export async function agree(context: BrowserContext): Promise<void> {
  const asked = ['localhost', 'banco.localhost', 'cooperativa.localhost']
  await context.addCookies(
    asked.map((domain) => ({ name: 'loja_consentimento', value: 'aceito', domain, path: '/' })),
  )
}
