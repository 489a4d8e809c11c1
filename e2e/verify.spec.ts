import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import {
  acceptAndConclude,
  atBank,
  fillCompany,
  goToCompany,
  goToReview,
  sendProposal,
  takeToCart,
} from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { readPdfText } from './support/read-pdf.ts'
import { button, hydrated, openContract } from './support/shop.ts'
import { readContractLink } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const HOSTS = ['localhost', 'banco.localhost', 'cooperativa.localhost'] as const

const choose = (page: Page) => page.getByLabel('Escolher o PDF do contrato')

/** The bytes of the final contract, once it is there. */
async function finalContract(page: Page): Promise<Buffer> {
  let bytes: Buffer | undefined
  await expect
    .poll(async () => {
      const saved = page.waitForEvent('download')
      await button(page, 'Download do contrato').click()
      bytes = await readFile(await (await saved).path())
      return (await readPdfText(bytes)).includes('Código do comprovante')
    })
    .toBe(true)
  return bytes ?? Buffer.alloc(0)
}

test('whoever holds a contract checks it by its file and by its code, and a changed one is unknown', async ({
  page,
  browser,
  baseURL,
  expectFitting,
}, { outputDir }) => {
  test.slow()
  const buyer = newBuyer()
  await takeToCart(page, atBank('/modalidade/avulsos', baseURL), 'Refeição Banco Parceiro', {
    quantity: 10,
    value: 60_000,
  })
  await sendProposal(page, buyer)
  await goToCompany(page)
  await fillCompany(page, buyer)
  await goToReview(page)
  const number = await acceptAndConclude(page, await openContract(page))
  const bytes = await finalContract(page)
  const hash = createHash('sha256').update(bytes).digest('hex')
  const code = /Código do comprovante\s+([A-Z2-7]{26})/.exec(await readPdfText(bytes))?.[1] ?? ''

  // Nothing of the file leaves the browser but its hash.
  const sent: string[] = []
  page.on('request', (asked) => sent.push(`${asked.url()} ${asked.postData() ?? ''}`))
  await page.goto(atBank('/termos-de-uso', baseURL))
  await hydrated(page)
  await page.getByRole('contentinfo').getByRole('link', { name: 'Verificar contrato' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Verificar contrato' })).toBeVisible()
  await atBothWidths(page, expectFitting)
  sent.length = 0
  const file = { name: 'contrato.pdf', mimeType: 'application/pdf', buffer: bytes }
  await choose(page).setInputFiles(file)
  // Nobody proved the buyer's address yet: the page does not vouch for the order.
  const unproven = page.getByRole('region', { name: 'Pedido com e-mail não confirmado' })
  await expect(unproven).toContainText('O arquivo está como a loja o fez, sem alterações.')
  await expect(unproven).toContainText('Até lá, não se sabe se a empresa fez este pedido.')
  await expect(page.getByText('Contrato verdadeiro')).toHaveCount(0)
  await atBothWidths(page, expectFitting)
  const owner = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  await owner.goto(atBank(await readContractLink(buyer.email), baseURL))
  await owner.getByRole('button', { name: 'Confirmar e-mail' }).click()
  await expect(owner.getByRole('heading', { level: 1 })).toHaveText('E-mail confirmado')
  await owner.context().close()

  await page.goto(atBank('/verificar', baseURL))
  await hydrated(page)
  sent.length = 0
  await choose(page).setInputFiles(file)
  const result = page.getByRole('region', { name: 'Contrato verdadeiro e sem alterações' })
  await expect(result).toBeFocused()
  await expect(page).toHaveURL(new RegExp(`/verificar/${hash}$`))
  for (const words of [
    'Este documento foi emitido por Banco Parceiro',
    'Arquivo: contrato.pdf',
    number,
    hash,
    'O contrato final, com o comprovante de aceite',
  ])
    await expect(result).toContainText(words)
  // What only an auditor asks for is folded, and so are the two ways to check another one.
  await expect(result.getByText('Código SHA-256 do documento')).toBeHidden()
  await result.getByText('Dados técnicos').click()
  await expect(result.getByText('Código SHA-256 do documento')).toBeVisible()
  await expect(page.getByLabel('Código do comprovante')).toBeHidden()
  await page.getByText('Verificar outro contrato').click()
  await expect(page.getByLabel('Código do comprovante')).toBeVisible()
  await expect(result).toContainText(/\d\d\/\d\d\/\d{4} \d\d:\d\d:\d\d \(horário de São Paulo\)/)
  for (const personal of [buyer.email, buyer.cpf, buyer.firstName, buyer.cnpj])
    await expect(page.getByRole('main')).not.toContainText(personal)
  expect(sent.filter((text) => text.length > 2000 || text.includes('PDF'))).toEqual([])
  expect(sent.some((text) => text.includes(hash))).toBe(true)
  await atBothWidths(page, expectFitting)

  const changed = Buffer.from(bytes)
  changed[changed.length >> 1] = (changed[changed.length >> 1] ?? 0) ^ 1
  await choose(page).setInputFiles({ name: 'contrato.pdf', mimeType: 'application/pdf', buffer: changed })
  const unknown = page.getByRole('region', { name: 'Este documento não foi emitido por esta loja.' })
  await expect(unknown).toBeFocused()
  await expect(unknown).toContainText(/Arquivo: contrato\.pdf \([\d.]+ KB\)/)
  await unknown.getByRole('button', { name: 'Falar com o atendimento' }).press('Enter')
  await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
  await page.keyboard.press('Escape')
  const other = `${outputDir}-nota.txt`
  await writeFile(other, 'nota')
  await choose(page).setInputFiles(other)
  await expect(page.getByText('Este arquivo não é um PDF.')).toBeVisible()

  await page.getByLabel('Código do comprovante').fill('ABC')
  await page.getByRole('button', { name: 'Verificar' }).press('Enter')
  await expect(page.getByText('O código tem 26 letras e algarismos.')).toBeVisible()
  await page.getByLabel('Código do comprovante').fill(`${code.slice(0, 13).toLowerCase()} ${code.slice(13)}`)
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(new RegExp(`/verificar/${code}$`))
  const byCode = page.getByRole('region', { name: 'Este código é de um contrato emitido por Banco Parceiro' })
  await expect(byCode).toContainText(number)
  await expect(byCode).toContainText(hash)

  // The address of the QR code, opened by somebody who was never here, is drawn by the server.
  const stranger = await (await browser.newContext({ javaScriptEnabled: false })).newPage()
  expect((await stranger.goto(page.url()))?.status()).toBe(200)
  await expect(stranger.getByRole('main')).toContainText(number)
  expect((await stranger.goto(new URL(`/verificar/${code}`, baseURL).href))?.status()).toBe(404)
  await expect(stranger.getByRole('main')).toContainText('Este documento não foi emitido por esta loja.')
  await stranger.context().close()
})

for (const host of HOSTS)
  test(`at ${host} the page is whole without scripts, and the form leads to the answer`, async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(atBank('/verificar', baseURL, host))
    expect(await page.content()).toContain('use o código do comprovante')
    await page.getByLabel('Código do comprovante').fill('A'.repeat(26))
    await page.getByRole('button', { name: 'Verificar' }).click()
    await expect(page).toHaveURL(/\/verificar\/A{26}$/)
    await expect(page.getByText('Este documento não foi emitido por esta loja.').first()).toBeVisible()
    await context.close()
  })
