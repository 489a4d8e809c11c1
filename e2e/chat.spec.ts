import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type OwnStore, START_MS, startOwnStore } from './support/own-store.ts'
import { button, hydrated } from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** A Chatwoot that keeps what it is told, in the place of the script that its server would send. */
const CHATWOOT = `
window.told = []
window.chatwootSDK = { run(inbox) {
  told.push(['run', inbox])
  window.$chatwoot = {
    hasLoaded: true,
    setCustomAttributes: (attributes) => told.push(['attributes', attributes]),
    toggle: (state) => told.push(['toggle', state]),
  }
  dispatchEvent(new Event('chatwoot:ready'))
} }`

/** An Intercom that does. */
const INTERCOM = 'window.told = []; window.Intercom = (...said) => told.push(said)'

/** Issuers as shipped, the main one with Chatwoot and the bank with Intercom. */
async function writeContent(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'loja-e2e-content-'))
  await cp(join(import.meta.dirname, '..', 'content', 'issuers'), folder, { recursive: true })
  for (const [code, provider] of [
    ['VRPAT', { name: 'chatwoot', origin: 'https://chat.example', key: 'caixa-1' }],
    ['JVCEF', { name: 'intercom', origin: 'https://widget.intercom.io', key: 'app1' }],
  ] as const) {
    const file = join(folder, code, 'issuer.json')
    const issuer = JSON.parse(await readFile(file, 'utf8'))
    await writeFile(
      file,
      JSON.stringify({ ...issuer, chat: { isActive: true, provider, channels: ['default'] } }),
    )
  }
  return folder
}

let store: OwnStore
let folder: string
test.beforeAll(async ({ baseURL }, { parallelIndex }) => {
  test.setTimeout(2 * START_MS)
  folder = await writeContent()
  const port = Number(new URL(baseURL ?? '').port) + 2 * (parallelIndex + 1)
  store = await startOwnStore(port, { CONTENT_DIR: folder })
})
test.afterAll(async () => {
  await store.close()
  await rm(folder, { recursive: true, force: true })
})

test.describe('a chat', () => {
  test.describe.configure({ mode: 'serial' })
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('comes when it is asked for, is told the channel, and opens its own window', async ({
    page,
    expectAccessible,
  }) => {
    const { promise: mayCome, resolve: come } = Promise.withResolvers<void>()
    let asked = 0
    await page.route('https://chat.example/**', async (route) => {
      asked += 1
      await mayCome
      await route.fulfill({ contentType: 'text/javascript', body: CHATWOOT })
    })
    await page.goto(`${store.baseURL}/faq?canal=auto`)
    await hydrated(page)
    await button(page, 'Ajuda VR').click()
    const panel = page.getByRole('dialog', { name: 'Central de suporte' })
    const talk = panel.getByRole('button', { name: 'Conversar pelo chat' })
    await expect(talk).toBeVisible()
    expect(asked).toBe(0)
    await talk.click()
    await expect(panel.getByText('Aguarde enquanto conectamos o chat...')).toBeVisible()
    await expectAccessible()
    come()
    await expect(panel).toHaveCount(0)
    expect(asked).toBe(1)
    expect(await page.evaluate('told')).toEqual([
      ['run', { websiteToken: 'caixa-1', baseUrl: 'https://chat.example' }],
      ['attributes', { canal: 'auto' }],
      ['toggle', 'open'],
    ])
    // Again, from the help centre's own section: nothing is loaded twice.
    await page.locator('#faq-contact-section').getByRole('button', { name: 'Conversar pelo chat' }).click()
    await expect.poll(() => page.evaluate('told.length')).toBe(5)
    expect(asked).toBe(1)
  })

  test('of another service is booted with the channel', async ({ page }) => {
    await page.route('https://widget.intercom.io/widget/app1', (route) =>
      route.fulfill({ contentType: 'text/javascript', body: INTERCOM }),
    )
    await page.goto(`${store.baseURL.replace('localhost', 'banco.localhost')}/?canal=default`)
    await hydrated(page)
    await button(page, 'Ajuda do banco').click()
    const panel = page.getByRole('dialog', { name: 'Central de suporte' })
    await panel.getByRole('button', { name: 'Conversar pelo chat' }).click()
    await expect(panel).toHaveCount(0)
    expect(await page.evaluate('told')).toEqual([
      ['boot', { app_id: 'app1', canal: 'default', language_override: 'pt-BR' }],
      ['show'],
    ])
  })

  test('that does not come is only written down; the other ways stay', async ({ page }) => {
    const warnings: string[] = []
    page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()))
    await page.route('https://chat.example/**', (route) => route.abort())
    await page.goto(`${store.baseURL}/faq`)
    await hydrated(page)
    await button(page, 'Ajuda VR').click()
    const panel = page.getByRole('dialog', { name: 'Central de suporte' })
    await panel.getByRole('button', { name: 'Conversar pelo chat' }).click()
    await expect(panel).toContainText('O chat não está disponível no momento. Use um dos outros canais.')
    await expect(page.getByRole('dialog')).toHaveCount(1)
    await expect(page.getByRole('alert')).toHaveCount(0)
    expect(warnings.join()).toContain('https://chat.example/packs/js/sdk.js did not load')
  })

  test('is neither shown nor allowed on a partner’s channel that is not listed', async ({ page }) => {
    const answer = await page.goto(`${store.baseURL}/faq?canal=parceiro`)
    expect(answer?.headers()['content-security-policy']).not.toContain('chat.example')
    await hydrated(page)
    await button(page, 'Ajuda VR').click()
    await expect(page.getByRole('dialog').getByText('Telefone')).toBeVisible()
    await expect(page.getByRole('button', { name: 'Conversar pelo chat' })).toHaveCount(0)
  })
})
