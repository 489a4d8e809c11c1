import { wholeBrowser } from './support/browsers.ts'
import { reachCart } from './support/reach-cart.ts'
import { button, goToSummary, openContract } from './support/shop.ts'
import { expect, test } from './support/test.ts'

// A tab of its own shows a PDF in the whole browser alone.
test.use({ launchOptions: wholeBrowser })

test('the contract’s pages are made larger, smaller and as wide as their frame, and read in a tab of their own', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await reachCart(page)
  await goToSummary(page)
  // What is short stands beside each other above the contract.
  const data = page.getByRole('region', { name: 'Dados cadastrais' })
  const [mobile, cpf] = await Promise.all(
    ['Celular', 'CPF'].map((name) => data.getByText(name, { exact: true }).boundingBox()),
  )
  expect(cpf?.y).toBe(mobile?.y)
  const modal = await openContract(page)
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  const control = (name: string) => modal.getByRole('button', { name, exact: true })
  const width = () =>
    text.evaluate((area) => area.querySelector('.react-pdf__Page')?.getBoundingClientRect().width ?? 0)
  const isWider = () => text.evaluate((area) => area.scrollWidth > area.clientWidth)
  // A page's letters are too small to read there: the text comes first, as wide as its window.
  await expect(text.getByRole('heading', { name: 'Da vigência e do encerramento' })).toBeVisible()
  expect(await isWider()).toBe(false)
  await control('Ver as páginas').click()
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(595.28 * 0.57))
  await control('Aumentar').click()
  await control('Aumentar').click()
  await expect.poll(width).toBeGreaterThan(600)
  await expect(modal.getByText('84 %')).toBeVisible()
  expect(await isWider()).toBe(true)
  await expectAccessible()
  await expectFitting()
  await control('Diminuir').click()
  await expect(modal.getByText('60 %')).toBeVisible()
  await control('Ajustar à largura').click()
  await expect.poll(isWider).toBe(false)
  expect(await width()).toBeGreaterThan(300)

  await control('Ler como texto').click()
  await expect(text.getByRole('heading', { name: 'Da vigência e do encerramento' })).toBeVisible()
  await expect(text).toContainText(
    'Este contrato entra em vigor na data do aceite e vale por prazo indeterminado',
  )
  expect(await isWider()).toBe(false)
  await expectAccessible()
  await expectFitting()
  await control('Ver as páginas').click()
  await expect(control('Aumentar')).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await modal.getByRole('link', { name: 'Abrir em outra aba' }).click()
  const tab = await opened
  expect(tab.url()).toMatch(/^blob:/)
  await tab.close()
  await expect(modal.getByRole('button', { name: 'Baixar contrato' })).toBeDisabled()
})

test('at 412 px a page is no wider than its window', async ({ page }) => {
  await page.setViewportSize({ width: 412, height: 915 })
  await reachCart(page)
  await goToSummary(page)
  const modal = await openContract(page)
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  const lack = modal.getByText('Para avançar você precisa concordar com os termos')
  await expect(lack).toBeVisible()
  await modal.getByRole('button', { name: 'Ver as páginas', exact: true }).click()
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  await expect(text.locator('canvas').first()).toBeVisible()
  expect(await text.evaluate((area) => area.scrollWidth > area.clientWidth)).toBe(false)
  // What is drawn meanwhile takes nothing back that was said of the tick.
  await modal.getByRole('button', { name: 'Ler como texto', exact: true }).click()
  await expect(text.getByRole('heading', { name: 'CONTRATANTE' })).toBeVisible()
  await expect(lack).toBeVisible()
})

test('a small laptop shows half a window of the contract, what it says in few words and the tick at once', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await page.setViewportSize({ width: 1280, height: 800 })
  await reachCart(page)
  await goToSummary(page)
  const modal = await openContract(page)
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  const words = modal.getByText('O contrato em poucas palavras')
  const tick = modal.getByLabel('Li e concordo com os termos do contrato')
  const [paper, told] = await Promise.all([text.boundingBox(), words.boundingBox()])
  expect(paper?.height).toBeGreaterThan(360)
  expect((told?.x ?? 0) + (told?.width ?? 0)).toBeLessThanOrEqual(paper?.x ?? 0)
  for (const part of [text, words, tick]) await expect(part).toBeInViewport({ ratio: 1 })
  // A page is no wider than its window, and nothing scrolls but the pages and the few words.
  expect(await text.evaluate((area) => area.scrollWidth > area.clientWidth)).toBe(false)
  await expectAccessible()
  await expectFitting()
})

test('nothing is ticked or accepted before the first page was drawn', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 900 })
  await reachCart(page)
  await goToSummary(page)
  let release = () => {}
  const held = new Promise<void>((done) => {
    release = done
  })
  await page.route('**/pdf.worker*', async (route) => {
    await held
    await route.continue()
  })
  await button(page, 'Gerar contrato').click()
  const modal = page.getByRole('dialog', { name: 'Aqui está seu contrato' })
  const tick = modal.getByLabel('Li e concordo com os termos do contrato')
  await expect(modal.getByText('Abrindo o texto do contrato.')).toBeVisible()
  await expect(tick).toBeDisabled()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click({ force: true })
  await expect(modal.getByText('O texto do contrato ainda está abrindo.')).toBeVisible()
  release()
  await expect(tick).toBeEnabled()
  await expect(modal.getByText('O texto do contrato ainda está abrindo.')).toHaveCount(0)
  await tick.check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal).toBeHidden()
})
