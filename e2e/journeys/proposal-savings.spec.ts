import { atBothWidths } from '../support/at-both-widths.ts'
import { atBank, fillProposal, proposal } from '../support/order.ts'
import { newBuyer } from '../support/people.ts'
import { readDownload } from '../support/read-pdf.ts'
import { addProduct, button, open } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const DOWNLOAD = 'Baixar proposta'

test('a proposal pictures the saving as it was changed on its page, where that is asked for', async ({
  page,
  baseURL,
  expectAccessible,
  expectFitting,
}) => {
  const buyer = newBuyer()
  await open(page, atBank('/modalidade/avulsos', baseURL))
  await addProduct(page, 'Refeição Banco Parceiro', { quantity: 10, value: 60_000 })
  await open(page, atBank('/economia', baseURL))
  await page.getByRole('radio', { name: 'Simples Nacional' }).check()
  await expect(page.getByRole('main')).toContainText('R$ 1.200 a menos por mês')

  await open(page, atBank('/pedido/carrinho', baseURL))
  await button(page, 'Compartilhar simulação').click()
  const share = page.getByRole('dialog', { name: 'Compartilhar simulação' })
  await share.getByLabel('Incluir a economia').check()
  await atBothWidths(page, async () => {
    await expectAccessible(page)
    await expectFitting(page)
  })
  await share.getByRole('button', { name: DOWNLOAD }).click()
  await fillProposal(page, buyer)
  await expect(proposal(page).getByLabel('Incluir a economia')).toBeChecked()
  const coming = page.waitForEvent('download')
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
  const pages = (await readDownload(await coming)).split('\n')
  expect(pages).toHaveLength(2)
  expect(pages[1]).toContain('Simples Nacional')
  expect(pages[1]).toContain('R$ 1.200,00 a menos por mês')
  expect(pages[1]).toContain('Isto é uma estimativa e não substitui o seu contador.')

  await test.step('without the tick it has its one page', async () => {
    await share.getByLabel('Incluir a economia').uncheck()
    const again = page.waitForEvent('download')
    await share.getByRole('button', { name: DOWNLOAD }).click()
    expect((await readDownload(await again)).split('\n')).toHaveLength(1)
  })
})
