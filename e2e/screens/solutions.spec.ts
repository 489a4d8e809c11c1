import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { button, field, open } from '../support/shop.ts'
import {
  groupForm,
  introModal,
  nameCompany,
  sayWho,
  shelfSection,
  startTogether,
} from '../support/solutions.ts'
import { expect, test } from './look.ts'

test.describe('the contracted solutions', () => {
  test('asked for, shown, opened and hired in one go', async ({ page, look }) => {
    test.slow()
    await open(page, '/solucoes-contratadas')
    await expect(field(page, 'CNPJ')).toBeVisible()
    await look('solutions-who')
    await nameCompany(page, sandboxCnpj('334445550001'))
    await look('solutions-shelf')
    await shelfSection(page, 'Mobilidade').click()
    await introModal(page).getByRole('button', { name: 'Prosseguir' }).click()
    await expect(introModal(page)).toHaveCount(0)
    await look('solutions-contracted')
    await shelfSection(page, 'Avulsos').click()
    await look('solutions-available')
    await startTogether(page, 'RH Digital')
    await look('solutions-not-alone')
    await startTogether(page, 'Mobilidade')
    await expect(page).toHaveURL('/carrinho/solucoes')
    await look('together-who')
    await sayWho(page, newBuyer())
    const mobility = groupForm(page, 'Mobilidade')
    await mobility.getByLabel('Quantidade de cartões de Mobilidade').fill('60')
    await mobility.getByLabel('Valor de Mobilidade').pressSequentially('22000')
    await look('together-mobility')
    await button(page, 'Continuar').click()
    await groupForm(page, 'RH Digital').getByText('RH Digital Profissional', { exact: true }).click()
    await look('together-plans')
  })

  test('what more there is', async ({ page, look }) => {
    await open(page, '/contrate-mais/benefits')
    await expect(page.getByRole('region', { name: 'Multi' })).toBeVisible()
    await look('more-benefits')
    await open(page, '/contrate-mais/mobilidade')
    await expect(page.getByRole('region', { name: 'Mobilidade' })).toBeVisible()
    await look('more-mobility')
  })
})
