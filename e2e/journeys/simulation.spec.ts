import type { Browser, Page } from '@playwright/test'
import { readQr } from '../../apps/server/test/support/read-qr.ts'
import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP, PHONE } from '../support/devices.ts'
import { fillProposal, proposal } from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { addProduct, button, field, money, open, summary } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fillCart } from '../support/visit.ts'

const SHARE = 'Compartilhar simulação'
const USE = 'Usar esta simulação'
const MEALS = { quantity: 10, value: 60_000 }

const dialog = (page: Page) => page.getByRole('dialog', { name: SHARE })

/** Opens the dialog of the cart's page and reads its link. */
async function linkOf(page: Page): Promise<string> {
  await button(page, SHARE).click()
  await expect(field(page, 'Link da simulação')).toHaveValue(/\/simulacao\/[\w-]+/)
  return field(page, 'Link da simulação').inputValue()
}

async function newPage(browser: Browser, device: typeof LAPTOP | typeof PHONE): Promise<Page> {
  const context = await browser.newContext({ ...device, locale: 'pt-BR' })
  return context.newPage()
}

test.describe('a link made on a phone', () => {
  test.use(PHONE)

  test('at a bank partner opens on a laptop, which takes it over and keeps its own cart', async ({
    page,
    browser,
    baseURL,
    expectFitting,
  }) => {
    const bank = (baseURL ?? '').replace('localhost', 'banco.localhost')
    await open(page, `${bank}/modalidade/avulsos?canal=parceiro`)
    await addProduct(page, 'Refeição Banco Parceiro', MEALS)
    await open(page, `${bank}/pedido/carrinho?canal=parceiro`)
    await button(page, SHARE).click()

    await test.step('the link can be copied, sent and scanned', async () => {
      const link = field(page, 'Link da simulação')
      await expect(link).toHaveValue(/^http:\/\/banco\.localhost:\d+\/simulacao\/[\w-]+\?canal=parceiro$/)
      await expect(link).not.toBeEditable()
      await link.focus()
      const selected = () => page.evaluate(() => String(getSelection()))
      expect(await selected()).toBe(await link.inputValue())
      const code = page.getByRole('img', { name: 'QR code da simulação' })
      await expect(code).toBeHidden()
      await page.setViewportSize({ width: 1280, height: 844 })
      expect(await readQr(await code.screenshot())).toEqual([await link.inputValue()])
      await page.setViewportSize({ width: 390, height: 844 })
      const mail = page.getByRole('link', { name: 'Enviar por e-mail', exact: true })
      const whatsApp = page.getByRole('link', { name: 'Enviar pelo WhatsApp', exact: true })
      const told = encodeURIComponent(await link.inputValue())
      await expect(mail).toHaveAttribute('href', new RegExp(`^mailto:\\?subject=Simula.*${told}$`))
      await expect(whatsApp).toHaveAttribute('href', new RegExp(`^https://wa\\.me/\\?text=.*${told}$`))
      await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
      const copied = () => page.evaluate(() => navigator.clipboard.readText())
      const asked = await button(page, 'Copiar link').boundingBox()
      await button(page, 'Copiar link').click()
      // The button itself says what came of it, where it stands.
      await expect(button(page, 'Link copiado')).toBeFocused()
      expect(await button(page, 'Link copiado').boundingBox()).toEqual(asked)
      await expect(dialog(page).getByRole('status').filter({ hasText: 'Link copiado' })).toHaveCount(1)
      expect(await copied()).toBe(await link.inputValue())
      await atBothWidths(page, expectFitting)
      const stood = page.viewportSize()
      for (const size of [
        { width: 390, height: 664 },
        { width: 320, height: 664 },
      ]) {
        await page.setViewportSize(size)
        await expectFitting()
        await button(page, 'Baixar proposta').scrollIntoViewIfNeeded()
        await expect(button(page, 'Baixar proposta')).toBeInViewport({ ratio: 0.95 })
      }
      if (stood) await page.setViewportSize(stood)
    })

    const link = await field(page, 'Link da simulação').inputValue()
    await page.keyboard.press('Escape')
    await expect(button(page, SHARE)).toBeFocused()

    const laptop = await newPage(browser, LAPTOP)
    await open(laptop, `${bank}/modalidade/avulsos?canal=parceiro`)
    await addProduct(laptop, 'Auto Banco Parceiro', { quantity: 2, value: 10_000 })
    await open(laptop, link)
    await expect(laptop).toHaveTitle('Loja Banco Parceiro Pré-Pagos - Simulação de benefícios')
    await expect(laptop.locator('meta[name="robots"]').first()).toHaveAttribute('content', /noindex/)
    await expect(laptop.locator('meta[property="og:image"]')).toHaveAttribute('content', /share-jvcef/)
    await expect(laptop.getByRole('main')).toContainText(money(60_000))
    await expect(laptop.getByRole('main')).toContainText(money(609_890))
    await atBothWidths(laptop, () => expectFitting(laptop))
    await button(laptop, USE).click()
    await expect(laptop).toHaveURL(/\/pedido\/carrinho\?canal=parceiro/)
    await laptop.keyboard.press('Escape')
    await expect(field(laptop, 'Quantidade de cartões de Refeição Banco Parceiro')).toHaveValue('10')
    await expect(
      laptop.getByText('O carrinho anterior ficou guardado em Meu carrinho.').first(),
    ).toBeVisible()
    await laptop.context().close()
  })
})

test('a link of Multi balances with an offer brings offer and services along', async ({ page, browser }) => {
  await fillCart(page, { product: 'Multi Refeição PAT', quantity: 10, value: 60_000 })
  await open(page, '/carrinho/multi?offerid=super-oferta-multi')
  const link = await linkOf(page)
  expect(link).not.toContain('offerid')
  await button(page, 'Baixar proposta').click()
  await fillProposal(page, newBuyer())
  const coming = page.waitForEvent('download')
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
  const key = new URL((await coming).url()).pathname.split('/').at(-1)

  const phone = await newPage(browser, PHONE)
  await open(phone, new URL(`/proposta/${key}`, link).href)
  await expect(phone.getByRole('main').getByText('Nutrição', { exact: true })).toBeVisible()
  await open(phone, link)
  await expect(phone.getByText('Nutrição', { exact: true })).toBeVisible()
  await button(phone, USE).click()
  await expect(phone).toHaveURL(/\/combo\/carrinho\/multi$/)
  await expect(field(phone, 'Quantidade de cartões')).toHaveValue('10')
  await phone.context().close()
})

test('nothing changes until a simulation is used; what is not sold in the channel, or nowhere any more, is told by name', async ({
  page,
  request,
}) => {
  await fillCart(
    page,
    { product: 'Auto', quantity: 3, value: 20_000 },
    { product: 'Refeição', quantity: 10, value: 60_000 },
  )
  await open(page, '/carrinho/beneficios')
  const link = new URL(await linkOf(page))

  await test.step('it is looked at, and the cart stays as it is', async () => {
    await fillCart(page, { product: 'Auto', quantity: 5, value: 20_000 })
    await open(page, link.href)
    await expect(button(page, USE)).toBeEnabled()
    const cost = page.getByRole('region', { name: 'Quanto custa hoje' })
    const waived = cost.getByText('Tarifa de emissão de cartões')
    await expect(cost.getByText('VR Marketplace')).toBeVisible()
    await expect(waived).toBeHidden()
    await cost.getByText('Tarifas e taxas · gratuitas neste pedido').click()
    await expect(waived).toBeVisible()
    await expect(cost.getByText('Gratuito')).toHaveCount(5)
    await open(page, '/carrinho/beneficios')
    await expect(field(page, 'Quantidade de cartões de Auto')).toHaveValue('5')
    // Whoever decides on a cart reads every fee of it.
    await expect(summary(page).getByText('Tarifa de emissão de cartões')).toBeVisible()
  })

  link.searchParams.set('canal', 'auto')
  await open(page, link.href)
  const main = page.getByRole('main')
  const unsold = main.getByRole('listitem').filter({ hasText: 'Não é vendido neste canal.' })
  await expect(unsold).toContainText('Refeição')
  await expect(unsold).toContainText('Indisponível')
  await expect(main).toContainText('O total não inclui Refeição.')
  await expect(main).toContainText(money(60_000))

  const broken = await request.get(link.href.replace(/.(\?|$)/, '$1'))
  expect(broken.status()).toBe(404)
  link.pathname = link.pathname.slice(0, -3)
  await open(page, link.href)
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Este link não está completo.')
  await page.getByRole('main').getByRole('link', { name: 'Começar uma simulação' }).click()
  await expect(page).toHaveURL(/localhost:\d+\/\?canal=auto$/)
})
