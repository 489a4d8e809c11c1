import type { Page } from '@playwright/test'
import { money, open, productCard, summary } from './support/shop.ts'
import { expect, test } from './support/test.ts'

const BANK = 'http://banco.localhost'

/** The same server under another host: each issuer has its own. */
function at(host: string, baseURL: string | undefined, path = '/') {
  return `${host}:${new URL(baseURL ?? '').port}${path}`
}

/** Pixels of a page, from its first to its last. */
const heightOf = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight)
/** As long as a phone's initial page may be. */
const LONGEST = 6_500

function region(page: Page, name: string) {
  return page.getByRole('region', { name, exact: true })
}

/** What stands under the shelf, in order. */
const BLOCKS = [
  'Porque oferecer VR para seus colaboradores',
  'Vantagens do cartão Multi',
  'Por que contratar pela loja',
  'Reconhecimentos',
  'Selos e compromissos',
  'Onde os cartões são aceitos',
  'Perguntas frequentes',
  'Dúvidas sobre vale-transporte',
  'Dúvidas sobre o Multi',
  'Tudo sobre PAT e Auxílio',
  'Fale conosco!',
]

test.describe('the initial page', () => {
  test('says who sells, and shelf, banners, awards, map, questions and comparison do as they say', async ({
    page,
    expectAccessible,
  }) => {
    await page.setViewportSize({ width: 1280, height: 800 })
    await open(page, '/?utm_source=mala')
    const banners = region(page, 'Destaques da loja')

    await test.step('the shelf stands in order, and every block is there', async () => {
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(
        'A VR tem tudo que sua empresa precisa!',
      )
      await expect(page.getByText('Conheça abaixo nossas soluções:')).toBeVisible()
      const cards = page.getByRole('main').getByRole('article')
      await expect(cards.getByRole('heading')).toHaveText([
        'Multi',
        'Avulsos',
        'Mobilidade',
        'RH Digital',
        'Boas Festas',
        'Cesta',
      ])
      // Drawn in its stand-in first, the text has taken its own font: what stands first, the cards, and the rest.
      for (const name of [/tem tudo/, 'Multi', 'Perguntas frequentes'])
        await expect(page.getByRole('heading', { name }).first()).toHaveCSS(
          'font-family',
          /^"Figtree Variable"/,
        )
      await expect(cards.filter({ hasText: 'Multi' }).first()).toContainText('Novidade!')
      await expect(page.getByRole('article', { name: 'Mobilidade' })).toContainText('Em destaque')
      for (const name of BLOCKS) await expect(region(page, name)).toBeVisible()
    })

    await test.step('an offer says what it asks for and its best number, a card where it leads', async () => {
      const offers = region(page, 'Ofertas da loja').getByRole('link')
      await expect(offers).toHaveText([
        'Multi com bem-estar A partir de 5 cartões Até 3 serviços sem custo',
        'RH Digital Profissional com cuidado A partir de 25 colaboradores 25% de desconto',
        'RH Digital Gerencial no anual A partir de 10 colaboradores Até 30% de desconto',
        'Multi para quem se move A partir de 3 cartões Até 2 serviços sem custo',
      ])
      await expect(page.getByRole('article', { name: 'RH Digital' })).toContainText('Ver planos')
      await expect(banners).toContainText('Simular Multi com 11 saldos')
    })

    await test.step('the title of a banner keeps its colour under the mouse', async () => {
      const title = banners.getByRole('link').first()
      await title.scrollIntoViewIfNeeded()
      const colour = () => title.evaluate((element) => getComputedStyle(element).color)
      const before = await colour()
      await title.hover()
      expect(await title.evaluate((element) => element.matches(':hover'))).toBe(true)
      expect(await colour()).toBe(before)
    })

    await test.step('banners move forwards, round the end, by dots and by dragging', async () => {
      const dots = banners.getByRole('button', { name: /Ir para a posição/ })
      await expect(dots).toHaveCount(3)
      const current = banners.locator('[aria-current="true"]')
      for (const position of [2, 3, 1]) {
        await banners.getByRole('button', { name: 'Avançar carrossel' }).click()
        await expect(current).toHaveAccessibleName(`Ir para a posição ${position}`)
      }
      await dots.nth(2).click()
      await expect(current).toHaveAccessibleName('Ir para a posição 3')
      const box = await banners.boundingBox()
      const middle = { x: (box?.x ?? 0) + (box?.width ?? 0) / 2, y: (box?.y ?? 0) + (box?.height ?? 0) / 2 }
      // A drag that begins while the banners still move is lost on them.
      await expect(async () => {
        await page.mouse.move(middle.x, middle.y)
        await page.mouse.down()
        await page.mouse.move(middle.x + 300, middle.y, { steps: 8 })
        await page.mouse.up()
        await expect(current).not.toHaveAccessibleName('Ir para a posição 3', { timeout: 1000 })
      }).toPass()
    })

    await test.step('a desktop shows seven awards at once', async () => {
      await page.getByText('Reconhecimentos').click()
      const awards = region(page, 'Prêmios recebidos')
      await awards.scrollIntoViewIfNeeded()
      const box = await awards.getByRole('list').locator('..').boundingBox()
      const first = await awards.getByRole('listitem').first().boundingBox()
      expect(Math.round((box?.width ?? 0) / (first?.width ?? 1))).toBe(7)
    })

    await test.step('the map tells the numbers of a state for each product', async () => {
      const map = region(page, 'Onde os cartões são aceitos')
      await map.scrollIntoViewIfNeeded()
      await expect(
        map.getByRole('img', { name: /estabelecimentos que aceitam Refeição/ }).locator('use'),
      ).toHaveCount(27)
      await map.getByLabel('Estado', { exact: true }).selectOption('São Paulo')
      await expect(map.getByRole('status')).toHaveText('São Paulo: 95.799 estabelecimentos aceitam Refeição.')
      await map.getByRole('radio', { name: /^Alimentação/ }).check()
      await expect(map.getByRole('status')).toHaveText(
        'São Paulo: 60.256 estabelecimentos aceitam Alimentação.',
      )
      await map.getByText('Ver os números de todos os estados').click()
      await expect(map.getByRole('table').getByRole('row', { name: /^Roraima/ })).toContainText('840')
    })

    const faq = region(page, 'Perguntas frequentes')
    await test.step('three questions are previewed', async () => {
      await expect(faq.getByRole('heading', { level: 3 })).toHaveCount(3)
      await faq.getByText('Preciso me cadastrar para simular?').click()
      await expect(faq.getByText('Você escolhe os produtos')).toBeVisible()
    })
    await expectAccessible()

    await test.step('PAT and aid are compared in seven rows, which lead to the benefits', async () => {
      const pat = region(page, 'Tudo sobre PAT e Auxílio')
      await expect(pat.getByRole('table').getByRole('rowheader')).toHaveCount(7)
      await pat.getByRole('link', { name: 'Contratar benefícios' }).click()
      await expect(page).toHaveURL(/\/carrinho\/beneficios\?utm_source=mala$/)
    })

    await test.step('the page is whole on the way back, and its card leads to its cart with the query', async () => {
      await page.goBack()
      await expect(page).toHaveURL(/\/\?utm_source=mala$/)
      for (const name of ['Perguntas frequentes', 'Fale conosco!'])
        await expect(region(page, name)).toBeVisible()
      await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
      await expect(page).toHaveURL(/\/carrinho\/beneficios\?utm_source=mala$/)
      await expect(page.getByRole('heading', { level: 1, name: 'Cartões avulsos' })).toBeVisible()
    })

    await test.step('the preview leads to all questions', async () => {
      await page.goBack()
      await faq.getByRole('link', { name: 'Ver mais Perguntas Frequentes' }).click()
      await expect(page).toHaveURL(/\/faq\?utm_source=mala$/)
    })
  })

  test('prices a team at once, keeps what is typed before its scripts, and the chosen cart begins with it', async ({
    page,
  }) => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    await page.route('**/assets/*.js', async (route) => {
      await held
      await route.continue()
    })
    await page.goto('/')
    const price = region(page, 'Quanto fica para a sua equipe?')
    await expect(price.getByRole('status')).toHaveText(money(10 * 60_000))
    await price.getByLabel('Colaboradores').pressSequentially('25')
    release()
    await page.locator('html[data-hydrated]').waitFor()
    await price.getByLabel('Valor mensal por pessoa').pressSequentially('45000')
    await expect(price.getByLabel('Colaboradores')).toHaveValue('25')
    await expect(price.getByRole('status')).toHaveText(money(25 * 45_000))
    await expect(price.getByText('Nenhuma tarifa neste pedido.')).toBeVisible()
    await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
    const card = productCard(page, 'Alimentação')
    await expect(card.getByLabel('Escolha a quantidade')).toHaveValue('25')
    await expect(card.getByLabel('Digite o valor')).toHaveValue(money(45_000))
    await card.getByRole('button', { name: 'Adicionar ao carrinho' }).click()
    await expect(summary(page)).toContainText(money(25 * 45_000))
  })

  test('names the partner on a partner’s channel', async ({ page, baseURL, expectFitting }) => {
    await open(page, '/?canal=parceiro')
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'A VR, em parceria com Rede Horizonte, tem tudo que sua empresa precisa!',
    )
    await page.setViewportSize({ width: 390, height: 844 })
    expect(await heightOf(page)).toBeLessThan(LONGEST)
    // Beside the way back the two names have least room; of three issuers one has a long name.
    for (const [host, width] of [
      ['localhost', 390],
      ['localhost', 320],
      ['cooperativa.localhost', 390],
    ] as const) {
      await page.setViewportSize({ width, height: 844 })
      await open(page, new URL('/faq?canal=parceiro', baseURL?.replace('localhost', host)).href)
      await expectFitting()
    }
  })

  test('shows a channel only what it sells', async ({ page }) => {
    await open(page, '/?canal=auto')
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText(['Auto'])
    await expect(page.getByRole('heading', { level: 2, name: 'Por que contratar pela loja' })).toBeVisible()
    for (const unsold of [
      'Vantagens do cartão Multi',
      'RH Digital agora na loja',
      'Tudo sobre PAT e Auxílio',
    ])
      await expect(page.getByText(unsold)).toHaveCount(0)
    await expect(page.getByRole('region', { name: 'Destaques da loja' })).toHaveCount(0)
  })

  test('can be read and followed before any script', async ({ browser, baseURL }) => {
    const context = await browser.newContext({ javaScriptEnabled: false })
    const page = await context.newPage()
    await page.goto(`${baseURL}/`)
    // The sheet is there as well: the foot of the page has the colour of its ground.
    await expect(page.getByRole('contentinfo')).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)')
    await page.getByText('Dúvidas sobre o Multi').click()
    await page.getByText('O que é o cartão Multi?').click()
    await expect(page.getByText('É um único cartão com vários saldos')).toBeVisible()
    await page.getByRole('article', { name: 'Mobilidade' }).getByRole('link').click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Vale-transporte e mobilidade')
    await context.close()
  })

  test('fits the first window of a connection, with its first styles and without its data', async ({
    playwright,
    baseURL,
  }) => {
    const request = await playwright.request.newContext({ extraHTTPHeaders: { 'accept-encoding': 'br' } })
    const answer = await request.get(`${baseURL}/`)
    const html = await answer.text()
    expect(html).toContain(' disabled>')
    const headers = answer
      .headersArray()
      .reduce((sum, { name, value }) => sum + name.length + value.length + 4, 0)
    expect(Number(answer.headers()['content-length']) + headers, 'bytes on the wire').toBeLessThan(14_600)
    const address = /data-data="([^"]+)"/.exec(html)?.[1] ?? ''
    expect((await request.get(`${baseURL}${address}`)).status()).toBe(200)
    await request.dispose()
  })

  test('shifts nothing while it is read to its end', async ({ page }) => {
    await page.addInitScript(() => {
      const seen = { shift: 0 }
      Object.assign(window, { seen })
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) seen.shift += (entry as unknown as { value: number }).value
      }).observe({ type: 'layout-shift', buffered: true })
    })
    await open(page, '/')
    await region(page, 'Onde os cartões são aceitos').scrollIntoViewIfNeeded()
    // The map's shapes come while it is near the screen, and not for somebody who is past it when its script comes.
    const map = page.getByRole('img', { name: /Mapa do Brasil/ })
    await expect(map.locator('use').first()).toBeAttached()
    for (const name of ['Reconhecimentos', 'Fale conosco!']) await region(page, name).scrollIntoViewIfNeeded()
    const shift = await page.evaluate(() => (window as unknown as { seen: { shift: number } }).seen.shift)
    // Less than half a thousandth is 0.000: a label that settles by a pixel when its font arrives.
    expect(shift).toBeLessThan(0.0005)
  })
})

/** What a field leaves above it for its label, in px. */
const LABEL_ROOM = 56

test('the header is 86 px high, 72 px up to 640 px, and a field that is jumped to shows its label under it', async ({
  page,
}) => {
  await open(page, '/')
  for (const [width, height] of [
    [1280, 86],
    [641, 86],
    [640, 72],
    [390, 72],
  ] as const) {
    await page.setViewportSize({ width, height: 844 })
    expect((await page.getByRole('banner').boundingBox())?.height, `${width} px`).toBe(height)
    const field = page.getByLabel('Estado', { exact: true })
    const top = async () => {
      await field.evaluate((one) => one.scrollIntoView({ behavior: 'instant' }))
      return Math.round((await field.boundingBox())?.y ?? 0)
    }
    await expect.poll(top, { message: `${width} px` }).toBe(height + LABEL_ROOM)
  }
})

test.describe('the blocks under the shelf', () => {
  test.use({ viewport: { width: 390, height: 844 }, expectedErrors: [/net::ERR_INTERNET_DISCONNECTED/] })

  test('stay as the server drew them though their script is lost once', async ({ page }) => {
    await page.route('**/assets/sections-*.js', (route) => route.abort('internetdisconnected'), { times: 1 })
    await page.goto('/')
    const isKept = await page
      .getByLabel('Estado', { exact: true })
      .evaluateHandle((select) => ({ select, isKept: () => select.isConnected }))
    await page.locator('html[data-hydrated]').waitFor()
    await page.getByLabel('Estado', { exact: true }).scrollIntoViewIfNeeded()
    expect(await heightOf(page)).toBeLessThan(LONGEST)
    // Until its script is there the field is the browser's alone, and its choice changes nothing.
    await expect(async () => {
      for (const label of ['Acre', 'Bahia'])
        await page.getByLabel('Estado', { exact: true }).selectOption({ label })
      await expect(page.getByRole('status').filter({ hasText: 'Bahia' })).toBeAttached({ timeout: 1_000 })
    }).toPass()
    expect(await isKept.evaluate((kept) => kept.isKept())).toBe(true)
  })

  for (const host of [BANK, 'http://cooperativa.localhost'])
    test(`are no longer at ${host}`, async ({ page, baseURL }) => {
      await open(page, at(host, baseURL))
      await page.getByLabel('Estado', { exact: true }).scrollIntoViewIfNeeded()
      expect(await heightOf(page)).toBeLessThan(LONGEST)
    })
})

test.describe('a bank partner’s initial page', () => {
  test('shows its own products and leads to its own pages', async ({ page, baseURL }) => {
    await open(page, at(BANK, baseURL))
    // Issuance of ten cards and delivery.
    const price = region(page, 'Quanto fica para a sua equipe?')
    await expect(price).toContainText(money(10 * 690 + 2_990))
    await expect(price.getByRole('status')).toHaveText(money(10 * 60_000 + 10 * 690 + 2_990))
    await expect(region(page, 'Oferta da loja').getByRole('link')).toHaveText(
      'Multi sem tarifas A partir de 5 cartões Sem tarifas',
    )
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'O Banco Parceiro tem tudo que sua empresa precisa!',
    )
    await expect(page.getByRole('main').getByRole('article').getByRole('heading')).toHaveText([
      'Multi Banco Parceiro',
      'Avulsos',
      'Boas Festas Banco Parceiro',
    ])
    await region(page, 'Tudo sobre PAT e Auxílio').getByRole('link', { name: 'Contratar benefícios' }).click()
    await expect(page).toHaveURL(/\/modalidade\/avulsos$/)
    await expect(page.getByRole('heading', { level: 1, name: 'Avulsos' })).toBeVisible()
  })
})

test.describe('the way to a card', () => {
  test('three answers fill the cart, and back stands where one was', async ({ page, expectAccessible }) => {
    await open(page, '/?utm_source=mala')
    const price = region(page, 'Quanto fica para a sua equipe?')
    await price.getByLabel('Colaboradores').fill('25')
    await price.getByLabel('Valor mensal por pessoa').pressSequentially('60000')
    const moments = region(page, 'Um benefício para cada momento')
    // Four cards are food, with a law each: no page of one of them, but the questions.
    const food = moments.getByRole('link', { name: 'Comer bem' })
    await expect(food).toHaveAttribute('href', '/escolher?utm_source=mala')
    const choose = moments.getByRole('link', { name: 'Ajude-me a escolher' })
    await choose.click()
    await expect(page).toHaveURL(/\/escolher\?utm_source=mala$/)
    await expect(page.getByRole('group')).toHaveCount(1)
    // On a laptop the result has its place from the start; a phone has it below the questions, once it is known.
    await expect(region(page, 'Para a sua equipe')).toContainText('o cartão indicado aparece aqui')
    await page.setViewportSize({ width: 390, height: 844 })
    await expect(region(page, 'Para a sua equipe')).toBeHidden()
    await page.setViewportSize({ width: 1280, height: 720 })
    expect(await page.evaluate(() => scrollY)).toBe(0)
    await page.getByRole('banner').getByRole('button', { name: 'Voltar' }).click()
    await expect(page).toHaveURL(/\/\?utm_source=mala$/)
    await expect(choose).toBeInViewport()
    await choose.click()
    await page.getByRole('radio', { name: /^Refeição e alimentação/ }).check()
    await page.getByRole('radio', { name: /^Um cartão com vários saldos/ }).check()
    await page.getByRole('radio', { name: /^Como auxílio/ }).check()
    const found = region(page, 'Para a sua equipe')
    await expect(found.getByRole('heading', { level: 3 })).toHaveText([
      'Multi Refeição Auxílio',
      'Multi Alimentação Auxílio',
    ])
    await expect(found.getByLabel('Quantidade de cartões')).toHaveValue('25')
    await expect(found).toContainText(money(25 * 60_000))
    await expectAccessible()
    await found.getByLabel('Valor de Multi Alimentação Auxílio').fill('')
    await found.getByRole('button', { name: 'Levar para o carrinho' }).click()
    await expect(found.getByLabel('Valor de Multi Alimentação Auxílio')).toBeFocused()
    await page.keyboard.type('20000')
    await found.getByRole('button', { name: 'Levar para o carrinho' }).click()
    await expect(page).toHaveURL(/\/carrinho\/multi\?utm_source=mala$/)
    await expect(summary(page)).toContainText(money(25 * 50_000))
  })
})
