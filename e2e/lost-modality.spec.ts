import { atBothWidths } from './support/at-both-widths.ts'
import { hydrated } from './support/shop.ts'
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
