import type { Page } from '@playwright/test'
import { atBothWidths } from './support/at-both-widths.ts'
import { agree, eventsOf, readLayer } from './support/data-layer.ts'
import { newBuyer } from './support/people.ts'
import {
  acceptContract,
  addProduct,
  button,
  conclude,
  field,
  gainAccess,
  goToAccess,
  goToSummary,
  hydrated,
  open,
  productCard,
  summary,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'

/** A visit that nobody has asked yet. */
const UNASKED = { cookies: [], origins: [] }
const DAY = 86_400

function banner(page: Page) {
  return page.getByRole('region', { name: 'Consentimento de Cookies' })
}

/** Days until a cookie ends, and what it says; null without it. */
async function readCookie(page: Page, name: string) {
  const cookie = (await page.context().cookies()).find((one) => one.name === name)
  return cookie ? { value: cookie.value, days: Math.round((cookie.expires - Date.now() / 1000) / DAY) } : null
}

test.use({ storageState: UNASKED })

test('an untouched page asks about cookies; the answers weigh the same, last as long as they say, and can be changed', async ({
  page,
  expectAccessible,
  expectFitting,
}) => {
  const asked: string[] = []
  page.on('request', (request) => asked.push(request.url()))
  await page.goto('/')
  await expect(banner(page)).toBeVisible()
  const answers = ['Recusar', 'Entendi e fechar'].map((name) => banner(page).getByRole('button', { name }))
  await atBothWidths(page, async () => {
    const boxes = await Promise.all(answers.map((one) => one.boundingBox()))
    expect(boxes[0]?.width).toBe(boxes[1]?.width)
    expect(boxes[0]?.height).toBe(boxes[1]?.height)
    await expectAccessible()
    await expectFitting()
  })
  const looks = await Promise.all(answers.map((one) => one.getAttribute('class')))
  expect(looks[0]).toBe(looks[1])
  // Nothing before the answer, and nothing after a no; what analytics left before is taken away.
  expect(await readLayer(page)).toBeNull()
  expect(await readCookie(page, 'loja_cliente')).toBeNull()
  expect(await readCookie(page, 'loja_consentimento')).toBeNull()
  expect(asked.filter((url) => /measure|google/.test(url))).toEqual([])
  const { hostname: domain } = new URL(page.url())
  await page.context().addCookies([{ name: '_ga', value: 'GA1.1.1', domain, path: '/' }])
  await banner(page).getByRole('button', { name: 'Recusar' }).click()
  await expect(banner(page)).toBeHidden()
  expect(await readCookie(page, 'loja_consentimento')).toEqual({ value: 'recusado', days: 30 })
  expect(await readCookie(page, '_ga')).toBeNull()
  await open(page, '/faq')
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click()
  await expect(banner(page)).toBeFocused()
  expect(await readLayer(page)).toBeNull()
  // With the keyboard alone: the policy, then the two answers.
  for (const name of [/Política de Privacidade/, 'Recusar', 'Entendi e fechar']) {
    await page.keyboard.press('Tab')
    await expect(banner(page).getByRole(name instanceof RegExp ? 'link' : 'button', { name })).toBeFocused()
  }
  await page.keyboard.press('Enter')
  await expect(banner(page)).toBeHidden()
  await expect(button(page, 'Preferências de cookies')).toBeFocused()
  expect(await readCookie(page, 'loja_consentimento')).toEqual({ value: 'aceito', days: 100 })
  expect(await readCookie(page, 'loja_cliente')).toEqual({
    value: expect.stringMatching(/^[\w-]{32,36}$/),
    days: 100,
  })
  await expect.poll(() => readLayer(page)).toEqual([{ event: 'page_view', page_path: '/faq' }])
  // Development loads no container, whatever was answered.
  expect(asked.filter((url) => url.includes('google'))).toEqual([])
  await page.reload()
  await hydrated(page)
  await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
  await expect(banner(page)).toHaveCount(0)
  await page.getByRole('contentinfo').getByRole('button', { name: 'Preferências de cookies' }).click()
  await banner(page).getByRole('button', { name: 'Recusar' }).click()
  await expect.poll(() => readLayer(page)).toBeNull()
  expect(await readCookie(page, 'loja_cliente')).toBeNull()
})

/** What moved by itself, as the browser tells it. */
interface Shift {
  readonly value: number
  readonly sources: readonly { readonly node: Node | null }[]
}

for (const width of [390, 1280])
  test.describe(`at ${width} px`, () => {
    test.use({ viewport: { width, height: 844 } })

    test('the question covers neither the way on nor the end of the page, and moves nothing', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const seen = { shift: 0, moved: [] as string[] }
        Object.assign(window, { seen })
        new PerformanceObserver((list) => {
          for (const { value, sources } of list.getEntries() as unknown as readonly Shift[]) {
            seen.shift += value
            seen.moved.push(...sources.map(({ node }) => `${value} ${node?.nodeName} ${node?.textContent}`))
          }
        }).observe({ type: 'layout-shift', buffered: true })
      })
      await open(page, '/carrinho/beneficios')
      await expect(banner(page)).toBeVisible()
      const seen = await page.evaluate(
        () => (window as unknown as { seen: { shift: number; moved: string[] } }).seen,
      )
      expect(seen.shift, seen.moved.join('\n')).toBeLessThan(0.0005)
      // Through a purchase it is the page's own last part: it lies over no field.
      expect(await banner(page).evaluate((element) => getComputedStyle(element).position)).toBe('static')
      const goOn = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
      const isFree = () =>
        goOn.evaluate((element) => {
          const { x, y, width, height } = element.getBoundingClientRect()
          return element.contains(document.elementFromPoint(x + width / 2, y + height / 2))
        })
      await expect.poll(isFree).toBe(true)
      // The room that is kept for it is the footer's own: no stripe of another colour under the page.
      const isFooterLast = () =>
        page.getByRole('contentinfo').evaluate((footer) => {
          const { scrollHeight } = document.documentElement
          return Math.abs(footer.getBoundingClientRect().bottom + window.scrollY - scrollHeight) < 1.5
        })
      expect(await isFooterLast()).toBe(true)
      const card = productCard(page, 'Boas Festas')
      await card.getByLabel('Digite o valor').focus()
      const room = async () => {
        const [own, question] = [
          await card.getByLabel('Digite o valor').boundingBox(),
          await banner(page).boundingBox(),
        ]
        if (!own || !question) return Number.NEGATIVE_INFINITY
        const isBeside = own.x > question.x + question.width
        return isBeside ? 1 : question.y - own.y - own.height
      }
      await expect.poll(room).toBeGreaterThan(0)
      await page
        .getByRole('contentinfo')
        .getByRole('button', { name: 'Preferências de cookies' })
        .click({ trial: true })
      await open(page, '/faq')
      expect((await banner(page).boundingBox())?.height ?? 0).toBeLessThan(190)
    })
  })

test.describe('a visitor who agreed', () => {
  test.use({ viewport: { width: 1280, height: 844 } })

  test('is measured along a whole purchase, each event with its payload, and never by anything personal', async ({
    page,
    request,
  }) => {
    test.slow()
    const buyer = newBuyer()
    await page.goto('/')
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => readLayer(page)).toEqual([])
    await page.getByRole('article', { name: 'Avulsos' }).getByRole('link').click()
    await expect(page).toHaveURL('/carrinho/beneficios')
    await productCard(page, 'Refeição').getByRole('link', { name: 'Saiba mais' }).click()
    await expect(page).toHaveURL(/\/produtos\//)
    expect(await eventsOf(page, 'product_click')).toEqual([
      { event: 'product_click', page_path: '/carrinho/beneficios', product: 'refeicao' },
    ])
    await page.goBack()
    await addProduct(page, 'Alimentação', { quantity: 2, value: 40_000 })
    await addProduct(page, 'Refeição', { quantity: 12, value: 65_000 })
    await productCard(page, 'Alimentação').getByRole('button', { name: 'Excluir' }).click()
    await expect(productCard(page, 'Alimentação').getByText('Produto adicionado!')).toBeHidden()
    const cartEvent = (event: string, name: string, value: number) => ({
      event,
      page_path: '/carrinho/beneficios',
      ecommerce: { currency: 986, value, items: [expect.objectContaining({ item_name: name })] },
    })
    await expect
      .poll(() => eventsOf(page, 'add_to_cart'))
      .toEqual([cartEvent('add_to_cart', 'Alimentação', 800), cartEvent('add_to_cart', 'Refeição', 7800)])
    expect(await eventsOf(page, 'remove_from_cart')).toEqual([
      cartEvent('remove_from_cart', 'Alimentação', 800),
    ])
    await goToAccess(page)
    const begun = [cartEvent('begin_checkout', 'Refeição', 7800)]
    expect(await eventsOf(page, 'begin_checkout')).toEqual(begun)
    await gainAccess(page, request, buyer)
    const [lead] = await eventsOf(page, 'generate_lead')
    expect(lead).toMatchObject({ channel: 'default', lead_id: expect.stringMatching(/^[\da-f-]{36}$/) })
    await goToSummary(page)
    // Going on inside the checkout begins none.
    expect(await eventsOf(page, 'begin_checkout')).toEqual(begun)
    await acceptContract(page)
    await conclude(page)
    const order = {
      lead_id: lead?.lead_id,
      channel: 'default',
      pricing: { total: 7800, total_with_discount: 7800, fees: 0, benefits: 7800 },
      ecommerce: { currency: 986, value: 7800 },
    }
    await expect.poll(() => eventsOf(page, 'finished_checkout')).toHaveLength(1)
    for (const name of ['close_convert_lead', 'finished_checkout'])
      expect(await eventsOf(page, name), name).toMatchObject([order])
    const paths = (await eventsOf(page, 'page_view')).map(({ page_path }) => page_path)
    expect(paths).not.toContain('/')
    expect(paths).toEqual(expect.arrayContaining(['/carrinho/beneficios', '/checkout/conclusao']))
    const pressed = (await eventsOf(page, 'button_click')).map(({ button: name }) => name)
    expect(pressed).toEqual(
      expect.arrayContaining(['Adicionar ao carrinho', 'Seguir com a contratação', 'Continuar']),
    )
    // Nothing that the buyer typed is in any of it.
    const layer = JSON.stringify(await readLayer(page)).toLowerCase()
    const digits = layer.replace(/[.\-/()]/g, '')
    const { cnpj, cpf, mobile, email, firstName, lastName, password } = buyer
    for (const text of [email, firstName, lastName, password, cnpj, cpf])
      expect(layer, text).not.toContain(text.toLowerCase())
    for (const number of [cnpj, cpf, mobile])
      expect(digits).not.toContain(number.replace(/\W/g, '').toLowerCase())
    // The order is told once, however often its page is looked at.
    await page.reload()
    await hydrated(page)
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    await expect(page.getByText(/^Número do pedido/)).toBeVisible()
    expect(await eventsOf(page, 'finished_checkout')).toEqual([])
    expect(await eventsOf(page, 'close_convert_lead')).toEqual([])
  })

  test('tells a refusal once, by its code', async ({ page }) => {
    await page.goto('/carrinho/beneficios')
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    await addProduct(page, 'Refeição', { quantity: 1, value: 10_000 })
    await goToAccess(page)
    await field(page, 'CNPJ').fill('66.777.888/0001-81')
    await button(page, 'Continuar').click()
    await expect
      .poll(() => eventsOf(page, 'fatal_exception'))
      .toEqual([
        { event: 'fatal_exception', page_path: '/checkout/acesso-vr', kind: 'refusal', description: '-19' },
      ])
  })

  test('tells a plan that is chosen, and what fails on a page, to the store without a word of it', async ({
    page,
  }) => {
    await page.goto('/planos/hcm')
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    await page.getByRole('button', { name: 'Contratar' }).first().click()
    await expect.poll(() => eventsOf(page, 'product_click')).toMatchObject([{ product: '20151' }])
    await expect
      .poll(() => eventsOf(page, 'add_to_cart'))
      .toMatchObject([
        { ecommerce: { value: expect.any(Number), items: [{ item_id: '20151', quantity: 1 }] } },
      ])
    const [added] = await eventsOf(page, 'add_to_cart')
    expect(added?.ecommerce?.value).toBeGreaterThan(0)
    const reports: unknown[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/recursos/relatos')) reports.push(sent.postDataJSON())
    })
    const answered = page.waitForResponse(
      (response) =>
        response.url().includes('/recursos/relatos') &&
        response.request().postData()?.includes('failures') === true,
    )
    await page.evaluate(() => {
      void Promise.reject(new TypeError('joana@alfa.example')).catch((reason) =>
        window.dispatchEvent(new ErrorEvent('error', { error: reason })),
      )
    })
    expect((await answered).status()).toBe(204)
    expect(JSON.stringify(reports)).not.toContain('joana')
    expect(reports).toContainEqual({
      release: expect.stringMatching(/^[\w-]{6,40}$/),
      failures: [
        { kind: 'TypeError', frames: expect.any(Array), page: expect.stringMatching(/^.(planos|carrinho)/) },
      ],
    })
    await expect
      .poll(() => eventsOf(page, 'fatal_exception'))
      .toEqual([
        {
          event: 'fatal_exception',
          page_path: expect.stringMatching(/^\/(planos|carrinho)/),
          kind: 'script',
          description: 'TypeError',
        },
      ])
  })

  test('that is taken back: what waits to be told is not', async ({ page }) => {
    await page.goto('/faq')
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    const told = await page.waitForRequest(/recursos\/relatos/)
    expect(told.postDataJSON()).toMatchObject({ events: [{ event: 'page_view', page: '/faq' }] })
    await button(page, 'Preferências de cookies').click()
    const reports: unknown[] = []
    page.on('request', (sent) => {
      if (sent.url().includes('/recursos/relatos')) reports.push(sent.postDataJSON())
    })
    await banner(page).getByRole('button', { name: 'Recusar' }).click()
    await expect.poll(() => readLayer(page)).toBeNull()
    // What waits is sent at the latest where a page is left.
    await open(page, '/termos-de-uso')
    expect(reports).toEqual([])
  })

  test('in one tab ends in every open one with a no, and begins again with a yes', async ({
    page,
    context,
  }) => {
    await agree(context)
    await open(page, '/faq')
    await expect.poll(() => eventsOf(page, 'page_view')).toHaveLength(1)
    const other = await context.newPage()
    await open(other, '/termos-de-uso')
    await button(other, 'Preferências de cookies').click()
    await banner(other).getByRole('button', { name: 'Recusar' }).click()
    await expect.poll(() => readLayer(page)).toBeNull()
    // What is pressed in the first one from now on is nobody's to tell.
    await page.getByRole('contentinfo').getByRole('link', { name: 'Política de Privacidade' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade')
    expect(await readLayer(page)).toBeNull()
    await button(other, 'Preferências de cookies').click()
    await banner(other).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => eventsOf(page, 'page_view')).toMatchObject([{ page_path: '/privacidade' }])
  })

  test('hears the first press after a load, though what measures is still on its way', async ({
    page,
    context,
  }) => {
    await agree(context)
    let release = () => {}
    const held = new Promise<void>((done) => {
      release = done
    })
    await page.route('**/assets/measure-*', async (route) => {
      await held
      await route.continue()
    })
    const path = '/carrinho/beneficios'
    await open(page, path)
    await page.getByRole('banner').getByRole('button', { name: 'Contato' }).click()
    await page.getByRole('dialog').getByRole('button', { name: 'Fechar' }).last().click()
    // What it is pressed on has gone by the time that anything can be told of it.
    await addProduct(page, 'Auto', { quantity: 5, value: 50_000 })
    release()
    await expect
      .poll(() => eventsOf(page, 'button_click'))
      .toMatchObject([
        { button: 'Contato', page_path: path },
        { button: 'Fechar', page_path: path },
        { button: 'Adicionar ao carrinho', page_path: path },
      ])
  })

  test('before this page is told what it began with: a channel that is not there, an entry that is none', async ({
    page,
    context,
  }) => {
    await agree(context)
    for (const [address, code] of [
      ['/faq?canal=inexistente', '-1'],
      ['/faq?spe=abc', '-999'],
    ] as const) {
      await page.goto(address)
      await expect(page.getByRole('dialog')).toBeVisible()
      await expect
        .poll(() => eventsOf(page, 'fatal_exception'))
        .toEqual([{ event: 'fatal_exception', page_path: '/faq', kind: 'refusal', description: code }])
    }
  })

  test('on the page itself is told nothing of before', async ({ page }) => {
    await page.goto('/faq?canal=inexistente')
    const warning = page.getByRole('dialog')
    await warning.getByRole('contentinfo').getByRole('button').click()
    await expect(warning).toBeHidden()
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await page.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
    // The page of the answer is counted too where its script was there before the way on was pressed.
    const lastView = async () => (await eventsOf(page, 'page_view')).at(-1)
    await expect.poll(lastView).toMatchObject({ page_path: '/termos-de-uso' })
    expect(await eventsOf(page, 'fatal_exception')).toEqual([])
  })

  test('meets the issuer’s tag container on a QA host, after the yes alone', async ({ page, baseURL }) => {
    const host = `http://qa.localhost:${new URL(baseURL ?? '').port}`
    const asked: string[] = []
    await page.context().route('https://www.googletagmanager.com/**', (route) => {
      asked.push(route.request().url())
      return route.fulfill({ contentType: 'text/javascript', body: 'window.containerRan = true' })
    })
    const answer = await page.goto(`${host}/faq`)
    expect(answer?.headers()['content-security-policy']).toContain('https://www.googletagmanager.com')
    await expect(banner(page)).toBeVisible()
    expect(asked).toEqual([])
    await banner(page).getByRole('button', { name: 'Entendi e fechar' }).click()
    await expect.poll(() => page.evaluate(() => 'containerRan' in window)).toBe(true)
    expect(asked).toEqual(['https://www.googletagmanager.com/gtm.js?id=GTM-LOJADEV'])
    expect(await eventsOf(page, 'gtm.js')).toHaveLength(1)
    // A no takes the container off the page.
    await button(page, 'Preferências de cookies').click()
    await banner(page).getByRole('button', { name: 'Recusar' }).click()
    await expect.poll(() => page.evaluate(() => 'containerRan' in window)).toBe(false)
    expect(await readLayer(page)).toBeNull()
  })
})

test('the privacy page says what is kept, at every issuer, and leads to the question', async ({
  page,
  baseURL,
  expectAccessible,
}) => {
  const { port } = new URL(baseURL ?? '')
  for (const [host, name] of [
    ['localhost', 'VR Benefícios'],
    ['banco.localhost', 'Banco Parceiro Pré-Pagos'],
  ]) {
    await open(page, `http://${host}:${port}/privacidade`)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Política de Privacidade')
    await expect(page.getByRole('main')).toContainText(`${name}, CNPJ`)
    const cookies = page.getByRole('table', { name: 'Cookies da loja' })
    await expect(cookies.getByRole('row', { name: /loja_cliente/ })).toContainText('100 dias')
    const kept = page.getByRole('table', { name: 'Dados guardados, motivo e prazo' })
    await expect(kept.getByRole('row', { name: /Contrato aceito/ })).toContainText('5 anos')
    await expect(cookies.getByRole('row', { name: /_spe\b/ })).toHaveCount(3)
    // Where nobody registers and no card is taken, nothing is said of codes and cards.
    const own = host === 'localhost' ? 1 : 0
    await expect(kept.getByRole('row', { name: /^Códigos de verificação/ })).toHaveCount(own)
    await expect(kept.getByRole('row', { name: /^Tentativas de pagamento/ })).toHaveCount(own)
    await expect(page.getByRole('main').getByText(/senha|dados do cartão/i)).toHaveCount(own === 1 ? 4 : 0)
    await banner(page).getByRole('button', { name: 'Recusar' }).click()
    await page.getByRole('button', { name: 'Rever minha escolha' }).click()
    await expect(banner(page)).toBeFocused()
    await expectAccessible()
  }
})
