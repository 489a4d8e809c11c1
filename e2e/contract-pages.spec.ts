import { reachCart } from './support/reach-cart.ts'
import { goToSummary, openContract } from './support/shop.ts'
import { expect, test } from './support/test.ts'

test('the contract’s pages are made larger, smaller and as wide as their frame, and read in a tab of their own', async ({
  page,
  expectFitting,
}) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await reachCart(page)
  await goToSummary(page)
  // Names and values stand beside each other above the contract, once all of them are asked for: it is near.
  await page.getByRole('button', { name: 'Ver todos os dados' }).click()
  const cpf = page.getByRole('region', { name: 'Dados cadastrais' }).getByText('CPF', { exact: true })
  const [name, value] = await Promise.all(
    [cpf, cpf.locator('xpath=following-sibling::*[1]')].map((part) => part.boundingBox()),
  )
  expect(value?.x).toBeGreaterThan((name?.x ?? 0) + (name?.width ?? 0))
  expect(value?.y).toBeLessThan((name?.y ?? 0) + (name?.height ?? 0))
  const modal = await openContract(page)
  const text = modal.getByRole('region', { name: 'Texto do contrato' })
  const control = (name: string) => modal.getByRole('button', { name, exact: true })
  const read = (name: 'Páginas' | 'Texto') => modal.getByRole('radio', { name, exact: true })
  const width = () =>
    text.evaluate((area) => area.querySelector('.react-pdf__Page')?.getBoundingClientRect().width ?? 0)
  const isWider = () => text.evaluate((area) => area.scrollWidth > area.clientWidth)
  // A page's letters are too small to read there: the text comes first, as wide as its window.
  await expect(text.getByRole('heading', { name: 'Da vigência e do encerramento' })).toBeVisible()
  expect(await isWider()).toBe(false)
  await read('Páginas').check()
  await expect.poll(async () => Math.round(await width())).toBe(Math.round(595.28 * 0.57))
  await control('Aumentar').click()
  await control('Aumentar').click()
  await expect.poll(width).toBeGreaterThan(600)
  await expect(modal.getByText('84 %')).toBeVisible()
  expect(await isWider()).toBe(true)
  await expectFitting()
  await test.step('which page is read is told, and it stays the one that is read while pages grow', async () => {
    await modal
      .locator('[data-page]')
      .nth(2)
      .evaluate((place) => place.scrollIntoView({ block: 'center' }))
    const told = modal.locator('span[aria-hidden]', { hasText: /^Página 3 de \d+$/ })
    await expect(told).toBeVisible()
    await control('Aumentar').click()
    await expect(modal.getByText('117 %')).toBeVisible()
    await expect(told).toBeInViewport()
    await control('Diminuir').click()
  })
  await control('Diminuir').click()
  await expect(modal.getByText('60 %')).toBeVisible()
  await control('Ajustar à largura').click()
  await expect.poll(isWider).toBe(false)
  expect(await width()).toBeGreaterThan(300)

  await read('Texto').check()
  await expect(text.getByRole('heading', { name: 'Da vigência e do encerramento' })).toBeVisible()
  await expect(text).toContainText(
    'Este contrato entra em vigor na data do aceite e vale por prazo indeterminado',
  )
  expect(await isWider()).toBe(false)
  await expectFitting()
  await read('Páginas').check()
  await expect(control('Aumentar')).toBeVisible()

  const opened = page.context().waitForEvent('page')
  await modal.getByRole('link', { name: 'Abrir em outra aba' }).click()
  const tab = await opened
  expect(tab.url()).toMatch(/^blob:/)
  await tab.close()
  await expect(modal.getByRole('button', { name: 'Baixar contrato' })).toBeDisabled()
})
