import { newBuyer, sandboxCnpj } from './support/people.ts'
import { settle } from './support/settle.ts'
import { button, field, hydrated, open, productCard, summary } from './support/shop.ts'
import {
  groupForm,
  introModal,
  openSolutions,
  sayWho,
  shelfSection,
  startTogether,
} from './support/solutions.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

const TRANSPORT = sandboxCnpj('334445550001')
const METAL = sandboxCnpj('223334440001')
const BANK = 'http://banco.localhost'

test('looking into sections leaves the cart as it is; taking one over keeps aside what was in it, and leads on', async ({
  page,
  expectAccessible,
}) => {
  await fillCart(page, { product: 'Auto', quantity: 3, value: 40_000 })
  await openSolutions(page, TRANSPORT)
  await expect(page.getByText(/quantidades e valores só aparecem depois/)).toBeVisible()
  const cart = page.getByRole('button', { name: /^Carrinho, quantidade/ })
  await expect(cart).toHaveAccessibleName('Carrinho, quantidade 3')

  await shelfSection(page, 'Mobilidade').click()
  await introModal(page).getByRole('button', { name: 'Prosseguir' }).click()
  await expect(introModal(page)).toBeHidden()
  await expect(shelfSection(page, 'Mobilidade')).toHaveAttribute('aria-expanded', 'true')
  await settle(page)
  await shelfSection(page, 'RH Digital').click()
  await expect(shelfSection(page, 'RH Digital')).toHaveAttribute('aria-expanded', 'true')
  await expect(shelfSection(page, 'Mobilidade')).toHaveAttribute('aria-expanded', 'false')
  await expect(introModal(page)).toHaveCount(0)
  await expect(cart).toHaveAccessibleName('Carrinho, quantidade 3')
  // One fold opens while another closes above or below it: pressing what still moves may press beside it.
  await settle(page)
  await expect(page.getByRole('link', { name: 'Ver os planos acima do atual' })).toBeVisible()
  await button(page, 'Trazer para o carrinho').click()
  await expect(cart).toHaveAccessibleName('Carrinho, quantidade 1')
  await expect(page.getByText('O que estava nele ficou guardado.')).toBeVisible()
  await expectAccessible()
  await button(page, 'Desfazer').click()
  await expect(cart).toHaveAccessibleName('Carrinho, quantidade 3')

  await button(page, 'Trazer para o carrinho').click()
  await shelfSection(page, 'Mobilidade').click()
  await settle(page)
  await button(page, 'Trazer para o carrinho').click()
  await page.reload()
  await hydrated(page)
  await expect(cart).toHaveAccessibleName('Carrinho, quantidade 1')
  await cart.click()
  const drawer = page.getByRole('dialog', { name: 'Meu carrinho' })
  await expect(drawer.getByRole('region', { name: 'Carrinho guardado' })).toContainText(/Auto3 ×/)
  await drawer.getByRole('button', { name: 'Voltar a este carrinho' }).click()
  await expect(page).toHaveURL('/carrinho/beneficios#carrinho')
  await expect(productCard(page, 'Auto')).toContainText('3 cartões')

  await test.step('what a company has leads to what it can buy: together with another solution', async () => {
    await open(page, '/solucoes-contratadas')
    await shelfSection(page, 'Mobilidade').click()
    await settle(page)
    await button(page, 'Ampliar junto com outra solução').click()
    await expect(
      page.getByRole('heading', { name: 'Contrate mais de uma solução de uma só vez' }),
    ).toBeFocused()
    await expect(page.getByRole('checkbox', { name: 'Mobilidade' })).toBeChecked()
    await button(page, 'Começar').click()
    await expect(page.getByText(/para ampliar, escolha mais uma solução/)).toBeVisible()
    await expect(page).toHaveURL('/solucoes-contratadas')
    await open(page, '/contrate-mais/mobilidade')
    await page.getByRole('link', { name: 'Ampliar junto com outra solução' }).click()
    await expect(page).toHaveURL('/solucoes-contratadas')
    await expect(page.getByRole('checkbox', { name: 'Mobilidade' })).toBeChecked()

    await shelfSection(page, 'Mobilidade').click()
    await settle(page)
    await button(page, 'Trazer para o carrinho').click()
    await open(page, '/carrinho/mobilidade')
    await expect(page.getByText(/não pode ser contratada de novo sozinha/)).toBeVisible()
    await summary(page).getByRole('button', { name: 'Ampliar junto com outra solução' }).click()
    await expect(page).toHaveURL('/solucoes-contratadas')
    await expect(page.getByRole('checkbox', { name: 'Mobilidade' })).toBeChecked()
    await open(page, '/planos/hcm')
    await expect(productCard(page, 'RH Digital Essencial')).toContainText('já tem um plano acima deste')
    await expect(productCard(page, 'RH Digital Profissional').getByRole('button')).toBeEnabled()
  })
})

test('cancelling the greeting empties the cart', async ({ page }) => {
  await fillCart(page, { product: 'Auto', quantity: 1, value: 40_000 })
  await openSolutions(page, TRANSPORT)
  await shelfSection(page, 'Mobilidade').click()
  // The greeting may be open already: behind it the header is hidden from readers.
  const filled = page.getByRole('button', { name: 'Carrinho, quantidade 1', includeHidden: true })
  await expect(filled).toHaveCount(1)
  await introModal(page).getByRole('button', { name: 'Cancelar' }).click()
  await expect(introModal(page)).toBeHidden()
  await expect(page.getByRole('button', { name: 'Carrinho', exact: true })).toBeVisible()
  await button(page, 'Voltar a este carrinho').click()
  await expect(filled).toHaveCount(1)
})

test('the cart of a company with contracts shows them beside it, any other cart stands alone', async ({
  page,
}) => {
  const contracted = () => field(page, 'Soluções contratadas')
  await openSolutions(page, METAL)
  await open(page, '/carrinho/beneficios')
  await introModal(page).getByRole('button', { name: 'Prosseguir' }).click()
  await expect(contracted()).not.toBeChecked()
  await contracted().check()
  await expect(contracted()).toBeChecked()
  await expect(page.getByRole('region', { name: 'Seu carrinho' }).getByRole('listitem')).toHaveText([
    /Refeição/,
    /Alimentação/,
  ])
  await expect(productCard(page, 'Refeição')).toContainText('já possui')
  const portal = productCard(page, 'Refeição').getByRole('link', { name: 'Pedir mais no portal do cliente' })
  await expect(portal).toHaveAttribute('href', /^https:/)

  await page.getByRole('link', { name: 'Ver tudo o que sua empresa contratou' }).click()
  await expect(page).toHaveURL('/solucoes-contratadas')

  await test.step('what more can be contracted leaves that out, and leads to the carts', async () => {
    await open(page, '/contrate-mais/benefits')
    await expect(page.getByRole('heading', { level: 1, name: 'Contrate mais benefícios' })).toBeVisible()
    const single = page.getByRole('region', { name: 'Avulsos' })
    await expect(single.getByRole('article', { name: 'Auto', exact: true })).toBeVisible()
    await expect(single.getByRole('article', { name: 'Refeição', exact: true })).toHaveCount(0)
    await expect(single.getByRole('listitem').filter({ hasText: 'Refeição' })).toContainText('Contratado')
    await open(page, '/contrate-mais/mobilidade')
    await page.getByRole('link', { name: 'Escolher em Mobilidade' }).click()
    await expect(page).toHaveURL('/carrinho/mobilidade')
    await open(page, '/contrate-mais/benefits')
    await single.getByRole('link', { name: 'Escolher em Avulsos' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    // A row leads to its product, chosen already.
    await open(page, '/contrate-mais/benefits')
    await single.getByRole('article', { name: 'Auxílio Alimentação', exact: true }).getByRole('link').click()
    await expect(page).toHaveURL('/carrinho/beneficios?produto=42')
    await expect(productCard(page, 'Auxílio Alimentação').getByLabel('Escolha a quantidade')).toBeFocused()
  })

  await open(page, '/solucoes-contratadas')
  await button(page, 'Trocar empresa').click()
  await field(page, 'CNPJ').fill(sandboxCnpj('112223330001'))
  await button(page, 'Continuar').click()
  await expect(page.getByText('Padaria Estrela do Sul', { exact: true })).toBeVisible()
  await expect(shelfSection(page, 'Avulsos')).toContainText('Ainda não contratado')
  await shelfSection(page, 'Multi').click()
  await settle(page)
  await button(page, 'Quero saber mais: Multi Auto').click()
  await expect(button(page, 'Quero saber mais: Multi Auto')).toHaveAttribute('aria-pressed', 'true')
  await open(page, '/carrinho/beneficios')
  await expect(productCard(page, 'Refeição').getByLabel('Escolha a quantidade')).toBeVisible()
  await expect(contracted()).toHaveCount(0)
})

test('the shelf shows what the channel sells, never orders HR alone, and passes by what the region has not', async ({
  page,
  expectAccessible,
}) => {
  await openSolutions(page, sandboxCnpj('445556660001'))
  await expect(shelfSection(page, 'Mobilidade')).toContainText('Não disponível em sua região')
  await expect(page.getByRole('heading', { level: 2 })).toContainText([
    'Mobilidade',
    'RH Digital',
    'Multi',
    'Avulsos',
  ])
  await startTogether(page, 'RH Digital')
  await expect(page.getByText('RH Digital é contratado aqui junto com outra solução.')).toBeVisible()
  await expect(page).toHaveURL('/solucoes-contratadas')

  await field(page, 'RH Digital').uncheck()
  // What is not sold there is told before anybody fills it in.
  await expect(field(page, 'Mobilidade')).toBeDisabled()
  await startTogether(page, 'Multi', 'Avulsos')
  await sayWho(page, newBuyer())
  await expect(page.getByText('Multi Auto: não disponível em sua região')).toBeVisible()
  await open(page, '/carrinho/mobilidade')
  await expect(productCard(page, 'Mobilidade')).toContainText(
    'Este produto não está disponível em sua região',
  )
  await open(page, '/carrinho/beneficios')
  await expect(productCard(page, 'Auto')).toContainText('Este produto não está disponível em sua região')
  await expect(productCard(page, 'Refeição').getByLabel('Escolha a quantidade')).toBeVisible()
  await open(page, '/produtos/auto')
  await expect(page.getByRole('main')).toContainText('Este produto não está disponível em sua região')
  await expect(page.getByRole('link', { name: 'Conhecer outras soluções' })).toBeVisible()
  await open(page, '/escolher')
  await page.getByRole('radio', { name: /^Ir e vir/ }).check()
  await page.getByRole('radio', { name: /^Um cartão para cada benefício/ }).check()
  const recommended = page.getByRole('region', { name: 'Para a sua equipe' })
  await expect(recommended).toContainText('Este produto não está disponível em sua região')
  await expect(button(page, 'Levar para o carrinho')).toHaveCount(0)

  await open(page, '/solucoes-contratadas?canal=auto')
  await expect(shelfSection(page, 'Auto')).toBeVisible()
  for (const name of ['Avulsos', 'Mobilidade', 'RH Digital', 'Multi']) {
    await expect(shelfSection(page, name)).toHaveCount(0)
  }

  await test.step('the initial page marks what it has or is not sold, moves nothing, and leads to the next step', async () => {
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, '/')
    const tile = (name: string) => page.getByRole('article', { name, exact: true })
    await expect(tile('Mobilidade')).toContainText('Não disponível em sua região')
    await expect(tile('Multi')).not.toContainText('Não disponível')
    await expectAccessible()
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    expect(shift).toBeLessThan(0.0005)

    await open(page, '/solucoes-contratadas')
    await button(page, 'Trocar empresa').click()
    await field(page, 'CNPJ').fill(sandboxCnpj('334445550001'))
    await button(page, 'Continuar').click()
    await expect(page.getByText('Transportes Aurora', { exact: true })).toBeVisible()
    await open(page, '/')
    await expect(tile('RH Digital')).toContainText('Contratado')
    await expect(tile('RH Digital').getByRole('link')).toHaveAttribute('href', '/planos/hcm')
    await expect(tile('Mobilidade')).toContainText('Contratado')
    await tile('Mobilidade').getByRole('link').click()
    await expect(page).toHaveURL('/solucoes-contratadas')
    await expect(page.getByRole('checkbox', { name: 'Mobilidade', exact: true })).toBeChecked()
  })
})

test('on a bank partner two modalities are hired in one go, up to the company’s data', async ({
  page,
  baseURL,
}) => {
  const { port } = new URL(baseURL ?? '')
  await openSolutions(page, sandboxCnpj('112223330001'), `${BANK}:${port}`)
  await startTogether(page, 'Multi Banco Parceiro', 'Avulsos')
  await sayWho(page, newBuyer())
  const multi = groupForm(page, 'Multi Banco Parceiro')
  await multi.getByRole('button', { name: 'Adicionar Multi Auto Banco Parceiro' }).click()
  await multi.getByLabel('Quantidade de cartões').fill('4')
  await multi.getByLabel('Valor de Multi Auto Banco Parceiro').pressSequentially('30000')
  await button(page, 'Continuar').click()
  await expect(page.getByText(/^Multi Auto Banco Parceiro: 4 cartões de R\$\s300,00 por mês$/)).toBeVisible()
  const single = groupForm(page, 'Avulsos')
  await expect(single.getByRole('heading', { name: /^Avulsos/ })).toBeFocused()
  await single.getByRole('button', { name: 'Adicionar Auto Banco Parceiro' }).click()
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).press('Enter')
  await expect(summary(page)).toContainText('É necessário preencher corretamente os campos')
  await single.getByLabel(/^Quantidade de cartões de Auto/).fill('2')
  await single.getByLabel(/^Valor de Auto/).pressSequentially('20000')
  await button(page, 'Editar Multi Banco Parceiro').click()
  await expect(multi.getByLabel('Quantidade de cartões')).toHaveValue('4')
  await expect(single.getByRole('textbox')).toHaveCount(0)
  await button(page, 'Continuar').click()
  await expect(single.getByLabel(/^Quantidade de cartões de Auto/)).toHaveValue('2')
  await summary(page).getByRole('button', { name: 'Seguir com a contratação' }).click()
  await expect(page).toHaveURL(/\/pedido\/dados-empresa/)
  await page.goBack()
  await hydrated(page)
  await expect(single.getByLabel(/^Quantidade de cartões de Auto/)).toHaveValue('2')
})

test('what more there is shows each use once, under PAT or as auxílio, in every group', async ({ page }) => {
  await open(page, '/contrate-mais/benefits')
  const named = (group: string, name: string) =>
    page.getByRole('region', { name: group }).getByRole('article', { name, exact: true })
  await expect(named('Avulsos', 'Refeição')).toBeVisible()
  await expect(named('Multi', 'Multi Refeição PAT')).toBeVisible()
  await expect(named('Avulsos', 'Auxílio Refeição')).toHaveCount(0)
  await page.getByRole('radio', { name: 'Como auxílio' }).check()
  await expect(named('Avulsos', 'Auxílio Refeição')).toBeVisible()
  await expect(named('Multi', 'Multi Refeição Auxílio')).toBeVisible()
  await expect(named('Avulsos', 'Refeição')).toHaveCount(0)
  // What is sold under one law alone is always there.
  await expect(named('Avulsos', 'Auto')).toBeVisible()
})
