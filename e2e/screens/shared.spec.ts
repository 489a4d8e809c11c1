import { propose } from '../support/as-program.ts'
import { PHONE } from '../support/devices.ts'
import { makeLateClock } from '../support/late-clock.ts'
import { atBank, fillProposal, proposal } from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { addProduct, button, field, open } from '../support/shop.ts'
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
  await expect(button(page, 'Baixar proposta')).toBeVisible()
  await look('share')
  const { pathname } = new URL(await field(page, 'Link da simulação').inputValue())
  await open(page, pathname)
  await look('simulation')
  await open(page, `${pathname}?canal=auto`)
  await expect(page.getByText('O total não inclui Refeição.')).toBeVisible()
  await look('simulation-unsold')
  await open(page, pathname.slice(0, -3))
  await look('simulation-broken')
})

test('a bank partner’s proposal beside the link: as it is asked for, its form, and what is said once it was made', async ({
  page,
  baseURL,
  look,
}) => {
  await open(page, atBank('/modalidade/avulsos', baseURL))
  await addProduct(page, 'Refeição Banco Parceiro', { quantity: 10, value: 60_000 })
  await open(page, atBank('/pedido/carrinho', baseURL))
  await button(page, 'Compartilhar simulação').click()
  await expect(field(page, 'Link da simulação')).toHaveValue(/\/simulacao\/[\w-]+/)
  await look('banco-share')
  await button(page, 'Baixar proposta').click()
  await expect(proposal(page)).toBeVisible()
  await look('share-proposal')
  await proposal(page).getByRole('button', { name: 'Continuar' }).press('Enter')
  await expect(field(page, 'CNPJ')).toBeFocused()
  await look('share-proposal-wrong')
  await fillProposal(page, newBuyer())
  await proposal(page).getByLabel('Receber também por e-mail').check()
  await look('share-proposal-filled')
  const coming = page.waitForEvent('download')
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
  await coming
  await expect(page.getByText(/^Também vai por e-mail para/)).toBeVisible()
  await look('share-answered')
})

test.describe('on a phone', () => {
  test.use(PHONE)

  test('the link where the device has a sheet for sharing', async ({ page, look }) => {
    await page.addInitScript(() => {
      Navigator.prototype.share = async () => {}
    })
    // The first page of a visit may be drawn before the store's font is there.
    await open(page, '/faq')
    await fillCart(page, { product: 'Refeição', quantity: 10, value: 60_000 })
    await open(page, '/carrinho/beneficios')
    await button(page, 'Compartilhar simulação').click()
    await expect(field(page, 'Link da simulação')).toHaveValue(/\/simulacao\/[\w-]+/)
    await look('share-device', [390])
  })
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
    await openAfter(11, 'O preço não mudou')
    await look('proposal-ended')
  })
})
