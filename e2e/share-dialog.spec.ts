import type { Page, Route } from '@playwright/test'
import { LAPTOP, PHONE } from './support/devices.ts'
import { atBank, fillProposal, proposal } from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { addProduct, button, field, open } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const SHARE = 'Compartilhar simulação'
const MEALS = { product: 'Refeição', quantity: 10, value: 60_000 }
const LATE_MS = 800

declare global {
  interface Window {
    /** Parts of the dialog that were seen at two heights of the window. */
    moved: string[]
    /** Frames in which the dialog was there without its last button. */
    partial: number
  }
}

const dialog = (page: Page) => page.getByRole('dialog', { name: SHARE })

/** Notes, frame by frame, what of a dialog is not where it first was. */
function watchDialog() {
  const first = new Map<Element, number>()
  window.moved = []
  window.partial = 0
  const look = () => {
    const shown = document.querySelector('[role="dialog"]')
    if (shown && !shown.textContent?.includes('Baixar proposta')) window.partial += 1
    for (const part of shown ? [shown, ...shown.querySelectorAll('*')] : []) {
      // What turns in a button that waits stays where it is, and what is only said has no place.
      const { top, width } = part.getBoundingClientRect()
      if (part.parentElement?.closest('[aria-busy="true"]') || part.closest('[role="status"]') || width <= 1)
        continue
      const stood = first.get(part) ?? top
      first.set(part, stood)
      if (Math.abs(stood - top) > 0.5)
        window.moved.push(`${part.tagName} ${part.textContent?.slice(0, 30)}: ${stood} → ${top}`)
    }
    requestAnimationFrame(look)
  }
  look()
}

async function beLate(route: Route): Promise<void> {
  await new Promise((later) => setTimeout(later, LATE_MS))
  await route.continue()
}

for (const [name, device] of [
  ['a phone', PHONE],
  ['a laptop', LAPTOP],
] as const)
  test.describe(`on ${name}`, () => {
    test.use(device)

    test('nothing in the dialog moves after it opened, however late its parts and its link come', async ({
      page,
    }) => {
      await page.route(/\/(download-proposal|share-dialog)-[^/]*\.js$|\/recursos\/simulacao$/, beLate)
      await fillCart(page, MEALS)
      await open(page, '/carrinho/beneficios')
      await page.evaluate(watchDialog)
      await button(page, SHARE).click()
      await expect(field(page, 'Link da simulação')).toHaveValue(/\/simulacao\/[\w-]+/)
      await expect(dialog(page).getByRole('button', { name: 'Baixar proposta' })).toBeVisible()
      await page.evaluate(
        () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
      )
      await expect(dialog(page)).toContainText('Garante o preço por 10 dias para a empresa.')
      expect(await page.evaluate(() => window.partial)).toBe(0)
      expect(await page.evaluate(() => [...new Set(window.moved)])).toEqual([])
    })
  })

test.describe('on a phone with a sheet of its own', () => {
  test.use(PHONE)

  test('that sheet comes first, with copying beside it, and no code for a camera', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await page.addInitScript(() => {
      const shared: ShareData[] = []
      Object.assign(window, { shared })
      Navigator.prototype.share = async (given) => void shared.push(given ?? {})
    })
    await fillCart(page, MEALS)
    await open(page, '/carrinho/beneficios')
    await button(page, SHARE).click()
    const link = field(page, 'Link da simulação')
    await expect(link).toHaveValue(/\/simulacao\/[\w-]+/)
    await expect(page.getByRole('img', { name: 'QR code da simulação' })).toBeHidden()
    const share = dialog(page).getByRole('button', { name: 'Compartilhar', exact: true })
    const copy = dialog(page).getByRole('button', { name: 'Copiar link' })
    const [first, second] = await Promise.all([share.boundingBox(), copy.boundingBox()])
    expect(second?.y).toBe(first?.y)
    expect(second?.x).toBeGreaterThan((first?.x ?? 0) + (first?.width ?? 0))
    await expectAccessible()
    await expectFitting()
    await share.click()
    const shared = await page.evaluate(() => (window as unknown as { shared: ShareData[] }).shared)
    expect(shared).toEqual([expect.objectContaining({ url: await link.inputValue() })])
  })
})

test.describe('the form of who is not known', () => {
  test.use(PHONE)

  test('says what is missing, and its last tick scrolls clear of its button in any window', async ({
    page,
    baseURL,
    expectFitting,
  }) => {
    await open(page, atBank('/modalidade/avulsos', baseURL))
    await addProduct(page, 'Refeição Banco Parceiro', MEALS)
    await open(page, atBank('/pedido/carrinho', baseURL))
    await button(page, SHARE).click()
    await button(page, 'Baixar proposta').click()
    const form = proposal(page)
    const last = form.getByText('Uma página que compara')
    const send = form.getByRole('button', { name: 'Continuar' })
    for (const height of [844, 740, 664, 560]) {
      await page.setViewportSize({ width: 390, height })
      await last.evaluate((element) => element.closest('form')?.parentElement?.scrollTo(0, 10_000))
      const { end, foot } = await last.evaluate((element) => ({
        end: element.getBoundingClientRect().bottom,
        foot: element.closest('[role="dialog"]')?.querySelector('footer')?.getBoundingClientRect().top ?? 0,
      }))
      expect(end, `${height} px`).toBeLessThanOrEqual(foot - 16)
      await expectFitting()
    }
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(form.getByText('Ainda falta: CNPJ, nome, celular e e-mail.')).toBeVisible()
    await form.getByLabel('CNPJ', { exact: true }).fill(newBuyer().cnpj)
    await expect(form.getByText('Ainda falta: nome, celular e e-mail.')).toBeVisible()
    const stood = await send.boundingBox()
    await fillProposal(page, newBuyer())
    await expect(form.getByText('Ainda falta')).toHaveCount(0)
    await expect(send).toBeEnabled()
    expect(await send.boundingBox()).toEqual(stood)
  })
})
