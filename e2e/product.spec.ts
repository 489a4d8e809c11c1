import type { Page } from '@playwright/test'
import { proposal, reload } from './support/order.ts'
import { newBuyer } from './support/people.ts'
import { settle } from './support/settle.ts'
import { addProduct, button, field, hydrated, money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'

async function fillLead(page: Page, { cnpj }: { readonly cnpj: string }) {
  await field(page, 'Nome').fill('Marina Oliveira')
  await field(page, 'E-mail').fill('marina@empresa.example')
  await field(page, 'Celular').fill('11987654321')
  await field(page, 'CNPJ').fill(cnpj)
  await field(page, 'Quantidade de colaboradores').fill('48')
}

test.describe('a product’s own page', () => {
  test('is whole without a script: name, benefits, form, advantages, note and the way to its cart', async ({
    browser,
    baseURL,
  }) => {
    const context = await browser.newContext({ javaScriptEnabled: false, ...(baseURL ? { baseURL } : {}) })
    const page = await context.newPage()
    const seen = new Set<string>()
    for (const name of [
      'alimentacao',
      'auto',
      'refeicao',
      'boasfestas',
      'vrva',
      'auxilio-alimentacao',
      'auxilio-refeicao',
    ]) {
      const answer = await page.goto(`/produtos/${name}`)
      expect(answer?.status(), name).toBe(200)
      seen.add((await page.getByRole('heading', { level: 1 }).textContent()) ?? '')
      await expect(page.getByRole('heading', { name: /ainda traz muito mais vantagens$/ })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Para a sua empresa' })).toBeVisible()
      await expect(page.getByRole('heading', { name: 'Para os seus colaboradores' })).toBeVisible()
      await expect(page.getByText('24 horas')).toBeVisible()
      await expect(field(page, 'CNPJ')).toBeVisible()
    }
    expect(seen.size).toBe(7)
    await page.goto('/produtos/vrva')
    await expect(page.getByText('Mais de 550 mil estabelecimentos')).toBeVisible()
    await expect(page.getByText(/^\* PAT e auxílio/)).toBeVisible()
    await page.goto('/produtos/auto')
    await expect(page).toHaveTitle('Loja VR Benefícios - Auto')
    await expect(page.locator('meta[name="description"]')).toHaveAttribute('content', /^Combustível/)
    await expect(page.getByText(/^\* PAT e auxílio/)).toHaveCount(0)
    await expect(page.getByText('Um ponto a cada R$ 100 creditados')).toBeVisible()
    await context.close()
  })

  test('is reached from its card, and back leads to where the buyer was', async ({ page }) => {
    await open(page, '/carrinho/beneficios?canal=auto')
    await productCard(page, 'Auto').getByRole('link', { name: 'Saiba mais' }).click()
    await expect(page).toHaveURL('/produtos/auto?canal=auto')
    expect(await page.evaluate(() => history.state?.usr)).toEqual({ from: '/carrinho/beneficios' })
    await page.getByRole('banner').getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios?canal=auto')
    // The address is there before its page, which then puts the window where it was.
    await expect(productCard(page, 'Auto')).toBeInViewport()
    // A whole page that is loaded in between changes nothing: back leads to where the one before was scrolled.
    const scrolled = () => page.evaluate(() => Math.round(window.scrollY))
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await expect.poll(scrolled).toBe(400)
    await page.evaluate(() => window.location.assign('/produtos/auto?canal=auto'))
    await expect(page).toHaveURL('/produtos/auto?canal=auto')
    await hydrated(page)
    await page.getByRole('banner').getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios?canal=auto')
    await expect.poll(scrolled).toBe(400)
    await page.goto('/produtos/auto?canal=auto')
    await page.getByRole('link', { name: 'Voltar à página inicial' }).click()
    await expect(page).toHaveURL('/?canal=auto')
  })

  test('sells on the spot: quantity, value, into the cart, and the team’s form after it', async ({
    page,
    expectAccessible,
  }) => {
    await open(page, '/produtos/refeicao?utm_source=carta')
    const order = page.getByRole('region', { name: 'Monte o seu pedido' })
    // The total has its place before there is one, and only the button's line says what it waits for.
    await expect(order).toContainText('Total deste pedido–')
    await expect(order.getByText(/^(Informe|Preencha)/)).toHaveCount(1)
    await order.getByLabel('Escolha a quantidade').fill('12')
    await order.getByLabel('Digite o valor').pressSequentially('65000')
    await expect(order).toContainText('12 × R$')
    await expect(order).toContainText(money(780_000))
    await expect(order.getByRole('status').last()).toHaveText(money(780_000))
    await expect(order).toContainText('Tarifasnenhuma')
    await order.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    await expect(order.getByText('Produto adicionado!')).toBeFocused()
    await expect(order).toContainText(money(780_000))
    await expectAccessible()
    const team = page.getByRole('region', { name: 'Fale com a nossa equipe' })
    const top = async (region: typeof team) => (await region.boundingBox())?.y ?? 0
    expect(await top(team)).toBeGreaterThan(await top(order))
    await order.getByRole('link', { name: 'Seguir para o carrinho' }).click()
    await expect(page).toHaveURL('/carrinho/beneficios?utm_source=carta#carrinho')
    await expect(summary(page)).toContainText(money(780_000))
  })
})

test.describe('a product’s page that is slow to load, or cannot be', () => {
  test.use({ expectedErrors: [/status of 500|decode/] })

  test('shows its outline while it loads, says so in its place where it cannot be, and comes with another try', async ({
    page,
  }) => {
    await open(page, '/carrinho/beneficios')
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/produtos/*.data*', async (route) => {
      await held
      await route.fulfill({ status: 500, body: '' })
    })
    await productCard(page, 'Refeição').getByRole('link', { name: 'Saiba mais' }).click()
    await expect(page.locator('[data-skeleton="produto"]')).toBeVisible()
    await expect(page.getByText('Aguarde um momento, estamos carregando a página...')).toBeVisible()
    await expect(productCard(page, 'Refeição')).toBeHidden()
    release()
    // The modal tells of it too, a moment after the page: until it is closed the page behind it hears nothing.
    const warning = page.getByRole('dialog', { name: 'Desculpe, algo inesperado aconteceu :(' })
    await warning.getByRole('button', { name: 'Fechar' }).last().click()
    await expect(warning).toBeHidden()
    const retry = button(page, 'Tentar novamente')
    await expect(retry).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
    await page.unroute('**/produtos/*.data*')
    await retry.click()
    await expect(page.getByRole('heading', { level: 1, name: 'Refeição' })).toBeVisible()
    await expect(page.locator('[data-skeleton]')).toHaveCount(0)
  })
})

test.describe('the form of a product’s page', () => {
  test('keeps what was typed, and answers what was pressed, before a slow page hears', async ({ page }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/produtos/auto')
    await field(page, 'Nome').pressSequentially('Marina Oliveira')
    await field(page, 'Celular').pressSequentially('11987654321')
    await button(page, 'Solicitar contato').click()
    await expect(page).toHaveURL('/produtos/auto')
    release()
    await expect(page.getByText('E-mail é obrigatório')).toBeVisible()
    await expect(page.getByText('Nome é obrigatório')).toHaveCount(0)
    await expect(field(page, 'Celular')).toHaveValue('(11) 98765-4321')
  })

  test('tells what is wrong, by itself and by the server, keeps what was typed, and is sent once by a double click', async ({
    page,
  }) => {
    await open(page, '/produtos/auto?utm_source=boletim&utm_medium=email&utm_campaign=natal')
    const send = button(page, 'Solicitar contato')

    await test.step('what is wrong is told beside each field, and what was typed stays', async () => {
      await field(page, 'Nome').pressSequentially('Ma')
      await send.click()
      await expect(field(page, 'Nome')).toBeFocused()
      for (const message of [
        'Mínimo de 3 caracteres',
        'E-mail é obrigatório',
        'Celular é obrigatório',
        'CNPJ é obrigatório',
        'Quantidade é obrigatória',
      ])
        await expect(page.getByText(message)).toBeVisible()
      await fillLead(page, { cnpj: '11.222.333/0001-82' })
      await expect(page.getByText('Número de CNPJ inválido')).toBeVisible()
      await reload(page)
      await expect(field(page, 'Nome')).toHaveValue('Marina Oliveira')
      await expect(field(page, 'Celular')).toHaveValue('(11) 98765-4321')
      await expect(field(page, 'Quantidade de colaboradores')).toHaveValue('48')
    })

    await test.step('the server’s refusal stands beside the field, in the warning where it is about the company', async () => {
      await field(page, 'CNPJ').fill('99.111.222/0001-49')
      await send.click()
      await expect(field(page, 'CNPJ')).toBeFocused()
      await expect(field(page, 'CNPJ')).toHaveAttribute('aria-invalid', 'true')
      await field(page, 'CNPJ').fill('66.777.888/0001-81')
      await send.click()
      const warning = page.getByRole('dialog')
      await expect(warning).toBeVisible()
      await page.keyboard.press('Escape')
      await expect(warning).toHaveCount(0)
    })

    await test.step('it is sent once, confirmed by a modal and thanked for', async () => {
      const sent: { readonly body: { readonly company: { readonly utm: unknown } } }[] = []
      page.on('request', (request) => {
        if (request.url().includes('/recursos/contato')) sent.push(request.postDataJSON())
      })
      await field(page, 'CNPJ').fill(newBuyer().cnpj)
      await send.dblclick()
      const modal = page.getByRole('dialog', { name: 'Recebemos os seus dados!' })
      await expect(modal).toContainText('Obrigado, Marina.')
      await modal.getByRole('button', { name: 'Continuar nesta página' }).click()
      await expect(modal).toBeHidden()
      await expect(page.getByRole('region', { name: 'Fale com a nossa equipe' })).toContainText(
        'Obrigado, Marina.',
      )
      expect(sent.map(({ body }) => body.company.utm)).toEqual([
        { source: 'boletim', medium: 'email', campaign: 'natal' },
      ])
    })
  })
})

test.describe('at a bank partner', () => {
  const at = (path: string, baseURL: string | undefined) =>
    new URL(path, baseURL?.replace('localhost', 'banco.localhost')).href

  test('the order on a product’s page tells its fees while it is typed, and its name stands without the issuer’s', async ({
    page,
    baseURL,
  }) => {
    await open(page, at('/produtos/vrva', baseURL))
    await expect(page.getByRole('heading', { level: 1 }).locator('span').first()).toHaveText(
      'Refeição + Alimentação (CA+CR)',
    )
    const order = page.getByRole('region', { name: 'Monte o seu pedido' })
    await order.getByLabel('Escolha a quantidade').fill('10')
    await order.getByLabel('Digite o valor').pressSequentially('60000')
    // Credit, issuance of ten cards and delivery.
    await expect(order.getByRole('status').last()).toHaveText(money(600_000 + 10 * 690 + 2_990))
    await expect(order).toContainText(money(10 * 690 + 2_990))
  })

  test('single cards go from their modality’s page to the order’s cart, which asks who buys', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, at('/modalidade/avulsos?utm_source=carta', baseURL))
    await addProduct(page, 'Refeição Banco Parceiro', { quantity: 12, value: 65_000 })
    await productCard(page, 'Refeição Banco Parceiro')
      .getByRole('link', { name: 'Seguir para o carrinho' })
      .click()
    await expect(page).toHaveURL(/\/pedido\/carrinho\?utm_source=carta$/)
    await expect(proposal(page)).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(proposal(page)).toBeHidden()
    await expect(page.getByRole('heading', { level: 1, name: 'Carrinho' })).toBeVisible()
    await expect(page.getByText('Veja a oferta criada exclusivamente para o seu pedido:')).toBeVisible()
    await expect(page.getByRole('region', { name: 'Previsão de Entrega' })).toContainText('Até 10 dias úteis')
    // Credit, issuance of twelve cards and delivery.
    await expect(summary(page)).toContainText(money(780_000 + 12 * 690 + 2_990))
    await summary(page).getByRole('link', { name: 'Continuar comprando' }).click()
    await expect(page).toHaveURL(/\/modalidade\/avulsos\?utm_source=carta$/)
    await page.goBack()
    await summary(page).getByRole('button', { name: 'Seguir para a contratação' }).click()
    await expect(proposal(page)).toBeVisible()
  })

  test('the summary is a sheet at 1114 px or less, and the last product leads home', async ({
    page,
    baseURL,
  }) => {
    await page.setViewportSize({ width: 390, height: 844 })
    await open(page, at('/modalidade/multi?utm_source=carta', baseURL))
    await expect(page).toHaveURL(/\/modalidade\/multisaldo\?utm_source=carta$/)
    await field(page, 'Quantidade de cartões').fill('5')
    await field(page, 'Valor de Multi Auto Banco Parceiro').pressSequentially('30000')
    await button(page, 'Adicionar ao carrinho').click()
    await expect(page.getByText('Produto adicionado!')).toBeVisible()
    await page.getByRole('link', { name: 'Seguir para o carrinho' }).click()
    await expect(page).toHaveURL(/\/pedido\/carrinho\?utm_source=carta$/)
    await expect(proposal(page)).toBeVisible()
    await page.keyboard.press('Escape')
    const handle = page.getByRole('button', { name: 'Ver detalhes' })
    await handle.click()
    await expect(summary(page).getByRole('link', { name: 'Continuar comprando' })).toBeVisible()
    await page.getByRole('button', { name: 'Ocultar detalhes' }).click()
    await page.getByRole('button', { name: 'Remover Multi Auto Banco Parceiro do carrinho' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Remover' }).click()
    await expect(page).toHaveURL(/localhost:\d+\/\?utm_source=carta$/)
    await page.goto(at('/pedido/carrinho?utm_source=carta', baseURL))
    await expect(page).toHaveURL(/localhost:\d+\/\?utm_source=carta$/)
  })

  test('on every card the issuer’s name is read out and not shown, and the product’s takes one line', async ({
    page,
    baseURL,
  }) => {
    const bank = (baseURL ?? '').replace('localhost', 'cooperativa.localhost')
    await open(page, `${bank}/modalidade/avulsos`)
    for (const width of [390, 1280]) {
      await page.setViewportSize({ width, height: 844 })
      await settle(page)
      const names = page.getByRole('article').getByRole('heading')
      await expect(names).toHaveCount(6)
      for (const name of await names.all()) {
        await expect(name).toHaveAccessibleName(/Cooperativa Parceira/)
        const shown = await name.evaluate((heading) => {
          const issuer = [...heading.querySelectorAll('span')].find(
            ({ children, textContent }) =>
              children.length === 0 && textContent?.trim() === 'Cooperativa Parceira',
          )
          const lines = heading.clientHeight / Number.parseFloat(getComputedStyle(heading).lineHeight)
          return { lines: Math.round(lines), issuer: issuer?.clientWidth }
        })
        expect(shown, await name.innerText()).toEqual({ lines: 1, issuer: 1 })
      }
      // Neither do the words over the fields break.
      const labels = await page
        .getByText(/^(Escolha a quantidade|Digite o valor)$/)
        .filter({ visible: true })
        .all()
      for (const label of labels) {
        const height = await label.evaluate(
          (one) => one.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(one).lineHeight),
        )
        expect(Math.round(height)).toBe(1)
      }
    }
  })

  test('an unknown modality is not found, a product that the channel does not have leads home with the whole query', async ({
    page,
    baseURL,
  }) => {
    const answer = await page.goto(at('/modalidade/xyz?utm_source=carta', baseURL))
    expect(answer?.status()).toBe(404)
    await expect(page).toHaveURL(/\/not-found\?utm_source=carta$/)
    await expect(page.getByText('Desculpe, não conseguimos encontrar esta página')).toBeVisible()
    await page.goto('/produtos/foguete?utm_source=carta')
    await expect(page).toHaveURL('/?utm_source=carta')
    await page.goto('/produtos/refeicao?canal=auto')
    await expect(page).toHaveURL('/?canal=auto')
  })
})
