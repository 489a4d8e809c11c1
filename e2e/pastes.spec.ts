import type { Page } from '@playwright/test'
import { paste } from './support/paste.ts'
import { newBuyer } from './support/people.ts'
import { reachCart } from './support/reach-cart.ts'
import {
  addBalance,
  button,
  field,
  goToSummary,
  hydrated,
  identify,
  money,
  open,
  productCard,
  stepHeading,
  summary,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const UNREAD = 'Não conseguimos ler este valor. Escreva como 1.234,56.'
const UP_TO_CARDS = 'Este campo vai até 999.'

/** A postal code's answer, as the store's own address gives it. */
async function answerCeps(page: Page, answers: Readonly<Record<string, object>>) {
  await page.route('**/recursos/endereco*', async (route) => {
    const { cep = '' } = route.request().postDataJSON().params
    const answer = answers[cep]
    if (answer) return route.fulfill({ json: answer })
    await route.continue()
  })
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 } })

  test('a pasted amount is what stands in the copied cell, and a pasted thousand is a thousand', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/carrinho/beneficios')
    const card = productCard(page, 'Auto')
    const quantity = card.getByLabel('Escolha a quantidade')
    const value = card.getByLabel('Digite o valor')

    for (const [copied, amount] of [
      [' R$ 1.234,56 ', 123_456],
      ['R$\u00a01.234', 123_400],
      ['Valor: 500,00', 50_000],
      ['500', 50_000],
    ] as const) {
      await paste(value, copied)
      await expect(value).toHaveValue(money(amount))
    }
    await paste(value, '1,234')
    await expect(value).toHaveValue('1,234')
    await expect(card.getByText(UNREAD)).toBeVisible()
    await paste(value, 'US$ 500')
    await expect(value).toHaveValue('US$ 500')
    await expect(card.getByText(UNREAD)).toBeVisible()
    await paste(quantity, '10')
    await expect(button(page, 'Adicionar ao carrinho').first()).toBeDisabled()

    await paste(quantity, '1.000')
    await expect(quantity).toHaveValue('1000')
    await expect(card.getByText(UP_TO_CARDS)).toBeVisible()
    await expectAccessible()

    // Typing is cents first, as ever.
    await value.fill('')
    await value.pressSequentially('50000')
    await expect(value).toHaveValue(money(50_000))
    for (const amount of [5_000, 500]) {
      await value.press('ControlOrMeta+z')
      await expect(value).toHaveValue(money(amount))
    }
    await value.pressSequentially('00')
    await expect(value).toHaveValue(money(50_000))
    await expect(card.getByRole('button', { name: 'Adicionar ao carrinho' })).toBeDisabled()
    await paste(quantity, '12,00')
    await expect(card.getByText(UP_TO_CARDS)).toBeHidden()
    await card.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    await expect(card.getByText('Produto adicionado!')).toBeVisible()
    await expect(summary(page)).toContainText(money(600_000))
  })

  test('a Multi card takes pasted numbers, and is not priced with one that it could not read', async ({
    page,
  }) => {
    await open(page, '/carrinho/multi')
    await addBalance(page, 'Multi Auto', 20_000)
    const value = field(page, 'Valor de Multi Auto')
    const quantity = field(page, 'Quantidade de cartões')
    await paste(quantity, ' 25 ')
    await paste(value, '500')
    await expect(summary(page)).toContainText(money(1_250_000))
    await paste(value, '1,234')
    await expect(value).toHaveValue('1,234')
    await expect(page.getByText(UNREAD)).toBeVisible()
    await expect(button(page, 'Seguir com a contratação')).toBeDisabled()
    await paste(value, '1.234,00')
    await expect(page.getByText(UNREAD)).toBeHidden()
    await paste(quantity, '1.000')
    await expect(quantity).toHaveValue('1000')
    await expect(page.getByText(UP_TO_CARDS)).toBeVisible()
    await expect(button(page, 'Seguir com a contratação')).toBeDisabled()
  })

  test('a pasted thousand of the first page and of mobility is one, and more than that is told', async ({
    page,
  }) => {
    await open(page, '/')
    await paste(field(page, 'Colaboradores'), '1.000')
    await expect(page.getByText(UP_TO_CARDS)).toBeVisible()
    await expect(field(page, 'Colaboradores')).toHaveValue('1000')
    await paste(field(page, 'Valor mensal por pessoa'), '12.345,67')
    await expect(page.getByText(/Este campo vai até R\$\s9\.999,99\./)).toBeVisible()

    await open(page, '/carrinho/mobilidade')
    const quantity = field(page, 'Quantidade de cartões')
    await paste(quantity, '1.000')
    await expect(quantity).toHaveValue('1000')
    await expect(page.getByText('Qtd. max: 1000.')).toBeHidden()
    await paste(quantity, '10.000')
    await expect(quantity).toHaveValue('10000')
    await expect(page.getByText('Qtd. max: 1000.')).toBeVisible()
  })

  test('names keep their signs, an address is taken out of the words around it', async ({ page }) => {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await open(page, '/checkout/acesso-vr')
    await identify(page, newBuyer().cnpj)
    await expect(stepHeading(page, 2)).toBeVisible()
    await paste(field(page, 'Nome'), 'Ana‑Maria')
    await expect(field(page, 'Nome')).toHaveValue('Ana-Maria')
    await paste(field(page, 'Sobrenome'), 'D´Ávila')
    await expect(field(page, 'Sobrenome')).toHaveValue("D'Ávila")
    const email = field(page, 'E-mail')
    for (const copied of [
      'ana@loja.example Ana',
      'mailto:ana@loja.example?subject=Oi',
      'Ana <ana@loja.example>',
    ]) {
      await paste(email, copied)
      await expect(email).toHaveValue('ana@loja.example')
    }
    await paste(email, 'ana@loja.example ou rh@loja.example')
    await expect(email).toHaveValue('ana@loja.example ou rh@loja.example')
    await expect(page.getByText('E-mail inválido')).toBeVisible()
    await paste(field(page, 'Nome'), '\ufeff1) SRA. Ana\u200b')
    await expect(field(page, 'Nome')).toHaveValue('Ana')
    await paste(field(page, 'Data de nascimento'), '14 de março de 1985')
    await expect(page.getByText('Data inválida')).toBeVisible()
    await paste(field(page, 'Data de nascimento'), '1985-03-14T00:00:00')
    await expect(field(page, 'Data de nascimento')).toHaveValue('14/03/1985')
  })

  test('another postal code keeps what was typed, and one that nobody knows yet does not block', async ({
    page,
  }) => {
    const unknown = { ok: false, problem: { code: -404, status: 404, description: '', fields: [] } }
    const away = { ok: false, problem: { code: -6, status: 503, description: '', fields: [] } }
    await answerCeps(page, { '01001999': unknown, '01001777': away })
    await reachCart(page)
    await goToSummary(page)
    await button(page, 'Editar dados cadastrais').click()
    await page.getByLabel('Entregar os cartões no endereço fiscal').uncheck()
    const cep = field(page, 'CEP')

    await paste(cep, '50010-000')
    await expect(field(page, 'Cidade')).toHaveValue('Recife')
    await field(page, 'Tipo').fill('Rua')
    await field(page, 'Logradouro').fill('da Aurora')
    await field(page, 'Bairro').fill('Boa Vista')
    await field(page, 'Número').fill('310')
    await field(page, 'Complemento').fill('Sala 2')
    await paste(cep, '50020-000')
    await expect(page.getByText('Endereço preenchido a partir do CEP')).toBeVisible()
    await expect(field(page, 'Logradouro')).toHaveValue('da Aurora')
    await expect(field(page, 'Número')).toHaveValue('310')

    await paste(cep, '05424-020')
    await expect(field(page, 'Logradouro')).toHaveValue('Professor Carlos Reis')
    await expect(field(page, 'Número')).toHaveValue('')
    await expect(field(page, 'Complemento')).toHaveValue('')
    await field(page, 'Número').fill('120')

    await paste(cep, '01001-999')
    await expect(
      page.getByText('Não encontramos este CEP. Confira o número ou preencha o endereço.'),
    ).toBeVisible()
    await expect(page.getByText('CEP não encontrado')).toBeHidden()
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
    await button(page, 'Concluir').click()
    await expect(button(page, 'Editar dados cadastrais')).toBeFocused()

    // The state that is known stays open after a lookup that failed, though the page is loaded anew.
    await button(page, 'Editar dados cadastrais').click()
    await paste(cep, '01001-777')
    await page.getByRole('dialog').getByRole('button', { name: 'Entendi' }).click()
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
    await page.reload()
    await hydrated(page)
    await expect(field(page, 'CEP')).toHaveValue('01001-777')
    await expect(page.getByRole('combobox', { name: 'Estado' })).toHaveValue('SP')
  })
})
