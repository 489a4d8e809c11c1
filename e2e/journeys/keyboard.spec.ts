import type { Locator, Page } from '@playwright/test'
import { expectOrder } from '../support/expect-order.ts'
import { readCode } from '../support/outbox.ts'
import { newBuyer } from '../support/people.ts'
import {
  button,
  contractModal,
  field,
  money,
  open,
  productCard,
  readOrderNumber,
  stepHeading,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const CARDS = { product: 'Premiação', quantity: 3, value: 20_000 }
/** More stops than any page has: who does not find a control by then cannot reach it. */
const MOST_STOPS = 150

/** Presses Tab until the focus is on a control, as somebody without a mouse does. */
async function tabTo(page: Page, control: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  await expect(control).toBeVisible()
  for (let stops = 0; stops < MOST_STOPS; stops += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) {
      await expectVisibleFocus(page)
      return
    }
    await page.keyboard.press(key)
  }
  throw new Error(`the keyboard does not reach ${control}`)
}

/** What has the focus shows it by an outline: its own, of a part of it, or of the frame around it. */
async function expectVisibleFocus(page: Page): Promise<void> {
  const marks = await page.evaluate(() => {
    const shown: string[] = []
    for (let node = document.activeElement; node && shown.length < 4; node = node.parentElement) {
      for (const part of ['', '::before', '::after']) {
        const { outlineStyle, outlineWidth } = getComputedStyle(node, part)
        if (outlineStyle !== 'none' && outlineWidth !== '0px') shown.push(`${node.nodeName}${part}`)
      }
    }
    return shown
  })
  expect(marks, 'the focus is shown').not.toEqual([])
}

async function press(page: Page, control: Locator): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.press('Enter')
}

async function type(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control)
  await page.keyboard.type(text)
}

test('somebody without a mouse buys, from the initial page to the order', async ({ page, request }) => {
  test.slow()
  const buyer = newBuyer()
  await open(page, '/')
  await page.keyboard.press('Tab')
  await expect(page.getByRole('link', { name: 'Pular para o conteúdo' })).toBeFocused()
  await page.keyboard.press('Enter')
  await press(page, page.getByRole('article', { name: 'Avulsos' }).getByRole('link'))
  await expect(page).toHaveURL('/carrinho/beneficios')

  const card = productCard(page, CARDS.product)
  await type(page, card.getByLabel('Escolha a quantidade'), String(CARDS.quantity))
  await type(page, card.getByLabel('Digite o valor'), String(CARDS.value))
  await press(page, card.getByRole('button', { name: 'Adicionar ao carrinho' }))
  await expect(card.getByText('Produto adicionado!')).toBeFocused()
  await expect(summary(page)).toContainText(money(60_000))
  await press(page, summary(page).getByRole('button', { name: 'Seguir com a contratação' }))

  await expect(stepHeading(page, 1)).toBeVisible()
  await type(page, field(page, 'CNPJ'), buyer.cnpj.replace(/\W/g, ''))
  await page.keyboard.press('Enter')
  await expect(stepHeading(page, 2)).toBeFocused()
  await type(page, field(page, 'Nome'), buyer.firstName)
  await type(page, field(page, 'Sobrenome'), buyer.lastName)
  await type(page, field(page, 'E-mail'), buyer.email)
  await type(page, field(page, 'Celular'), buyer.mobile.replace(/\D/g, ''))
  await type(page, field(page, 'CPF'), buyer.cpf.replace(/\D/g, ''))
  await type(page, field(page, 'Data de nascimento'), buyer.birthDate.replace(/\D/g, ''))
  await press(page, button(page, 'Continuar'))
  await expect(stepHeading(page, 3)).toBeFocused()
  await type(page, field(page, 'Senha'), buyer.password)
  await type(page, field(page, 'Confirmar senha'), buyer.password)
  await tabTo(page, page.getByLabel('Li e aceito os termos'))
  await page.keyboard.press('Space')
  await press(page, button(page, 'Salvar meu Acesso VR'))
  await expect(stepHeading(page, 4)).toBeFocused()
  await press(page, button(page, 'Enviar código de verificação'))

  await expect(page).toHaveURL('/checkout/verificacao')
  // Whoever was led here types the code at once.
  await expect(field(page, 'Caractere 1 de 6')).toBeFocused()
  await page.keyboard.type(await readCode(request, buyer.email))
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  await press(page, summary(page).getByRole('button', { name: 'Seguir com a contratação' }))

  await expect(page).toHaveURL('/checkout/resumo')
  await press(page, button(page, 'Gerar contrato'))
  const modal = contractModal(page)
  await expect(
    modal.getByText('CONTRATANTE', { exact: true }).filter({ visible: true }).first(),
  ).toBeVisible()
  await tabTo(page, modal.getByRole('region', { name: 'Texto do contrato' }))
  await page.keyboard.press('End')
  await tabTo(page, modal.getByLabel('Li e concordo com os termos do contrato'))
  await page.keyboard.press('Space')
  await press(page, modal.getByRole('button', { name: 'Aceitar termos do contrato' }))
  await expect(modal).toBeHidden()
  await press(page, summary(page).getByRole('button', { name: 'Seguir com a contratação' }))
  await expectOrder(page, buyer, await readOrderNumber(page), [CARDS])
})

test('the focus stays inside a modal, leaves it with Esc, and goes back to where it was', async ({
  page,
}) => {
  await open(page, '/carrinho/beneficios')
  const opener = page.getByRole('button', { name: 'Carrinho', exact: true })
  await press(page, opener)
  const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
  await expect(drawer).toBeVisible()
  // At its edges the focus rests on a guard for a moment, which sends it round.
  const hasFocus = () => drawer.evaluate((element) => element.contains(document.activeElement))
  await expect.poll(hasFocus).toBe(true)
  for (let stops = 0; stops < 12; stops += 1) {
    await page.keyboard.press('Tab')
    await expect.poll(hasFocus).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect(drawer).toBeHidden()
  await expect(opener).toBeFocused()
})
