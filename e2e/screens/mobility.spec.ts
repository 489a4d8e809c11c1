import { fillMobility, MOBILITY } from '../support/mobility.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { button, field, hydrated, identify, money, open, summary } from '../support/shop.ts'
import { fillCart, haveAccess } from '../support/visit.ts'
import { expect, test, WIDTHS } from './look.ts'

test.describe('the transport cart', () => {
  test('empty, wrong, filled, explained and above the limit', async ({ page, look }) => {
    test.slow()
    await open(page, MOBILITY)
    const toDo = page.getByText('Informe os cartões e o crédito.')
    await expect(toDo).toBeVisible()
    await look('mobility-empty')
    await fillMobility(page, { quantity: 0, value: 499 })
    await field(page, 'Crédito por colaborador').blur()
    await expect(page.getByText('Valor mínimo por cartão')).toBeVisible()
    await expect(field(page, 'Crédito total')).toHaveValue('–')
    await look('mobility-wrong-fields')
    await fillMobility(page, { quantity: 1000, value: 999_900 })
    await expect(summary(page)).toContainText(money(1_044_895_500))
    await expect(toDo).toHaveCount(0)
    await look('mobility-longest')
    await button(page, 'Como funciona').click()
    await expect(page.getByRole('dialog', { name: 'Crédito Certo: como funciona' })).toContainText(
      money(8_000),
    )
    await look('mobility-right-credit')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await field(page, 'Quantidade de cartões').fill('1001')
    await expect(page.getByRole('dialog', { name: 'Mais de 1.000 colaboradores' })).toBeVisible()
    await look('modal-worker-limit')
    await page.keyboard.press('Escape')
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await look('mobility-above-limit')
  })

  test('of a company that has it already', async ({ page, look }) => {
    await fillCart(page, { product: 'Premiação', quantity: 10, value: 20_000 })
    await open(page, '/checkout/acesso-vr')
    await identify(page, sandboxCnpj('334445550001'))
    await open(page, MOBILITY)
    await page.getByRole('dialog').getByRole('button', { name: 'Prosseguir' }).click()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(page.getByRole('article', { name: 'Mobilidade', exact: true })).toContainText(
      'Parece que você já possui o Mobilidade contratado.',
    )
    await look('mobility-contracted')
  })
})

test('the header, the fields, the fees and the forecast keep their place when cart and access come back', async ({
  page,
}) => {
  await page.addInitScript(() => {
    interface Shift extends PerformanceEntry {
      readonly value: number
      readonly sources: readonly { readonly node: Node | null }[]
    }
    const moved: { readonly value: number; readonly what: string }[] = []
    Object.assign(window, { moved })
    new PerformanceObserver((list) => {
      for (const { value, sources } of list.getEntries() as Shift[])
        moved.push({ value, what: sources.map(({ node }) => node?.textContent?.slice(0, 80)).join(' | ') })
    }).observe({ type: 'layout-shift', buffered: true })
  })
  await fillCart(page, { product: 'Mobilidade', quantity: 10, value: 20_000 })
  await haveAccess(page, newBuyer())
  await open(page, MOBILITY)
  for (const width of WIDTHS) {
    await page.setViewportSize({ width, height: 844 })
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'Quantidade de cartões')).toHaveValue('10')
    await expect(page.getByRole('region', { name: 'Previsão de Entrega' })).toContainText(
      'Entrega em São Paulo/SP',
    )
    // It comes last, and takes its room from nobody: the issuer's name stays on one line.
    await expect(button(page, 'Sair')).toBeVisible()
    const moved = await page.evaluate(() => (window as Window & { moved?: unknown[] }).moved)
    expect(moved, `${width} px`).toEqual([])
  }
})
