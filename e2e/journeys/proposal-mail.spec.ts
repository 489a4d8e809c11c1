import { atBothWidths } from '../support/at-both-widths.ts'
import { atBank, fillProposal, proposal } from '../support/order.ts'
import { countMessages, readNewestMessage } from '../support/outbox.ts'
import { newBuyer } from '../support/people.ts'
import { addProduct, button, open } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

const DOWNLOAD = 'Baixar proposta'
const BY_EMAIL = 'Receber também por e-mail'

test('a proposal goes by e-mail when it is asked for, once, and the page says to whom', async ({
  page,
  request,
  baseURL,
  expectAccessible,
  expectFitting,
}) => {
  const buyer = newBuyer()
  await open(page, atBank('/modalidade/avulsos', baseURL))
  await addProduct(page, 'Refeição Banco Parceiro', { quantity: 10, value: 60_000 })
  await open(page, atBank('/pedido/carrinho', baseURL))
  await button(page, 'Compartilhar simulação').click()
  const share = page.getByRole('dialog', { name: 'Compartilhar simulação' })
  await expect(share.getByLabel(BY_EMAIL)).not.toBeChecked()
  await atBothWidths(page, async () => {
    await expectAccessible(page)
    await expectFitting(page)
  })
  await share.getByRole('button', { name: DOWNLOAD }).click()
  await fillProposal(page, buyer)
  await proposal(page).getByLabel(BY_EMAIL).check()
  await atBothWidths(page, async () => {
    await expectAccessible(page)
    await expectFitting(page)
  })
  const coming = page.waitForEvent('download')
  await proposal(page).getByRole('button', { name: 'Continuar' }).click()
  const file = (await coming).suggestedFilename()
  const [number = ''] = /P-[A-Z2-9]{4}-[A-Z2-9]{4}/.exec(file) ?? []
  const told = share
    .getByRole('status')
    .filter({ hasText: `vai por e-mail para ${buyer.email.slice(0, 3)}***` })
  await expect(told).toBeVisible()
  await expect(share.getByLabel(BY_EMAIL)).toBeChecked()

  await expect.poll(() => readNewestMessage(request, buyer.email)).toContain(`Proposta ${number}`)
  const text = await readNewestMessage(request, buyer.email)
  expect(text).toContain(`proposta-${number}.pdf`)
  expect(text).not.toContain(buyer.cnpj)

  await test.step('asked again, it is the same proposal and no second message', async () => {
    const again = page.waitForEvent('download')
    await share.getByRole('button', { name: DOWNLOAD }).click()
    expect((await again).suggestedFilename()).toBe(file)
    await expect(told).toBeVisible()
    expect(await countMessages(request, buyer.email)).toBe(1)
  })
})
