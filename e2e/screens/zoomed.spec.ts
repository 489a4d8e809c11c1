import type { Locator, Page } from '@playwright/test'
import { paymentSection } from '../support/card.ts'
import { fillMobility, MOBILITY } from '../support/mobility.ts'
import { atBank, goToCompany, sendProposal, takeToCart } from '../support/order.ts'
import { newBuyer, sandboxCnpj } from '../support/people.ts'
import { settle } from '../support/settle.ts'
import {
  addBalance,
  button,
  field,
  fillRepresentative,
  goToSummary,
  identify,
  money,
  open,
  openContract,
  productCard,
  summary,
} from '../support/shop.ts'
import { openSolutions, shelfSection } from '../support/solutions.ts'
import { expect, test } from '../support/test.ts'
import { fillCart, haveAccess } from '../support/visit.ts'

/** A screen of 1280 × 1024 at a zoom of 400 %: what WCAG 1.4.10 asks pages to fit into. */
const ZOOMED = { width: 320, height: 256 }
const MEAL = { product: 'Refeição', quantity: 10, value: 50_000 }

test.use({ viewport: ZOOMED })

/** What of a modal cannot be brought into sight by scrolling, sticks out of the window, or is cut. */
async function findLost(modal: Locator): Promise<string[]> {
  return modal.evaluate((popup) => {
    const lost: string[] = []
    const name = (element: Element) => `${element.tagName} ${(element.textContent ?? '').slice(0, 40)}`
    const parts = 'h1, h2, h3, h4, p, li, dt, dd, label, th, td, button, a[href], input:not([type="radio"])'
    for (const part of popup.querySelectorAll<HTMLElement>(parts)) {
      const hidden = part.closest('[aria-hidden="true"], [inert]') !== null || !part.checkVisibility()
      // What only screen readers get has one pixel.
      if (hidden || part.clientHeight === 1 || part.closest('canvas')) continue
      part.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
      const box = part.getBoundingClientRect()
      if (box.width < 2 || box.height < 2) continue
      if (box.left < -1 || box.right > window.innerWidth + 1) lost.push(`beside the window: ${name(part)}`)
      const middle = [box.left + box.width / 2, box.top + box.height / 2] as const
      const seen = document.elementFromPoint(...middle)
      if (!seen || !(part.contains(seen) || seen.contains(part))) lost.push(`out of reach: ${name(part)}`)
      const { overflowX, textOverflow } = getComputedStyle(part)
      if (overflowX !== 'visible' && part.scrollWidth > part.clientWidth + 1 && textOverflow !== 'clip')
        lost.push(`cut: ${name(part)}`)
    }
    return lost
  })
}

/** The modal of that name: all of it can be read, and its main action is pressed by `press`. */
async function expectWhole(page: Page, name: string | RegExp, action: string | RegExp): Promise<Locator> {
  const modal = page.getByRole('dialog', { name })
  await expect(modal).toBeVisible()
  await settle(page)
  expect(await findLost(modal), `lost of ${name}`).toEqual([])
  const main = modal.getByRole('button', { name: action }).or(modal.getByRole('link', { name: action }))
  await main.first().scrollIntoViewIfNeeded()
  await expect(main.first()).toBeInViewport({ ratio: 0.9 })
  return modal
}

/** The tab forgets its visit. */
async function startAnew(page: Page): Promise<void> {
  await page.goto('/robots.txt')
  await page.evaluate(() => sessionStorage.clear())
}

/** Leaves a modal as the keyboard does. */
async function leave(page: Page): Promise<void> {
  await page.keyboard.press('Escape')
  await expect(page.getByRole('dialog')).toHaveCount(0)
}

test('the modals of the carts can be read and pressed at a zoom of 400 %', async ({
  page,
  expectFitting,
}) => {
  await test.step('of transport', async () => {
    await open(page, MOBILITY)
    await fillMobility(page, { quantity: 10, value: 20_000 })
    await button(page, 'Como funciona').click()
    await expectWhole(page, 'Crédito Certo: como funciona', /./)
    await expectFitting()
    await leave(page)
    await field(page, 'Quantidade de cartões').fill('1001')
    await expectWhole(page, 'Mais de 1.000 colaboradores', /./)
  })

  await startAnew(page)
  await test.step('of Multi', async () => {
    await open(page, '/carrinho/multi')
    await addBalance(page, 'Multi Refeição PAT', 20_000)
    await expectFitting()
    await button(page, 'Remover Multi Refeição PAT do carrinho').click()
    await expectWhole(page, 'Remover Produto', /Remover|Excluir/)
  })

  await startAnew(page)
  await test.step('of cards', async () => {
    await fillCart(page, MEAL)
    await open(page, '/carrinho/beneficios')
    await button(page, 'Contato')
      .or(page.getByRole('button', { name: /Contato|Precisa de ajuda/ }))
      .first()
      .click()
    await expectWhole(page, /./, /./)
    await leave(page)
    await page.getByRole('button', { name: /^Carrinho, quantidade/ }).click()
    await expectWhole(page, 'Meu carrinho', /Seguir|carrinho/)
    await leave(page)
    await productCard(page, 'Refeição').getByRole('button', { name: 'Excluir' }).click()
    await expectWhole(page, 'Remover Produto', /Remover|Excluir/)
    await expectFitting()
    await leave(page)
  })

  await test.step('of HR plans, beside the cards', async () => {
    await open(page, '/carrinho/pontomais/gerencial')
    await expectFitting()
    const asked = await expectWhole(page, 'Troca de modalidade de cartão', 'Esvaziar carrinho e continuar')
    await asked.getByRole('button', { name: 'Esvaziar carrinho e continuar' }).click()
    await button(page, 'Trocar de plano').click()
    await expectWhole(page, 'Selecione o plano', 'Contratar')
    await expectFitting()
    await leave(page)
  })
})

test('what a refused company and a known one are told can be read and pressed at a zoom of 400 %', async ({
  page,
}) => {
  const buyer = { ...newBuyer(), cnpj: sandboxCnpj('223334440001'), email: 'cliente@metalurgica.example' }
  await fillCart(page, { ...MEAL, product: 'Auto' })
  await open(page, '/checkout/acesso-vr')
  // What is refused says what, why and the way on, of which the last stays in reach.
  for (const [base, way] of [
    ['778889990001', 'Ligar para 4000-0101'],
    ['667778880001', 'Informar outro CNPJ'],
  ] as const) {
    await field(page, 'CNPJ').fill(sandboxCnpj(base))
    await button(page, 'Continuar').press('Enter')
    await expectWhole(page, 'Atenção!', way)
    await leave(page)
  }
  await identify(page, buyer.cnpj)
  await fillRepresentative(page, buyer)
  await button(page, 'Continuar').press('Enter')
  await expectWhole(page, 'Você já é nosso cliente!', 'Prosseguir')
})

test('what is not sold in a region can be read at a zoom of 400 %', async ({ page }) => {
  await fillCart(page, MEAL, { ...MEAL, product: 'Auto' })
  await haveAccess(page, { ...newBuyer(), cnpj: sandboxCnpj('445556660001') })
  await open(page, '/checkout/verificacao')
  await button(page, 'Continuar').press('Enter')
  await expectWhole(page, 'Indisponibilidade na Região', /./)
})

test('the contract can be read and accepted, and a card filled in, at a zoom of 400 %', async ({
  page,
  expectFitting,
}) => {
  await open(page, '/carrinho/pontomais/essencial')
  await expect(summary(page)).toContainText(money(7_900))
  await haveAccess(page, newBuyer())
  await open(page, '/checkout/carrinho/pontomais')
  await goToSummary(page)
  await openContract(page)
  const modal = await expectWhole(page, 'Aqui está seu contrato', 'Aceitar termos do contrato')
  // So narrow a screen begins with the text.
  await expect(modal.getByRole('heading', { name: 'Do foro' })).toBeVisible()
  await expectWhole(page, 'Aqui está seu contrato', 'Aceitar termos do contrato')
  await expectFitting()
  await modal.getByLabel('Li e concordo com os termos do contrato').check()
  await modal.getByRole('button', { name: 'Aceitar termos do contrato' }).click()
  await expect(modal).toBeHidden()
  const box = paymentSection(page)
  await box.getByRole('radio', { name: 'Cartão de crédito' }).check()
  await button(page, 'Confirmar cartão').press('Enter')
  await expect(field(page, 'Número do cartão')).toBeFocused()
  expect(await findLost(box)).toEqual([])
  await expectFitting()
})

/** Opens the panel of help, and leaves it as the keyboard does. */
async function readHelp(page: Page) {
  await page.getByRole('button', { name: /^Ajuda/ }).click()
  await expectWhole(page, /./, /./)
  await leave(page)
}

test('what helps and what warns can be read and pressed at a zoom of 400 %', async ({
  page,
  expectFitting,
}) => {
  await open(page, '/produtos/refeicao')
  await readHelp(page)
  await field(page, 'Nome').fill('Marina Oliveira')
  await field(page, 'E-mail').fill('marina@empresa.example')
  await field(page, 'Celular').fill('11987654321')
  await field(page, 'CNPJ').fill(sandboxCnpj('667778880001'))
  await field(page, 'Quantidade de colaboradores').fill('48')
  await button(page, 'Solicitar contato').press('Enter')
  await expectWhole(page, 'Atenção!', /./)
  await leave(page)
  await field(page, 'CNPJ').fill(newBuyer().cnpj)
  await button(page, 'Solicitar contato').press('Enter')
  await expectWhole(page, 'Recebemos os seus dados!', 'Continuar nesta página')
  await leave(page)
  await openSolutions(page, sandboxCnpj('334445550001'))
  await shelfSection(page, 'Mobilidade').press('Enter')
  await expectWhole(page, 'Parabéns por investir na sua empresa!', 'Prosseguir')
  await expectFitting()
})

test('the modals of an offer and of a proposal can be read and pressed at a zoom of 400 %', async ({
  page,
  baseURL,
  expectFitting,
}) => {
  await open(page, '/combo/carrinho/multi?offerid=super-oferta-multi')
  await field(page, 'Quantidade de cartões').fill('3')
  await page.getByRole('checkbox', { name: 'Multi Refeição PAT' }).press('Space')
  await expect(summary(page)).toContainText('Total do pedido')
  await page.getByRole('banner').getByRole('link').first().press('Enter')
  await expectWhole(page, /./, /./)
  await expectFitting()
  await takeToCart(page, atBank('/modalidade/avulsos', baseURL), 'Refeição Banco Parceiro', MEAL)
  await expectWhole(page, 'Criando sua proposta', 'Continuar')
  await expectFitting()
  await sendProposal(page, newBuyer())
  await goToCompany(page)
  await button(page, 'Continuar').press('Enter')
  await expect(page.getByText('Existem campos preenchidos incorretamente.')).toBeVisible()
  await expectFitting()
})

test.describe('where cookies are not answered', () => {
  test.use({ storageState: { cookies: [], origins: [] } })

  test('the question can be read and pressed at a zoom of 400 %', async ({ page }) => {
    await open(page, '/faq')
    const question = page.getByRole('region', { name: 'Consentimento de Cookies' })
    await expect(question).toBeVisible()
    await settle(page)
    expect(await findLost(question)).toEqual([])
    await question.getByRole('button').last().click()
    await expect(question).toBeHidden()
  })
})
