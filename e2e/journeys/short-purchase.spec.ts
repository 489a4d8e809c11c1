import type { APIRequestContext, Locator, Page } from '@playwright/test'
import { PHONE } from '../support/devices.ts'
import { readCode } from '../support/outbox.ts'
import { newBuyer } from '../support/people.ts'
import {
  button,
  contractModal,
  field,
  open,
  productCard,
  readOrderNumber,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

/** What a purchase of two cards by a new company may cost its buyer, from the shelf of cards to the order. */
const AT_MOST = { screens: 9, fields: 11, presses: 12 }

/** Counts what a buyer does: screens that are stood on, fields that are typed in, and presses. */
class Counted {
  screens = new Set<string>()
  fields = 0
  presses = 0

  async stand(page: Page, name: string, sign: Locator): Promise<void> {
    await expect(sign).toBeVisible()
    this.screens.add(`${name} ${new URL(page.url()).pathname}`)
  }

  /** Typed only where it does not stand there already. */
  async type(into: Locator, text: string): Promise<void> {
    if ((await into.inputValue()) === text) return
    this.fields += 1
    await into.pressSequentially(text)
  }

  async press(what: Locator): Promise<void> {
    this.presses += 1
    await what.click()
  }
}

/** On the narrower of the two screens: no way is shorter on it, and both have the same fields and buttons. */
test.describe('on a phone', () => {
  test.use(PHONE)

  test('a new company buys two cards with few screens, fields and presses', async ({ page, request }) => {
    test.slow()
    const buyer = newBuyer()
    const counted = new Counted()
    await open(page, '/carrinho/beneficios')
    await counted.stand(page, 'shelf', productCard(page, 'Refeição'))
    await addCard(counted, page, 'Refeição', '65000')
    await addCard(counted, page, 'Alimentação', '40000')
    await counted.press(summary(page).getByRole('button', { name: 'Seguir com a contratação' }))

    await counted.stand(page, 'step 1', stepHeading(page, 1))
    await counted.type(field(page, 'CNPJ'), buyer.cnpj)
    await counted.stand(page, 'step 2', stepHeading(page, 2))
    const email = buyer.email.replace(/^marina\.(\w+)@/, 'marina.oliveira@$1.')
    await counted.type(field(page, 'E-mail'), email)
    await counted.type(field(page, 'CPF'), buyer.cpf)
    await counted.type(field(page, 'Nome'), 'Marina')
    await counted.type(field(page, 'Sobrenome'), 'Oliveira')
    await counted.type(field(page, 'Celular'), buyer.mobile)
    await counted.type(field(page, 'Data de nascimento'), buyer.birthDate)
    await counted.press(button(page, 'Continuar'))
    await counted.stand(page, 'step 3', stepHeading(page, 3))
    await counted.type(field(page, 'Senha'), buyer.password)
    await counted.type(field(page, 'Confirmar senha'), buyer.password)
    await counted.press(page.getByLabel('Li e aceito os termos'))
    await counted.press(button(page, 'Salvar meu Acesso VR'))
    await counted.stand(page, 'step 4', stepHeading(page, 4))
    await counted.press(button(page, 'Enviar código de verificação'))

    await counted.stand(page, 'code', field(page, 'Caractere 1 de 6'))
    await typeCode(counted, page, request, email)
    const proceed = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(page).toHaveURL(/\/checkout\/carrinho/)
    await counted.stand(page, 'cart', proceed)
    await counted.press(proceed)
    await expect(page).toHaveURL(/\/checkout\/resumo/)
    const generate = page
      .getByRole('region', { name: 'Contrato' })
      .getByRole('button', { name: 'Gerar contrato' })
    await counted.stand(page, 'summary', generate)
    await counted.press(generate)
    const modal = contractModal(page)
    await counted.press(modal.getByLabel('Li e concordo com os termos do contrato'))
    await counted.press(modal.getByRole('button', { name: 'Aceitar termos do contrato' }))
    await expect(modal).toBeHidden()
    await counted.press(summary(page).getByRole('button', { name: 'Seguir com a contratação' }))
    await readOrderNumber(page)
    await counted.stand(page, 'conclusion', page.getByRole('heading', { level: 1 }))

    expect(counted.screens.size).toBeLessThanOrEqual(AT_MOST.screens)
    expect(counted.fields).toBeLessThanOrEqual(AT_MOST.fields)
    expect(counted.presses).toBeLessThanOrEqual(AT_MOST.presses)
  })
})

/** A card onto the order; its quantity is typed where the shelf does not offer it. */
async function addCard(counted: Counted, page: Page, product: string, value: string): Promise<void> {
  const card = productCard(page, product)
  await counted.type(card.getByLabel('Escolha a quantidade'), '12')
  await counted.type(card.getByLabel('Digite o valor'), value)
  await counted.press(card.getByRole('button', { name: 'Adicionar ao carrinho' }))
  await expect(card.getByText('Produto adicionado!')).toBeVisible()
}

/** The code counts as one field; the screen sends it by itself. */
async function typeCode(
  counted: Counted,
  page: Page,
  request: APIRequestContext,
  email: string,
): Promise<void> {
  const code = await readCode(request, email)
  counted.fields += 1
  await field(page, 'Caractere 1 de 6').pressSequentially(code)
}
