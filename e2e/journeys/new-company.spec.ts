import { LAPTOP, PHONE } from '../support/devices.ts'
import { downloadFinalContract, expectOrder } from '../support/expect-order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { shareOwnStore } from '../support/share-own-store.ts'
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

const MEAL = { product: 'Refeição', quantity: 12, value: 65_000 }
const FOOD = { product: 'Alimentação', quantity: 12, value: 40_050 }
/** The longest amounts that can be bought. */
const HOME_OFFICE = { product: 'Home-Office', quantity: 999, value: 500_000 }

/**
 * The sandbox's two new customers: Padaria Estrela do Sul and, with letters in its number and from a partner, Café
 * Alfa.
 */
const PURCHASES = [
  {
    device: 'laptop',
    screen: LAPTOP,
    cnpj: 'numeric',
    base: '112223330001',
    bought: [MEAL, FOOD],
    total: 1_260_600,
    query: '',
    channel: { channel: 'default', subChannel: '' },
  },
  {
    device: 'phone',
    screen: PHONE,
    cnpj: 'alphanumeric',
    base: '12ABC34501DE',
    bought: [HOME_OFFICE],
    total: 499_500_000,
    query: '?canal=parceiro',
    channel: { channel: 'parceiro', subChannel: '1001' },
  },
] as const

shareOwnStore()

for (const { device, screen, cnpj, base, bought, total, query, channel } of PURCHASES)
  test.describe(`on a ${device}`, () => {
    test.use(screen)

    test(`a new company with a CNPJ that is ${cnpj} buys single cards, sees the total all the way and gets its contract`, async ({
      page,
      request,
      expectFitting,
    }) => {
      test.slow()
      const buyer = { ...newBuyer(), cnpj: sandboxCnpj(base) }
      const totalText = summary(page).locator('strong', { hasText: money(total) })
      const expectTotal = async () => {
        await expect(totalText).toBeInViewport()
        await expectFitting()
      }
      await open(page, `/${query}`)
      await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
      await expect(page).toHaveURL(`/carrinho/beneficios${query}`)
      for (const line of bought) await addProduct(page, line.product, line)
      await expectTotal()
      await goToAccess(page)
      await expectFitting()
      await gainAccess(page, request, buyer)
      await expectTotal()
      await goToSummary(page)
      await expectTotal()
      await acceptContract(page)
      const orderNumber = await conclude(page)
      await expectFitting()
      await expectOrder(page, buyer, orderNumber, bought, { channel })
      if (device === 'laptop') expect(await downloadFinalContract(page)).toContain(orderNumber)

      await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
      await expect(page).toHaveURL('/')
      await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
    })
  })
