import { atBothWidths } from './support/at-both-widths.ts'
import { button, field, hydrated, stepHeading } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const OUTAGE = 'O serviço está indisponível no momento. Aguarde alguns minutos e tente novamente.'
const REFUSAL = { codigoRetorno: { codigo: 503, descricao: OUTAGE } }
const TITLE = 'Desculpe, algo inesperado aconteceu :('

test.use({ expectedErrors: [/503/] })

test('a process that ends is told as the service being away, not as maintenance, and what was typed stays', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
  await page.goto('/checkout/acesso-vr')
  await hydrated(page)
  await expect(stepHeading(page, 1)).toBeVisible()
  await page.route('**/recursos/**', (route) =>
    route.fulfill({ status: 503, headers: { 'retry-after': '5' }, json: REFUSAL }),
  )
  await field(page, 'CNPJ').fill('11.222.333/0001-81')
  await button(page, 'Continuar').click()
  const dialog = page.getByRole('dialog')
  await expect(dialog).toContainText(TITLE)
  await expect(dialog).toContainText(OUTAGE)
  await expect(dialog).not.toContainText('manutenção')
  await atBothWidths(page, async () => {
    await expectFitting()
    await expectAccessible()
  })
  await dialog.getByRole('contentinfo').getByRole('button', { name: 'Fechar' }).click()
  await expect(field(page, 'CNPJ')).toHaveValue('11.222.333/0001-81')
})
