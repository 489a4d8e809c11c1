import { propose } from '../support/as-program.ts'
import { makeLateClock } from '../support/late-clock.ts'
import { newBuyer } from '../support/people.ts'
import { button, field, open } from '../support/shop.ts'
import { fillCart } from '../support/visit.ts'
import { expect, test } from './look.ts'

test('a simulation: the dialog that gives its link, and what the link opens', async ({ page, look }) => {
  await fillCart(
    page,
    { product: 'Auto', quantity: 3, value: 20_000 },
    { product: 'Refeição', quantity: 10, value: 60_000 },
  )
  await open(page, '/carrinho/beneficios')
  await button(page, 'Compartilhar simulação').click()
  await expect(page.getByRole('img', { name: 'QR code da simulação' })).toBeVisible()
  await look('share')
  const { pathname } = new URL(await field(page, 'Link da simulação').inputValue())
  await open(page, pathname)
  await look('simulation')
  await open(page, `${pathname}?canal=auto`)
  await expect(page.getByText('Refeição: não é vendido neste canal.')).toBeVisible()
  await look('simulation-unsold')
  await open(page, pathname.slice(0, -3))
  await look('simulation-broken')
})

test('a saving, in each regime', async ({ page, look }) => {
  await open(page, '/economia')
  await look('savings-presumed')
  await page.getByText('Simples Nacional', { exact: true }).click()
  await page.getByLabel('Anexo IV').check()
  await look('savings-simples-annex')
  await page.getByText('Lucro real', { exact: true }).click()
  await field(page, 'IRPJ devido no ano').fill('500.000,00')
  await page.getByText('Mudar as premissas').click()
  await expect(page.getByText('Até R$ 10.800,00 por ano')).toBeVisible()
  await look('savings-real')
})

test('a contract that nobody issued', async ({ page, look }) => {
  await open(page, '/verificar')
  await look('verify')
  await open(page, `/verificar/${'A'.repeat(26)}`)
  await look('verify-unknown')
})

test.describe('while days pass', () => {
  const clock = makeLateClock()
  test.use({ ownStore: true, ownEnvironment: clock.environment })

  test('a proposal on its last day and after it', async ({ page, request, look }) => {
    const lines = [
      { code: 27, quantity: 10, value: 600 },
      { code: 34, quantity: 3, value: 200 },
    ]
    const { key } = await propose(request, 'VRPAT', newBuyer().cnpj, lines)
    const openAfter = async (days: number, says: string) => {
      clock.passDays(days)
      await expect(async () => {
        await open(page, `/proposta/${key}`)
        expect(await page.getByRole('main').innerText()).toContain(says)
      }).toPass()
    }
    await openAfter(10, 'Último dia')
    await look('proposal-last-day')
    await openAfter(11, 'Agora vale o preço de hoje.')
    await look('proposal-ended')
  })
})
