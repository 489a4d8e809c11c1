import { REFUSALS } from '../packages/copy/src/refusals.ts'
import { pasteCode, registerAs, startPurchase } from './support/access.ts'
import { countMessages, readCode } from './support/outbox.ts'
import { paste } from './support/paste.ts'
import { newBuyer } from './support/people.ts'
import {
  addProduct,
  button,
  field,
  fillRepresentative,
  goToAccess,
  identify,
  open,
  setPassword,
  stepHeading,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart } from './support/visit.ts'

test.describe('a new company', () => {
  test('makes its access in four steps and verifies its e-mail', async ({ page, request }) => {
    const buyer = newBuyer()
    await open(page, '/carrinho/beneficios?contrato=abc')
    await addProduct(page, 'Auto', { quantity: 10, value: 50_000 })
    await goToAccess(page)
    await expect(page).toHaveTitle(/Etapa 01 de 04/)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '25')

    await identify(page, buyer.cnpj)
    await expect(stepHeading(page, 2)).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '50')
    await expect(page.getByText(buyer.cnpj)).toBeVisible()
    await fillRepresentative(page, buyer)
    await button(page, 'Continuar').click()

    await expect(stepHeading(page, 3)).toBeFocused()
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '75')
    // Programs that keep passwords read whose it is.
    await expect(page.locator('[autocomplete="username"]')).toHaveValue(buyer.email)
    await setPassword(page, buyer)
    await expect(page.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100')
    await expect(page.getByText(`${buyer.email.slice(0, 3)}***`)).toBeVisible()
    await expect(page.getByText(buyer.email)).toHaveCount(0)
    await button(page, 'Mostrar e-mail').click()
    await expect(page.getByText(buyer.email)).toBeVisible()

    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao?contrato=abc')
    await expect(page.getByLabel(/^Caractere [1-6] de 6$/)).toHaveCount(6)
    await expect(button(page, 'Verificar')).toBeDisabled()

    await page.getByLabel('Caractere 1 de 6').pressSequentially('abcdef')
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('F')
    await button(page, 'Verificar').click()
    await expect(page.getByText('Não foi possível validar o código de autenticacao.')).toBeVisible()
    await expect(page.getByText('Restam 4 tentativas com este código.')).toBeVisible()
    await expect(page.getByLabel('Caractere 1 de 6')).toBeFocused()
    await expect(page.getByLabel('Caractere 6 de 6')).toHaveValue('')

    // Another code ends the one before, and so what stands in the boxes. The server sends one only after half a minute.
    const resend = '**/recursos/reenviar-codigo*'
    await page.route(resend, (route) => route.fulfill({ json: { ok: true, answer: null } }))
    await button(page, 'Enviar outro código').press('Enter')
    await expect(page.getByLabel('Caractere 1 de 6')).toHaveValue('')
    await expect(page.getByText('Não foi possível validar o código de autenticacao.')).toBeHidden()
    await page.unroute(resend)

    await pasteCode(page, (await readCode(request, buyer.email)).toLowerCase())
    await button(page, 'Verificar').click()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios?contrato=abc')

    await page.goto('/checkout/acesso-vr?contrato=abc#senha')
    await expect(page).toHaveURL('/checkout/verificacao?contrato=abc')
    await expect(page.getByRole('heading', { name: 'E-mail confirmado' })).toBeVisible()
  })

  test('presses twice and gets one account and one code, which typed by hand needs no button', async ({
    page,
    request,
  }) => {
    const buyer = newBuyer('alphanumeric')
    await startPurchase(page)
    await registerAs(page, buyer)
    await setPassword(page, buyer)
    await button(page, 'Enviar código de verificação').dblclick()
    await expect(page).toHaveURL('/checkout/verificacao')
    const code = await readCode(request, buyer.email)
    expect(await countMessages(request, buyer.email)).toBe(1)
    await page.getByLabel('Caractere 1 de 6').pressSequentially(code)
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  })

  test('finds what was typed, the password too, by the browser’s own buttons', async ({ page }) => {
    const buyer = newBuyer()
    await startPurchase(page)
    await registerAs(page, buyer)
    await setPassword(page, buyer)
    await page.goBack()
    await expect(field(page, 'Senha')).toHaveValue(buyer.password)
    await page.goBack()
    await expect(field(page, 'E-mail')).toHaveValue(buyer.email)
    await page.goBack()
    await expect(field(page, 'CNPJ')).toHaveValue(buyer.cnpj)
    await page.goForward()
    await expect(field(page, 'CPF')).toHaveValue(buyer.cpf)
    await button(page, 'Continuar').click()
    await setPassword(page, buyer)

    // Nothing keeps a password over a load: the last step asks for it again.
    await page.reload()
    await expect(stepHeading(page, 4)).toBeVisible()
    await expect(button(page, 'Enviar código de verificação')).toBeDisabled()
    await field(page, 'Senha').fill(buyer.password)
    await field(page, 'Confirmar senha').fill(buyer.password)
    await button(page, 'Enviar código de verificação').click()
    await expect(page).toHaveURL('/checkout/verificacao')

    await test.step('who left before the code is sent another one and sets no second password', async () => {
      await page.getByRole('link', { name: 'Voltar e corrigir meus dados' }).click()
      await expect(stepHeading(page, 2)).toBeVisible()
      await button(page, 'Continuar').click()
      await expect(stepHeading(page, 4)).toBeVisible()
      await button(page, 'Enviar código de verificação').click()
      // Its last code is younger than half a minute: the screen counts down without a modal.
      await expect(page.getByRole('timer')).toContainText('Você pode pedir outro código em')
      await expect(button(page, 'Enviar outro código')).toBeDisabled()
      await expect(page.getByRole('dialog')).toHaveCount(0)
    })
  })

  test('leaves the first step for the page of its modality, without the offer', async ({ page }) => {
    const followed = () =>
      page.evaluate(() => JSON.parse(sessionStorage.getItem('loja:VRPAT') ?? '{}').state.shopping.offerCode)
    await fillCart(page, { product: 'Multi Refeição PAT', quantity: 5, value: 120_000 })
    await open(page, '/checkout/acesso-vr?contrato=abc&offerid=super-oferta-multi&utm_source=carta')
    await expect.poll(followed).toBe('super-oferta-multi')
    await button(page, 'Voltar').click()
    await expect(page).toHaveURL('/carrinho/multi?contrato=abc&utm_source=carta')
    await expect(page.getByRole('heading', { level: 1, name: /Multi/ })).toBeVisible()
    expect(await followed()).toBeNull()
  })
})

test('the forms tell what is wrong with what is typed, and mend what they can', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  const buyer = newBuyer()
  await startPurchase(page)

  await test.step('an alphanumeric CNPJ may be typed in small letters, and a wrong one is told at once', async () => {
    const cnpj = field(page, 'CNPJ')
    await expect(button(page, 'Continuar')).toBeDisabled()
    await cnpj.pressSequentially('12abc34501de36')
    await expect(cnpj).toHaveValue('12.ABC.345/01DE-36')
    await expect(page.getByText('Número de CNPJ inválido')).toBeVisible()
    await cnpj.fill('')
    await expect(page.getByText('CNPJ é obrigatório')).toBeVisible()
    await cnpj.fill('12ABC34501DE35')
    await button(page, 'Continuar').click()
    await expect(page.getByText('Café Alfa')).toBeVisible()
    // A press that comes after the page went on by itself sends no empty form.
    await expect(page.getByText('E-mail é obrigatório')).toHaveCount(0)
  })

  await test.step('e-mail and CPF are asked first, and a name is read from an e-mail that tells it', async () => {
    const labels = await page.locator('main form label').allTextContents()
    expect(labels.slice(0, 2)).toEqual(['E-mail', 'CPF'])
    await field(page, 'E-mail').fill('marina.oliveira@empresa-nova.example')
    await field(page, 'CPF').focus()
    await expect(field(page, 'Nome')).toHaveValue('Marina')
    await expect(field(page, 'Sobrenome')).toHaveValue('Oliveira')
    await field(page, 'Nome').fill('')
    await field(page, 'E-mail').focus()
    await field(page, 'CPF').focus()
    await expect(field(page, 'Nome')).toHaveValue('')
    for (const name of ['E-mail', 'Sobrenome']) await field(page, name).fill('')
  })

  await test.step('Enter leads to the first of what is wrong with the representative', async () => {
    await field(page, 'CPF').fill('529.982.247-26')
    await expect(page.getByText('CPF inválido')).toBeVisible()
    await field(page, 'CPF').press('Enter')
    await expect(field(page, 'E-mail')).toBeFocused()
    for (const message of [
      'Nome é obrigatório',
      'Sobrenome é obrigatório',
      'E-mail é obrigatório',
      'Celular é obrigatório',
      'Dt. de Nasc. é obrigatória',
    ]) {
      await expect(page.getByText(message).first()).toBeVisible()
    }
    await field(page, 'Nome').pressSequentially('M4r#')
    await expect(field(page, 'Nome')).toHaveValue('Mr')
    await expect(page.getByText('Mínimo de 3 caracteres')).toBeVisible()
    await field(page, 'Sobrenome').fill('a'.repeat(25))
    await expect(page.getByText('Máximo de 24 caracteres')).toBeVisible()
    await field(page, 'Celular').pressSequentially('20987654321')
    await expect(page.getByText('Celular inválido')).toBeVisible()
    await field(page, 'Data de nascimento').fill('31/02/2000')
    await expect(page.getByText('Data inválida')).toBeVisible()
    await field(page, 'Data de nascimento').fill('')
    await paste(field(page, 'Data de nascimento'), '1/12/1985')
    await expect(field(page, 'Data de nascimento')).toHaveValue('01/12/1985')
  })

  await test.step('a likely slip in the e-mail’s domain is told, and one press mends it', async () => {
    await field(page, 'E-mail').fill('joana@gmial.com')
    await field(page, 'Celular').focus()
    const meant = button(page, 'Usar este e-mail')
    await expect(page.getByText('Você quis dizer joana@gmail.com?')).toBeVisible()
    await expect(meant).toBeVisible()
    await expectAccessible()
    await expectFitting()
    await meant.click()
    await expect(field(page, 'E-mail')).toHaveValue('joana@gmail.com')
    await expect(field(page, 'E-mail')).toBeFocused()
    await expect(meant).toHaveCount(0)
  })

  await fillRepresentative(page, buyer)
  await button(page, 'Continuar').click()
  await expect(stepHeading(page, 3)).toBeVisible()

  await test.step('each rule of the password is shown kept or broken, and the password itself', async () => {
    const password = field(page, 'Senha')
    const rule = (text: string) => page.getByRole('listitem').filter({ hasText: text })
    const ticks = page.locator('main form li svg use[href$="#check"]')
    await expect(ticks).toHaveCount(0)
    await password.pressSequentially('segura#890')
    await expect(ticks).not.toHaveCount(0)
    await expect(rule('Pelo menos uma letra maiúscula')).toContainText('não atendida')
    await expect(rule('Sem números em sequência')).toContainText('não atendida')
    await expect(rule('Pelo menos 8 caracteres')).not.toContainText('não atendida')
    // A manager of passwords knows both fields, and what it hands over is pasted.
    for (const name of ['Senha', 'Confirmar senha'])
      await expect(field(page, name)).toHaveAttribute('autocomplete', 'new-password')
    await paste(field(page, 'Confirmar senha'), 'outra coisa')
    await expect(field(page, 'Confirmar senha')).toHaveValue('outra coisa')
    await expect(page.getByText('Por favor, digite a mesma senha do campo anterior.')).toBeVisible()
    await page.getByRole('button', { name: 'Mostrar senha' }).first().click()
    await expect(password).toHaveAttribute('type', 'text')
    await password.fill('')
    await expect(page.getByText('O campo senha é obrigatório')).toBeVisible()
    await expect(button(page, 'Salvar meu Acesso VR')).toBeDisabled()
  })
})

test('a deep link to the account steps without a cart that is sold, or to the code without an account, leads home', async ({
  page,
}) => {
  await open(page, '/checkout/acesso-vr?canal=auto&contrato=abc')
  await expect(page).toHaveURL('/?canal=auto&contrato=abc')
  await open(page, '/checkout/verificacao?utm_source=carta')
  await expect(page).toHaveURL('/?utm_source=carta')
  await fillCart(page, { product: 'Mobilidade', quantity: 10, value: 20_000 })
  await open(page, '/checkout/acesso-vr?canal=auto')
  await expect(page).toHaveURL('/?canal=auto')
  const told = page.getByRole('dialog', { name: 'Atenção!' })
  await expect(told).toContainText(REFUSALS.productUnknown.text)
  // The channel has no page for that cart.
  await told.getByRole('button', { name: 'Ver o que é vendido aqui' }).click()
  await expect(told).toHaveCount(0)
  await expect(page).toHaveURL('/?canal=auto')
})
