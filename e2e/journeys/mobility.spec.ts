import { atBothWidths } from '../support/at-both-widths.ts'
import { LAPTOP } from '../support/devices.ts'
import { downloadFinalContract, expectOrder } from '../support/expect-order.ts'
import { fillMobility, MOBILITY, MOBILITY_CHECKOUT } from '../support/mobility.ts'
import { newBuyer } from '../support/people.ts'
import {
  acceptContract,
  conclude,
  editLine,
  field,
  goToSummary,
  hydrated,
  money,
  open,
  summary,
} from '../support/shop.ts'
import { expect, test } from '../support/test.ts'
import { fillCart, skipAccess } from '../support/visit.ts'

const TEAM = { product: 'Mobilidade', quantity: 10, value: 20_000 }
const FEE = 9_000

test.describe('on a laptop', () => {
  test.use(LAPTOP)

  test('a new company buys transport for its team and gets its contract', async ({ page }) => {
    test.slow()
    const buyer = newBuyer()
    await open(page, '/')
    await page.getByRole('article', { name: 'Mobilidade' }).getByRole('link').click()
    await expect(page).toHaveURL(MOBILITY)
    const goOn = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(goOn).toHaveAccessibleDescription('Informe os cartões e o crédito.')
    await fillMobility(page, TEAM)
    await expect(goOn).toHaveAccessibleDescription('')
    await expect(field(page, 'Crédito total')).toHaveValue(money(2_000_00))
    const rightCredit = page.getByRole('region', { name: 'Crédito Certo' })
    await expect(rightCredit).toContainText('se sobrar 20%, sua empresa economiza')
    await expect(rightCredit).toContainText(money(320_00))
    await expect(rightCredit).toContainText('São 16% do crédito; quando sobra metade, chegam a 40%.')
    await rightCredit.getByText('50%', { exact: true }).click()
    await expect(rightCredit).toContainText(money(800_00))
    await expect(rightCredit).toContainText('São 40% do crédito.')
    await expect(summary(page)).toContainText(money(2_090_00))
    const fees = page.getByRole('region', { name: 'Tarifas e taxas' })
    await expect(fees).toContainText('4,5%')
    // The phone has it beside its total alone: the details are folded.
    await atBothWidths(page, () => expect(summary(page)).toContainText('Taxa de repasse: variável'))
    for (const told of [fees, summary(page)]) await expect(told).toContainText('Taxa de gestão do transporte')
    await expect(fees).toContainText(money(FEE))
    await expect(fees).toContainText(money(2_090_00))

    await page.reload()
    await hydrated(page)
    await expect(field(page, 'Quantidade de cartões')).toHaveValue('10')
    await expect(field(page, 'Crédito por colaborador')).toHaveValue(money(TEAM.value))

    await skipAccess(page, buyer, MOBILITY_CHECKOUT)
    await editLine(page, 'Mobilidade')
    const quantity = field(page, 'Quantidade de cartões de Mobilidade')
    await quantity.fill('1001')
    const limit = page.getByRole('dialog', { name: 'Mais de 1.000 colaboradores' })
    await expect(limit).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(limit).toBeHidden()
    await expect(quantity).toHaveValue('10')

    await goToSummary(page)
    const forecast = page.getByRole('region', { name: 'Previsão de Entrega' })
    await expect(forecast.getByRole('row').filter({ hasText: 'prazo do seu endereço' })).toContainText(
      'Até 4 dias úteis',
    )
    await expect(forecast).toContainText(
      // The answer comes before the list in which it is looked up.
      /Entrega em São Paulo\/SP: até 4 dias úteis\..*entre \d\d\/\d\d\/\d{4} e \d\d\/\d\d\/\d{4}\..*Localidade/,
    )
    await acceptContract(page)
    await expect(summary(page)).toContainText('Taxa de repasse: variável')
    const orderNumber = await conclude(page)
    await expect(page.getByText('Contrato gerado com sucesso!')).toBeVisible()
    const bought = page.getByRole('region', { name: 'O que você contratou' })
    // Beside the total, whose rows are folded.
    await expect(bought.getByText('Taxa de repasse: variável')).toBeVisible()
    await expect(bought).toContainText('Taxa de repassedas operadoras, fora deste totalvariável')
    await expect(page.getByRole('article', { name: 'Mobilidade' })).toContainText('linhas que cada um usa')
    await expectOrder(page, buyer, orderNumber, [TEAM], { fees: FEE })

    const contract = await downloadFinalContract(page)
    for (const words of [
      'Com: Gestão de saldo; Roteirização inteligente; Gestão de Vale-Transporte',
      'Taxa de gestão do transporte — 4,5% do crédito',
      'Da mobilidade e do vale-transporte',
      'A taxa de repasse é o que operadores locais cobram',
    ])
      expect(contract).toContain(words)
    expect(contract).toMatch(money(FEE))
    expect(contract).not.toContain('Do PAT e do auxílio-alimentação')
  })
})

test('the two fields are judged as they are typed, and single cards in the cart are asked about first', async ({
  page,
}) => {
  await fillCart(page, { product: 'Auto', quantity: 3, value: 30_000 })
  await open(page, MOBILITY)
  const crumbs = page.getByRole('navigation', { name: 'Você está em' })
  await expect(crumbs.getByRole('listitem')).toHaveText(['Soluções contratadas', 'Mobilidade', 'Carrinho'])
  await expect(crumbs.getByRole('link', { name: 'Soluções contratadas' })).toHaveAttribute(
    'href',
    '/solucoes-contratadas',
  )
  await expect(crumbs.getByRole('link', { name: 'Mobilidade' })).toHaveAttribute(
    'href',
    '/contrate-mais/mobilidade',
  )
  await field(page, 'Quantidade de cartões').fill('8')
  const question = page.getByRole('dialog', { name: 'Troca de modalidade de cartão' })
  await question.getByRole('button', { name: 'Manter produtos selecionados' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Quantidade de cartões')).toHaveValue('')
  // What single cards cost is not told as if it were mobility's.
  await expect(page.getByRole('region', { name: 'No carrinho agora' })).toContainText('Auto')
  await expect(summary(page)).toHaveCount(0)
  await expect(page.getByRole('region', { name: 'Tarifas e taxas' })).not.toContainText('R$')
  await field(page, 'Quantidade de cartões').fill('8')
  await question.getByRole('button', { name: 'Esvaziar carrinho e continuar' }).click()
  await expect(question).toBeHidden()
  await expect(field(page, 'Quantidade de cartões')).toHaveValue('8')
  await expect(summary(page)).not.toContainText('Auto')

  const credit = field(page, 'Crédito por colaborador')
  await credit.pressSequentially('499')
  await credit.blur()
  await expect(page.getByText('Valor mínimo por cartão')).toBeVisible()
  await credit.fill('')
  await expect(page.getByText('É obrigatório')).toBeVisible()
  await credit.pressSequentially('999901')
  await expect(page.getByText('Valor máximo por cartão')).toContainText(money(999_900))
  await credit.fill('')
  await credit.pressSequentially('999900')
  await expect(summary(page)).toContainText(money(83_591_64))
  const total = field(page, 'Crédito total')
  await expect(total).toHaveAttribute('readonly')
  await expect(total).toHaveValue(money(79_992_00))

  await test.step('more workers than the store sells to are sent to people, and nothing of them is in the cart', async () => {
    await fillMobility(page, { ...TEAM, quantity: 1000 })
    await expect(summary(page)).toContainText(money(209_000_00))
    await field(page, 'Quantidade de cartões').fill('1001')
    await expect(page.getByText('Qtd. max: 1000.')).toBeVisible()
    const limit = page.getByRole('dialog', { name: 'Mais de 1.000 colaboradores' })
    await expect(limit).toBeVisible()
    const plan = limit.getByRole('link', { name: /Conhecer o plano personalizado/ })
    await expect(plan).toHaveAttribute('href', /^https:/)
    await page.keyboard.press('Escape')
    await expect(limit).toBeHidden()
    await expect(summary(page)).toContainText('a preencher')
    await expect(summary(page)).not.toContainText('R$')
    await expect(total).toHaveValue('–')
    const instead = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    await expect(instead).toHaveAccessibleDescription('Acima de 1.000, fale com a nossa equipe.')
    await page.getByRole('main').getByRole('button', { name: 'Falar com a nossa equipe' }).click()
    await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
    await page.keyboard.press('Escape')

    await instead.click()
    await limit.getByRole('button', { name: 'Falar com a nossa equipe' }).click()
    await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(page).toHaveURL(MOBILITY)

    await field(page, 'Quantidade de cartões').fill('50')
    await expect(summary(page)).toContainText(money(10_450_00))
  })
})
