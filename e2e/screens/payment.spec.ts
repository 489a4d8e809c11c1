import { CARD_NUMBERS, confirmCard, paymentSection } from '../support/card.ts'
import { newBuyer } from '../support/people.ts'
import { acceptContract, button, goToSummary, hydrated, money, open, summary } from '../support/shop.ts'
import { haveAccess } from '../support/visit.ts'
import { expect, test } from './look.ts'

test.describe('the payment', () => {
  test.use({ expectedErrors: [/ERR_FAILED/] })

  test('from boleto to an authorised card', async ({ page, look }) => {
    test.slow()
    await open(page, '/carrinho/pontomais/essencial')
    await expect(summary(page)).toContainText(money(7_900))
    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/pontomais')
    await goToSummary(page)
    await look('payment-boleto')
    const box = paymentSection(page)
    await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
    await look('payment-card')
    await button(page, 'Confirmar cartão').press('Enter')
    await look('payment-card-wrong')
    await confirmCard(page, CARD_NUMBERS.timeOut)
    await look('payment-card-confirmed')
    await acceptContract(page)
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await proceed.click()
    await expect(box.getByRole('alert')).toBeVisible()
    await look('payment-card-refused')
    await page.route('**/recursos/contratar**', (route) => route.abort())
    await confirmCard(page, CARD_NUMBERS.authorised)
    await proceed.click()
    const warning = page.getByRole('dialog')
    await expect(warning).toContainText('Sem conexão')
    await page.unroute('**/recursos/contratar**')
    await warning.getByRole('button', { name: 'Fechar' }).last().click()
    await page.reload()
    await hydrated(page)
    await expect(box).toContainText('Pagamento autorizado')
    await expect(proceed).toBeEnabled()
    await look('payment-card-authorised')
    await button(page, 'Trocar forma de pagamento').click()
    await expect(box.getByRole('radio', { name: 'Cartão de crédito' })).toBeFocused()
    await expect(box).toContainText('Se você concluir com boleto, a reserva no cartão é desfeita.')
  })
})
