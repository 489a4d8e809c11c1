import { loadSecret } from '../../apps/server/src/process/load-secret.ts'
import { optOutAddress } from '../../apps/server/src/services/links/opt-out-address.ts'
import { hashRecipient, recipientKeyOf } from '../../apps/server/src/services/opt-out/recipient.ts'
import { expect, test } from './look.ts'

const HOSTS = { vr: 'localhost', banco: 'banco.localhost', cooperativa: 'cooperativa.localhost' } as const

/** The link of a message that this store would have sent, at one of its hosts. */
function wayOut(baseURL: string | undefined, host: string): string {
  const store = new URL(baseURL ?? '')
  store.hostname = host
  const key = recipientKeyOf(loadSecret({ tokenSecret: undefined, dataDir: process.env.E2E_DATA_DIR ?? '' }))
  const recipientHash = hashRecipient(key, `marina@${host}.example`)
  return optOutAddress(store.href, key, { recipientHash, maskedEmail: 'mar***' })
}

test.describe('the way out of messages', () => {
  test.use({ expectedErrors: [/status of 400/] })

  for (const [issuer, host] of Object.entries(HOSTS)) {
    test(`asks and does it: ${issuer}`, async ({ page, baseURL, look }) => {
      await page.goto(wayOut(baseURL, host))
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Parar de receber convites?')
      // Its sign and its words are the store's, in the store's own font.
      const sign = page.getByRole('banner').locator('img')
      expect(await sign.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0)
      await page.evaluate(() => document.fonts.ready)
      const fonts = await page.evaluate(
        () => [...document.fonts].filter(({ status }) => status === 'loaded').length,
      )
      expect(fonts).toBeGreaterThan(0)
      // It needs none: mail programs and old browsers are enough.
      await expect(page.locator('script')).toHaveCount(0)
      await look(`opt-out-${issuer}`)
      await page.getByRole('button', { name: 'Parar de receber' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'Pronto, você não recebe mais convites',
      )
      await look(`opt-out-${issuer}-done`)
      await page.getByRole('button', { name: 'Voltar a receber' }).press('Enter')
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('Você voltou a receber convites')
    })
  }

  test('says of a link that was cut that it is not valid', async ({ page, baseURL, look }) => {
    const answer = await page.goto(wayOut(baseURL, HOSTS.vr).slice(0, -3))
    expect(answer?.status()).toBe(400)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não é válido')
    await look('opt-out-wrong')
    await expect(page.getByRole('link', { name: /^atendimento@/ })).toHaveAttribute(
      'href',
      /^mailto:atendimento@/,
    )
    await page.getByRole('link', { name: 'Ir para a loja' }).click()
    await expect(page).toHaveURL(`${baseURL}/`)
  })
})
