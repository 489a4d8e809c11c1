import type { Page } from '@playwright/test'
import { agree, eventsOf } from '../support/data-layer.ts'
import { PHONE } from '../support/devices.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import {
  acceptContract,
  button,
  conclude,
  enterCode,
  field,
  goToSummary,
  hydrated,
  identify,
  money,
  open,
  stepHeading,
  summary,
} from '../support/shop.ts'
import {
  groupForm,
  introModal,
  nameCompany,
  sayWho,
  shelfSection,
  startTogether,
} from '../support/solutions.ts'
import { readContractMails, readHandOvers } from '../support/stored.ts'
import { expect, test } from '../support/test.ts'

const MOBILITY = { workers: 60, credit: 22_000 }
const PLAN = 'RH Digital Profissional'
const AWARD = { quantity: 5, value: 45_000 }
const CREDIT = MOBILITY.workers * MOBILITY.credit + AWARD.quantity * AWARD.value
/** The management fee of mobility: 4.5 % of its credit. */
const FEE = Math.round(MOBILITY.workers * MOBILITY.credit * 0.045)
/** Profissional for 60 employees. */
const PLAN_PRICE = 122_500
const TOTAL = CREDIT + FEE + PLAN_PRICE

/**
 * The sheet tells a mixed order's total and its parts in one row (docs/rules/screens.md: sheet), at most so many px
 * high: a reason over it is a line more.
 */
async function expectOneRow(page: Page, most = 96): Promise<void> {
  const part = summary(page).getByRole('definition').filter({ hasText: 'neste pedido' }).last()
  await expect(part).toBeInViewport()
  expect((await summary(page).boundingBox())?.height).toBeLessThanOrEqual(most)
}

test.describe('on a phone', () => {
  test.use({ ...PHONE, ownStore: true })

  test('a customer sees what it has, extends one solution, steps another up and hires a new one in one go', async ({
    page,
    context,
    request,
  }) => {
    test.slow()
    await agree(context)
    const buyer = {
      ...newBuyer(),
      cnpj: sandboxCnpj('334445550001'),
      email: 'cliente@transportes.example',
      firstName: 'Helena',
      lastName: 'Barros',
    }
    await open(page, '/')
    await page.getByRole('contentinfo').getByRole('link', { name: 'Soluções contratadas' }).click()
    await expect(page).toHaveURL('/solucoes-contratadas')
    await nameCompany(page, buyer.cnpj)
    await expect(shelfSection(page, 'Mobilidade')).toContainText('Contratado')
    await expect(shelfSection(page, 'RH Digital')).toContainText('Contratado: RH Digital Gerencial')
    await expect(page.getByText(money(MOBILITY.credit))).toHaveCount(0)

    await startTogether(page, 'Mobilidade', 'RH Digital', 'Avulsos')
    await introModal(page).getByRole('button', { name: 'Prosseguir' }).click()
    await expect(page).toHaveURL('/carrinho/solucoes')
    await sayWho(page, buyer)

    const mobility = groupForm(page, 'Mobilidade')
    await expect(mobility).toContainText('o que ficar igual não é contratado de novo')
    await expect(mobility).not.toContainText('É obrigatório')
    await mobility.getByLabel('Quantidade de cartões de Mobilidade').fill(String(MOBILITY.workers))
    await mobility.getByLabel('Valor de Mobilidade').pressSequentially(String(MOBILITY.credit))
    await expect(groupForm(page, 'RH Digital').getByRole('radio')).toHaveCount(0)
    // Alone it is not hired again, so that nothing is registered yet.
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await button(page, 'Continuar').click()

    const hr = groupForm(page, 'RH Digital')
    await expect(hr.getByRole('heading', { name: /^RH Digital/ })).toBeFocused()
    await expect(hr).toBeInViewport()
    expect(asked.filter((url) => url.endsWith('/recursos/registrar-carrinho'))).toEqual([])
    await expect(mobility.getByRole('textbox')).toHaveCount(0)
    await expect(hr.getByRole('radio', { name: 'RH Digital Gerencial (plano atual)' })).toBeDisabled()
    await expect(hr.getByRole('radio', { name: 'RH Digital Essencial' })).toHaveCount(0)
    await page.reload()
    await hydrated(page)
    // What each plan costs for so many is told before one is chosen.
    await expect(hr.getByText(money(PLAN_PRICE))).toBeVisible()
    await expect(hr.getByText(/ por colaborador\/mês$/)).toHaveCount(3)
    await hr.getByText(PLAN, { exact: true }).click()
    await expect(summary(page)).toContainText(money(PLAN_PRICE))
    const registered = page.waitForResponse('**/recursos/registrar-carrinho')
    await button(page, 'Continuar').click()
    expect(await (await registered).json()).toMatchObject({ ok: true })

    const cards = groupForm(page, 'Avulsos')
    await cards.getByRole('button', { name: 'Adicionar Premiação' }).click()
    await cards.getByLabel('Quantidade de cartões de Premiação').fill(String(AWARD.quantity))
    await cards.getByLabel('Valor de Premiação').pressSequentially(String(AWARD.value))
    await expect(summary(page)).toContainText(money(TOTAL))
    // What is taken out of the joint cart comes back with amount and value, as from any other.
    await button(page, 'Remover Premiação do carrinho').click()
    await expect(cards.getByLabel('Valor de Premiação')).toHaveCount(0)
    await button(page, 'Desfazer').click()
    await expect(cards.getByLabel('Valor de Premiação')).toHaveValue(money(AWARD.value))
    await expect(summary(page)).toContainText(money(TOTAL))
    await expect(summary(page)).not.toContainText('Total por mês')
    const parts = summary(page).getByRole('definition')
    await expect(parts.filter({ hasText: money(TOTAL - PLAN_PRICE) })).toBeVisible()
    await expectOneRow(page)
    const proposed = page.waitForResponse('**/recursos/proposta')
    await button(page, 'Seguir com a contratação').click()
    expect(await (await proposed).json()).toMatchObject({ ok: true })
    const told = { channel: 'default', lead_id: expect.stringMatching(/^[\da-f-]{36}$/) }
    await expect.poll(() => eventsOf(page, 'create_proposal')).toMatchObject([told])

    await expect(page).toHaveURL(/\/checkout\/acesso-vr/)
    await expect(stepHeading(page, 1)).toBeVisible()
    await identify(page, buyer.cnpj)
    await expect(field(page, 'Nome')).toHaveValue(buyer.firstName)
    await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
    await field(page, 'CPF').fill(buyer.cpf)
    await field(page, 'Data de nascimento').fill(buyer.birthDate)
    await button(page, 'Continuar').click()
    const dialog = page.getByRole('dialog', { name: 'Você já é nosso cliente!' })
    await expect(dialog).toContainText('cli***')
    await dialog.getByRole('link', { name: 'Prosseguir' }).click()
    await enterCode(page, request, buyer.email, '/checkout/carrinho/beneficios')
    await expect(page.getByRole('table', { name: 'Para onde vai o seu dinheiro' })).toBeVisible()
    // More is paid than what the cards hold, and it is no first purchase: nothing says otherwise.
    await expect(page.getByText(/^(Taxa Zero|Entrega Grátis)!$/)).toHaveCount(0)
    await expectOneRow(page)
    await goToSummary(page)
    await expectOneRow(page, 120)
    await expect(button(page, 'Atualizar contrato')).toBeVisible()
    await acceptContract(page)
    const orderNumber = await conclude(page)
    for (const title of ['Mobilidade', 'RH Digital', 'Cartões avulsos']) {
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible()
    }
    await expect(
      page.getByText('*Os pagamentos serão realizados de forma apartada por serviço.'),
    ).toBeVisible()
    await expect(page.getByText(money(TOTAL)).first()).toBeVisible()

    const [order, ...others] = await readHandOvers(buyer.cnpj)
    expect(others).toEqual([])
    expect(order?.orderNumber).toBe(orderNumber)
    expect(order?.totals).toMatchObject({ totalWithDiscount: TOTAL, totalBenefits: CREDIT, totalFees: FEE })
    const lines = order?.groups.flatMap((group) => group.lines) ?? []
    const bought = lines.map(({ name, quantity, monthlyValue }) => [name, quantity, monthlyValue])
    expect(bought.toSorted()).toEqual([
      ['Mobilidade', MOBILITY.workers, MOBILITY.credit],
      ['Premiação', AWARD.quantity, AWARD.value],
      [PLAN, MOBILITY.workers, PLAN_PRICE],
    ])
    const [mail] = await readContractMails(buyer.email)
    for (const text of [orderNumber, PLAN, 'Mobilidade', 'Gestão de saldo', 'Premiação']) {
      expect(mail?.pdfText).toContain(text)
    }

    await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
    // The end has a footer of its own until the initial page stands.
    await expect(
      page.getByRole('heading', { level: 1, name: 'A VR tem tudo que sua empresa precisa!' }),
    ).toBeVisible()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Soluções contratadas' }).click()
    await expect(shelfSection(page, 'RH Digital')).toContainText(`Contratado: ${PLAN}`)
    await expect(shelfSection(page, 'RH Digital')).not.toContainText('Gerencial')
    await expect(shelfSection(page, 'Avulsos')).toContainText('Contratado: Premiação')
    await shelfSection(page, 'Mobilidade').click()
    const section = page.getByRole('region', { name: /^Mobilidade/ })
    await expect(section.getByRole('listitem')).toContainText(`${MOBILITY.workers} colaboradores`)
    await expect(section.getByRole('listitem')).toContainText(money(MOBILITY.credit))
  })
})
