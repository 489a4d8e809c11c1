import type { BrowserContext, Frame, Locator, Page } from '@playwright/test'
import { signEntry } from '../scripts/partner/sign-entry.ts'
import { fillMobility } from './support/mobility.ts'
import { expectNoWayHome } from './support/no-way-home.ts'
import { readCode } from './support/outbox.ts'
import { newBuyer } from './support/people.ts'
import {
  acceptContract,
  button,
  field,
  money,
  register,
  setPassword,
  stepHeading,
  summary,
} from './support/shop.ts'
import { readHandOvers } from './support/stored.ts'
import { expect, test } from './support/test.ts'

const PORTAL = 'https://super-portal.vr-loja.example'

/** A page of a partner on a site of its own, with the store in a frame; it notes what the store tells it. */
async function openPortal(page: Page, store: string, portal = PORTAL, tells = false): Promise<Frame> {
  await page.route(`${portal}/**`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<!doctype html><html lang="pt-BR"><title>Portal</title><body><script>
        window.told = []
        const tell = () => {
          const frame = document.querySelector('iframe')
          const { top, bottom } = frame.getBoundingClientRect()
          const topo = Math.max(0, -top)
          const altura = Math.min(bottom, innerHeight) - Math.max(top, 0)
          const message = { aplicacao: 'ui_loja', tipo: 'janela', topo, altura }
          if (${tells}) frame.contentWindow.postMessage(message, new URL(frame.src).origin)
        }
        addEventListener('message', ({ data, origin }) => {
          window.told.push({ data, origin })
          document.querySelector('iframe').style.height = data.altura + 'px'
          tell()
        })
        addEventListener('scroll', tell)
        addEventListener('resize', tell)
      </script><h1 style="height:160px">Portal</h1><iframe title="Loja" src="${store.replaceAll('&', '&amp;')}" style="width:100%;height:400px;border:0"></iframe>`,
    }),
  )
  await page.goto(`${portal}/beneficios`)
  const frame = page.frames()[1]
  if (!frame) throw new Error('the portal has no frame')
  return frame
}

const told = (page: Page) =>
  page.evaluate(() => (window as unknown as { told: { data: { altura: number }; origin: string }[] }).told)

/** The page around the store knows how high what the frame shows now is. */
async function expectToldHeight(page: Page, frame: Frame): Promise<void> {
  const missing = async () => {
    const height = await frame
      .locator('[data-embedded]')
      .evaluate((content) => content.getBoundingClientRect().height)
    return Math.abs(((await told(page)).at(-1)?.data.altura ?? 0) - height)
  }
  await expect.poll(missing, { message: `the height of ${frame.url()}` }).toBeLessThan(2)
}

/**
 * Third-party cookies are blocked as browsers do it: what is sent from a frame of another site is partitioned or
 * nothing.
 */
async function blockThirdPartyCookies(context: BrowserContext, page: Page) {
  const devtools = await context.newCDPSession(page)
  await devtools.send('Network.enable')
  await devtools.send('Network.setCookieControls', {
    enableThirdPartyCookieRestriction: true,
  })
}

test.describe('in a partner’s page of another site', () => {
  test.use({ viewport: { width: 1280, height: 844 } })

  test('the store stands without its own header, knows the company, and sells to the end without third-party cookies', async ({
    page,
    context,
    request,
    baseURL,
  }) => {
    test.slow()
    await blockThirdPartyCookies(context, page)
    const buyer = newBuyer()
    const { cnpj, email } = buyer
    const failures: (string | null)[] = []
    page.on('request', (sent) => {
      if (new URL(sent.url()).pathname === '/recursos/relatos') failures.push(sent.postData())
    })
    const spe = await signEntry({ issuer: 'VRPAT', claims: { cnpj, email, origem: 'LUMIS' } })
    const looked = page.waitForResponse((answer) => answer.url().includes('/recursos/empresa'))
    const frame = await openPortal(page, `${baseURL}/carrinho/mobilidade?utm_source=x&spe=${spe}`)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    expect((await looked).ok()).toBe(true)
    await expect.poll(() => frame.url()).toBe(`${baseURL}/carrinho/mobilidade?utm_source=x`)

    await expect.poll(async () => (await told(page)).length).toBeGreaterThan(0)
    const [first] = await told(page)
    expect(first?.origin).toBe(baseURL)
    expect(first?.data).toMatchObject({ aplicacao: 'ui_loja', tipo: 'tamanho' })
    expect(first?.data.altura).toBeGreaterThan(400)

    const kept = (await context.cookies()).filter(({ name }) => name.endsWith('_spe'))
    expect(kept.map(({ name }) => name).sort()).toEqual([
      '__Host-loja_sessao_spe',
      '__Host-loja_spe',
      '__Host-loja_visita_spe',
    ])
    for (const { sameSite, secure, httpOnly, partitionKey } of kept)
      expect({ sameSite, secure, httpOnly, partitionKey }).toEqual({
        sameSite: 'None',
        secure: true,
        httpOnly: true,
        partitionKey: 'https://vr-loja.example',
      })

    // Asked once: the answer is kept for the two sites together, like the visit.
    const question = frame.getByRole('region', { name: 'Consentimento de Cookies' })
    await question.getByRole('button', { name: 'Recusar' }).click()
    await expect(question).toHaveCount(0)
    await frame.goto(`${baseURL}/carrinho/mobilidade`)
    await expect(frame.getByRole('heading', { level: 1 })).toBeVisible()
    await expect(frame.getByRole('banner')).toHaveCount(0)
    await expect(frame.getByRole('button', { name: 'Precisa de ajuda ou atendimento?' })).toBeVisible()

    await frame.locator('html[data-hydrated]').waitFor()
    await fillMobility(frame, { quantity: 10, value: 20_000 })
    await expect(summary(frame)).toContainText(money(2_090_00))
    const goOn = summary(frame).getByRole('button', { name: 'Seguir com a contratação' })
    await goOn.click()
    await expect(stepHeading(frame, 1)).toBeVisible()
    await expectToldHeight(page, frame)
    await expect(field(frame, 'CNPJ')).toHaveValue(cnpj)
    await button(frame, 'Continuar').click()
    await expect(field(frame, 'E-mail')).toHaveValue(email)
    await register(frame, buyer)
    await setPassword(frame, buyer)
    await button(frame, 'Enviar código de verificação').click()
    for (const [at, character] of [...(await readCode(request, email))].entries())
      await field(frame, `Caractere ${at + 1} de 6`).fill(character)
    await expect(frame.getByRole('heading', { level: 1, name: 'Revise seu carrinho' })).toBeVisible()
    await expectToldHeight(page, frame)
    await goOn.click()
    await acceptContract(frame)
    await goOn.click()
    await expect(frame.getByText(/^Número do pedido/)).toBeVisible()
    expect(new URL(frame.url()).pathname).toBe('/checkout/conclusao')
    await expectToldHeight(page, frame)
    await expect(question).toHaveCount(0)
    await expectNoWayHome(frame)
    await expect(frame.getByRole('link', { name: 'Ver soluções contratadas' })).toBeVisible()
    // The origin that the partner named leads to its portal, though the company was looked up since.
    await expect(frame.getByRole('link', { name: 'Acessar os benefícios no portal' })).toBeVisible()
    expect((await readHandOvers(cnpj)).map(({ contact }) => contact.email)).toEqual([email])
    expect(failures, 'what pages of a purchase tell as failed').toEqual([])
  })

  test('a page that is not found has the height of its content at once: nothing on it moves under a press', async ({
    page,
    baseURL,
  }) => {
    const spe = await signEntry({ issuer: 'VRPAT' })
    const frame = await openPortal(page, `${baseURL}/carrinho/mobilidade?spe=${spe}`)
    await frame.locator('html[data-hydrated]').waitFor()
    await expectToldHeight(page, frame)
    // The frame is as high as the page before it, which is much higher.
    await frame.goto(`${baseURL}/nada/aqui`)
    await frame.locator('html[data-hydrated]').waitFor()
    const way = frame.getByRole('main').getByRole('link', { name: 'Ver soluções contratadas' })
    const place = () => way.evaluate((link) => Math.round(link.getBoundingClientRect().y))
    const first = await place()
    await expectToldHeight(page, frame)
    expect(await place()).toBe(first)
  })

  for (const width of [390, 1280])
    for (const tells of [false, true])
      test.describe(`${tells ? 'that tells its window' : 'that tells nothing'}, at ${width} px`, () => {
        test.use({ viewport: { width, height: 844 } })

        test('what opens over the store stands in the part that is seen', async ({ page, baseURL }) => {
          const spe = await signEntry({ issuer: 'VRPAT' })
          const frame = await openPortal(page, `${baseURL}/carrinho/beneficios?spe=${spe}`, PORTAL, tells)
          await frame.locator('html[data-hydrated]').waitFor()
          await expectToldHeight(page, frame)
          const isSeen = (what: Locator) =>
            expect
              .poll(async () => {
                const box = await what.boundingBox()
                return box !== null && box.y >= 0 && box.y + box.height <= 844
              }, `${what} stands in the window`)
              .toBe(true)
          const question = frame.getByRole('region', { name: 'Consentimento de Cookies' })
          // A page of a purchase, which has it at its end elsewhere.
          await isSeen(question)
          await frame.goto(`${baseURL}/planos/hcm`)
          await frame.locator('html[data-hydrated]').waitFor()
          await expectToldHeight(page, frame)
          await isSeen(question)
          await page.mouse.wheel(0, 600)
          await isSeen(question)
          await question.getByRole('button', { name: 'Recusar' }).click()
          // The last row of a page that is far higher than the window.
          const contact = frame.getByRole('button', { name: 'Precisa de ajuda ou atendimento?' })
          await contact.scrollIntoViewIfNeeded()
          await contact.click()
          const modal = frame.getByRole('dialog')
          await isSeen(modal)
          await modal.getByRole('button', { name: 'Fechar' }).first().click()
          await expect(modal).toHaveCount(0)
          await frame.getByRole('button', { name: 'Ajuda VR' }).click()
          await isSeen(frame.getByRole('dialog', { name: 'Central de suporte' }))
        })
      })

  test.describe('while the connection is lost', () => {
    test.use({ expectedErrors: [/ERR_FAILED/] })

    test('a page that is not found and one that failed keep the way home of the frame', async ({
      page,
      baseURL,
    }) => {
      const spe = await signEntry({ issuer: 'VRPAT' })
      const frame = await openPortal(page, `${baseURL}/carrinho/mobilidade?spe=${spe}`)
      await frame.locator('html[data-hydrated]').waitFor()
      await frame.goto(`${baseURL}/nada/aqui`)
      await frame.locator('html[data-hydrated]').waitFor()
      await expect(frame.getByRole('banner')).toHaveCount(0)
      await expectNoWayHome(frame)
      await frame.getByRole('main').getByRole('link', { name: 'Ver soluções contratadas' }).click()
      await expect.poll(() => new URL(frame.url()).pathname).toBe('/solucoes-contratadas')
      await expectNoWayHome(frame)
      // What is asked for from here on is not there: the page fails, or its script does.
      await frame.goto(`${baseURL}/produtos/nada-disso`)
      await frame.locator('html[data-hydrated]').waitFor()
      await expect(frame.getByRole('banner')).toHaveCount(0)
      await expectNoWayHome(frame)
      await frame.goto(`${baseURL}/planos/hcm`)
      await frame.locator('html[data-hydrated]').waitFor()
      await page.route('**/*.data*', (route) => route.abort())
      await frame.getByRole('contentinfo').getByRole('link', { name: 'Termos de uso' }).click()
      await expect(frame.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
      await expect(frame.getByRole('banner')).toHaveCount(0)
      await expectNoWayHome(frame)
      await expect(frame.getByRole('link', { name: 'Ver soluções contratadas' })).toBeVisible()
    })
  })

  test.describe('that the issuer does not name', () => {
    test.use({ expectedErrors: [/frame-ancestors|chrome-error/] })
    test('there is no store', async ({ page, baseURL }) => {
      const refused = page.waitForEvent('console', (message) => message.text().includes('frame-ancestors'))
      await openPortal(page, `${baseURL}/`, 'https://portal.alheio.example')
      expect((await refused).text()).toContain('super-portal.vr-loja.example')
    })
  })
})
