import { expectOrder } from '../support/expect-order.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  addProduct,
  conclude,
  gainAccess,
  goToAccess,
  goToSummary,
  money,
  open,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

test.use({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true })

const HOME_OFFICE = { product: 'Home-Office', quantity: 999, value: 500_000 }

test('on a phone the total stays in sight, nothing is cut off, and the order is made', async ({
  page,
  request,
  expectFitting,
}) => {
  const buyer = newBuyer()
  await open(page, '/carrinho/beneficios')
  await addProduct(page, HOME_OFFICE.product, HOME_OFFICE)
  const total = summary(page).locator('strong', { hasText: money(499_500_000) })
  await expect(total).toBeInViewport()
  await expectFitting()
  await goToAccess(page)
  await expectFitting()
  await gainAccess(page, request, buyer)
  await expect(total).toBeInViewport()
  await expectFitting()
  await goToSummary(page)
  await expect(total).toBeInViewport()
  await expectFitting()
  await acceptContract(page)
  const orderNumber = await conclude(page)
  await expectFitting()
  await expectOrder(page, buyer, orderNumber, [HOME_OFFICE])
})
