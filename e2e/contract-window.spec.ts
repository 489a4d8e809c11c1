import { reachCart } from './support/reach-cart.ts'
import { button, contractModal, goToSummary, openContract } from './support/shop.ts'
import { expect, test } from './support/test.ts'

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
    expect(paper?.height).toBeGreaterThan(360)
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

  await test.step('at 412 px a page is no wider than its window, and what is drawn takes back nothing that was said', async () => {
    await page.setViewportSize({ width: 412, height: 915 })
    await openContract(page)
    await accept.click()
    const lack = modal.getByText('Para avançar você precisa concordar com os termos')
    await expect(lack).toBeVisible()
    await button(modal, 'Ver as páginas').click()
    await expect(text.locator('canvas').first()).toBeVisible()
    expect(await isWider()).toBe(false)
    await button(modal, 'Ler como texto').click()
    await expect(text.getByRole('heading', { name: 'CONTRATANTE' })).toBeVisible()
    await expect(lack).toBeVisible()
  })

  await tick.check()
  await accept.click()
  await expect(modal).toBeHidden()
})
