import type { Locator } from '@playwright/test'
import { reachCart } from './support/reach-cart.ts'
import { button, contractModal, goToSummary, openContract } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const read = (modal: Locator, name: 'Páginas' | 'Texto') => modal.getByRole('radio', { name, exact: true })

test('the contract’s window shows what it says at once, whatever its size, and takes a tick once its page was drawn', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await reachCart(page)
  await goToSummary(page)
  const modal = contractModal(page)
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  const tick = modal.getByLabel('Li e concordo com os termos do contrato')
  const accept = button(modal, 'Aceitar termos do contrato')
  const isWider = () => text.evaluate((area) => area.scrollWidth > area.clientWidth)

  await test.step('nothing is ticked or accepted before the first page was drawn', async () => {
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/pdf.worker*', async (route) => {
      await held
      await route.continue()
    })
    await button(page, 'Gerar contrato').click()
    await expect(modal.getByText('Abrindo o texto do contrato.')).toBeVisible()
    await expect(tick).toBeDisabled()
    await accept.click({ force: true })
    await expect(modal.getByText('O texto do contrato ainda está abrindo.')).toBeVisible()
    release()
    await expect(tick).toBeEnabled()
    await expect(modal.getByText('O texto do contrato ainda está abrindo.')).toHaveCount(0)
  })

  await test.step('a small laptop shows half a window of it, what it says in few words and the tick at once', async () => {
    const words = modal.getByText('O contrato em poucas palavras')
    const [paper, told] = await Promise.all([text.boundingBox(), words.boundingBox()])
    expect(paper?.height).toBeGreaterThan(480)
    expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(paper?.x ?? 0)
    for (const part of [text, words, tick]) await expect(part).toBeInViewport({ ratio: 1 })
    // A page is no wider than its window, and nothing scrolls but the pages and the few words.
    expect(await isWider()).toBe(false)
    await expectFitting()
  })

  await test.step('a low window, of a small laptop at 400 %, scrolls the modal as one', async () => {
    await page.setViewportSize({ width: 320, height: 200 })
    expect(await text.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(2)
    expect(await modal.evaluate((popup) => popup.scrollHeight > popup.clientHeight * 4)).toBe(true)
    await expectAccessible()
    await expectFitting()
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })

  await test.step('a phone shows the contract itself, its tick and its button at once; the window scrolls as one', async () => {
    await page.setViewportSize({ width: 390, height: 844 })
    await openContract(page)
    const heading = text.getByRole('heading', { name: 'Contrato de prestação de serviços' })
    for (const part of [heading, text.getByText('CONTRATANTE', { exact: true }), tick, accept])
      await expect(part).toBeInViewport({ ratio: 1 })
    expect(await text.evaluate((area) => area.scrollHeight - area.clientHeight)).toBeLessThan(2)
    const ending = modal.getByRole('heading', { name: 'Como encerrar' })
    await expect(ending).toBeHidden()
    await modal.getByText('O contrato em poucas palavras').click()
    await expect(ending).toBeVisible()
    await text.getByRole('heading', { name: 'Do foro' }).scrollIntoViewIfNeeded()
    for (const part of [tick, accept]) await expect(part).toBeInViewport({ ratio: 1 })
    await page.keyboard.press('Escape')
    await expect(modal).toBeHidden()
  })

  await test.step('at 412 px a page is no wider than its window, and what is drawn takes back nothing that was said', async () => {
    await page.setViewportSize({ width: 412, height: 915 })
    await openContract(page)
    await accept.click()
    const lack = modal.getByText('Para avançar você precisa concordar com os termos')
    await expect(lack).toBeInViewport({ ratio: 1 })
    await read(modal, 'Páginas').check()
    await expect(text.locator('canvas').first()).toBeVisible()
    expect(await isWider()).toBe(false)
    await read(modal, 'Texto').check()
    await expect(text.getByRole('heading', { name: 'CONTRATANTE' })).toBeVisible()
    await expect(lack).toBeVisible()
  })

  await tick.check()
  await accept.click()
  await expect(modal).toBeHidden()
})
