import { REFUSALS } from '../packages/copy/src/refusals.ts'
import { atBothWidths } from './support/at-both-widths.ts'
import { addProduct, hydrated, money, open, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

/** A modality that no issuer has. */
const UNKNOWN_GROUP = 4711

test('a cart that nothing sold fits says so, does not go on and leads to people', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000, groupCode: UNKNOWN_GROUP })
  await page.goto('/carrinho/beneficios')
  await hydrated(page)
  await expect(
    page.getByText(
      'Não foi encontrada uma modalidade compatível com o carrinho, entre em contato com o nosso suporte',
    ),
  ).toBeVisible()
  await expectAccessible()
  await atBothWidths(page, expectFitting)
  await expect(page.getByRole('button', { name: 'Seguir com a contratação' })).toHaveAttribute(
    'aria-disabled',
    'true',
  )
  await page.getByRole('button', { name: 'Falar com o suporte' }).click()
  const contact = page.getByRole('dialog')
  await expect(contact.locator('a[href^="tel:"]')).toHaveCount(2)
  await contact.getByRole('button', { name: 'Fechar' }).last().click()
  await expect(contact).toHaveCount(0)
})

test('a cart that is opened in another channel is priced there before anyone goes on', async ({ page }) => {
  await fillCart(page, { product: 'Refeição', quantity: 10, value: 50_000 })
  await open(page, '/carrinho/beneficios')
  await addProduct(page, 'Auto', { quantity: 10, value: 50_000 })
  const goOn = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
  await expect(goOn).toBeEnabled()
  let answer = () => {}
  const held = new Promise<void>((resolve) => {
    answer = resolve
  })
  await page.route('**/recursos/precificar?canal=auto', async (route) => {
    await held
    await route.continue()
  })
  const asked = page.waitForRequest('**/recursos/precificar?canal=auto')
  // What the channel does not sell is known without its price: nobody is asked who buys first.
  await page.goto('/checkout/acesso-vr?canal=auto')
  await expect(page).toHaveURL('/carrinho/beneficios?canal=auto')
  await asked
  await expect(goOn).toBeDisabled()
  answer()
  // What this channel does not sell can be taken out, or bought where it is sold; it cannot be added again.
  await expect(summary(page)).toContainText(REFUSALS.productUnknown.text)
  await expect(goOn).toBeDisabled()
  // It is told by its name.
  const row = (name: string) => page.getByRole('row', { name: new RegExp(`^${name}`) })
  await page.getByLabel('Quantidade de cartões de Auto').fill('13')
  await expect(row('Refeição')).toContainText('Produto não encontrado')
  await expect(row('Auto')).not.toContainText('Produto não encontrado')
  await page.getByRole('button', { name: 'Remover Refeição do carrinho' }).click()
  await expect(summary(page)).toContainText(money(650_000))
  await expect(goOn).toBeEnabled()
})
