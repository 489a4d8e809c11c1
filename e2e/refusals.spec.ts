import type { Locator, Page } from '@playwright/test'
import { BUTTON_WORDS } from '../apps/store/app/always/warning-dialog/copy.ts'
import type { RefusalRow, WarningClosing } from '../packages/copy/src/refusals/refusal-row.ts'
import { REFUSALS } from '../packages/copy/src/refusals.ts'
import { atBothWidths } from './support/at-both-widths.ts'
import { agree, eventsOf } from './support/data-layer.ts'
import { newBuyer } from './support/people.ts'
import {
  addProduct,
  button,
  field,
  goToAccess,
  hydrated,
  open,
  stepHeading,
  summary,
} from './support/shop.ts'
import { expect, test } from './support/test.ts'
import { fillCart, haveAccess } from './support/visit.ts'

const ACCESS = '/checkout/acesso-vr?utm_source=carta'
const PHONE = { width: 390, height: 844 }
const ISSUER_SITE = 'https://www.vr-loja.example/'
const DEFAULT_TITLE = 'Desculpe, algo inesperado aconteceu :('
/** What is told beside the field, since it is about what stands there. */
const BESIDE_THE_FIELD: readonly number[] = [REFUSALS.cnpjInvalid.code, REFUSALS.companyUnknown.code]

const kindOf = ({ variant, way, button: closing, closing: { kind } }: RefusalRow['warning']) =>
  [variant, way.kind === 'people', closing, kind].join()
const ROWS = Object.entries(REFUSALS)
const longest = (length: (row: RefusalRow) => number) => Math.max(...ROWS.map(([, row]) => length(row)))
const LONGEST_TEXT = longest(({ text }) => text.length)
const LONGEST_TITLE = longest(({ warning }) => warning.title.length)
/**
 * One row of each kind of modal, the longest text and title, and what is told beside the field. That each call refuses
 * as each row says, and that each row has its words and its title in its kind of modal, needs no page
 * (fault-switch.test.ts, warning-table.test.ts).
 */
const TOLD = ROWS.filter(
  ([, { code, text, warning }], at) =>
    BESIDE_THE_FIELD.includes(code) ||
    text.length === LONGEST_TEXT ||
    warning.title.length === LONGEST_TITLE ||
    ROWS.findIndex(([, row]) => kindOf(row.warning) === kindOf(warning)) === at,
)

/** From now on every call of the page does what `faults` asks for. */
const ask = (page: Page, faults: string) =>
  page.setExtraHTTPHeaders(faults === '' ? {} : { 'x-falha': faults })

/** What has happened once a warning was closed: what a buyer sees then. */
const LEADS: {
  readonly [K in WarningClosing['kind']]: (
    page: Page,
    cnpj: string,
    close: () => Promise<void>,
  ) => Promise<void>
} = {
  close: async (page, cnpj, close) => {
    await close()
    await expect(page.getByRole('dialog')).toHaveCount(0)
    await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
  },
  reload: async (page, cnpj, close) => {
    const loaded = page.waitForEvent('load')
    await close()
    await loaded
    await hydrated(page)
    await expect(field(page, 'CNPJ')).toHaveValue(cnpj)
  },
  initialPage: async (page, _cnpj, close) => {
    await close()
    await expect(page).toHaveURL('/?utm_source=carta')
  },
  dropParameter: async (page, _cnpj, close) => {
    await close()
    await expect(page).toHaveURL('/?utm_source=carta')
  },
  cart: async (page, _cnpj, close) => {
    await close()
    await expect(page).toHaveURL('/carrinho/beneficios?utm_source=carta')
    await expect(page.getByRole('button', { name: /^Carrinho, quantidade 10/ })).toBeVisible()
  },
  issuerSite: async (page, _cnpj, close) => {
    await close()
    await expect(page).toHaveURL(ISSUER_SITE)
  },
}
const STAYS: readonly WarningClosing['kind'][] = ['close', 'reload']

/** To the first step as a buyer comes there, with ten cards in the cart. */
async function comeToStep(page: Page): Promise<void> {
  await open(page, '/carrinho/beneficios?utm_source=carta')
  await addProduct(page, 'Auto', { quantity: 10, value: 50_000 })
  await goToAccess(page)
}

async function openStep(page: Page): Promise<void> {
  await page.goto(ACCESS)
  await hydrated(page)
  await expect(stepHeading(page, 1)).toBeVisible()
}

const closeBy = (dialog: Locator, name: string) => dialog.getByRole('button', { name, exact: true }).last()

test.describe('whatever a call refuses', () => {
  test.use({ viewport: PHONE })

  test('is told in its words, under its title, and closing leads where it says', async ({
    page,
    expectFitting,
    expectAccessible,
  }) => {
    await page.route(ISSUER_SITE, (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>VR</title>' }),
    )
    await comeToStep(page)
    const judged = new Set<string>()
    for (const [name, { code, text, warning }] of TOLD) {
      await test.step(`${name} (${code})`, async () => {
        const { cnpj } = newBuyer()
        await ask(page, `company.get=${code}`)
        await field(page, 'CNPJ').fill(cnpj)
        await button(page, 'Continuar').click()
        const said = text.replace('{shortName}', 'VR')
        if (BESIDE_THE_FIELD.includes(code)) {
          await expect(page.getByText(said)).toBeVisible()
          await expect(page.getByRole('dialog')).toHaveCount(0)
          return
        }
        const dialog = page.getByRole('dialog', { name: warning.title, exact: true })
        const isForPeople = warning.way.kind === 'people'
        await expect(dialog).toContainText(said)
        await expect(dialog.getByText('Código do erro:')).toHaveCount(
          isForPeople || warning.variant === 'error' ? 1 : 0,
        )
        await expect(dialog.locator('a[href^="tel:"]')).toHaveCount(isForPeople ? 3 : 0)
        const { kind } = warning.closing
        const close = closeBy(dialog, BUTTON_WORDS[warning.button])
        // What a modal is made of goes by these two; the words of its one button say nothing to axe.
        const parts = `${warning.variant} ${isForPeople}`
        if (!judged.has(parts)) await expectAccessible()
        judged.add(parts)
        await atBothWidths(page, async () => {
          await expect(dialog).toContainText(said)
          await close.click({ trial: true })
          await expectFitting()
        })
        await LEADS[kind](page, cnpj, () => close.click())
        if (!STAYS.includes(kind)) await openStep(page)
      })
    }
    await test.step('what is in the cart (-37) is put right there', async () => {
      await ask(page, `company.get=${REFUSALS.valueTooLow.code}`)
      await field(page, 'CNPJ').fill(newBuyer().cnpj)
      await button(page, 'Continuar').click()
      await LEADS.cart(page, '', () => button(page, 'Ajustar o valor').click())
    })
  })

  test('of what is in the cart leads, on a page with its fields, to the one that is wrong', async ({
    page,
    expectAccessible,
    expectFitting,
  }) => {
    await fillCart(page, { product: 'Auto', quantity: 10, value: 50_000 })
    await haveAccess(page, newBuyer())
    await open(page, '/checkout/carrinho/beneficios')
    await ask(page, `cart.register=${REFUSALS.valueTooLow.code}`)
    const goOn = summary(page).getByRole('button', { name: 'Seguir com a contratação' })
    const dialog = page.getByRole('dialog', { name: 'Atenção!' })
    await goOn.click()
    await expect(dialog).toContainText(REFUSALS.valueTooLow.text)
    await expect(dialog).toContainText('Cada benefício tem um valor mínimo por mês')
    await expectAccessible()
    const way = button(dialog, 'Ajustar o valor')
    await atBothWidths(page, async () => {
      await way.click({ trial: true })
      await expectFitting()
    })
    await way.click()
    await expect(dialog).toHaveCount(0)
    await expect(field(page, 'Valor de Auto')).toBeFocused()
    await goOn.click()
    await closeBy(dialog, 'Fechar').click()
    await expect(field(page, 'Valor de Auto')).toBeFocused()
    await expect(page).toHaveURL('/checkout/carrinho/beneficios')
  })

  test('and whatever becomes of its answer, the buyer reads what to do and goes on', async ({
    page,
    expectFitting,
    expectAccessible,
  }) => {
    await comeToStep(page)
    const dialog = page.getByRole('dialog', { name: DEFAULT_TITLE })
    for (const fault of ['quebrada', 'cortada', 'muda:50']) {
      await test.step(fault, async () => {
        const { cnpj } = newBuyer()
        await ask(page, `company.get=${fault}`)
        await field(page, 'CNPJ').fill(cnpj)
        await button(page, 'Continuar').click()
        await expect(dialog).toContainText('Servidor indisponível')
        await LEADS.reload(page, cnpj, () => closeBy(dialog, 'Fechar').click())
      })
    }
    await ask(page, 'company.get=lenta:7000')
    await field(page, 'CNPJ').fill(newBuyer().cnpj)
    await button(page, 'Continuar').click()
    await expect(button(page, 'Continuar')).toHaveAttribute('aria-busy', 'true')
    const notice = page.getByText('Está demorando mais do que o normal.')
    await expect(notice).toBeVisible()
    await atBothWidths(page, expectFitting)
    await expectAccessible()
    await expect(stepHeading(page, 2)).toBeVisible()
    await expect(notice).toHaveCount(0)
  })
})

test.describe('a store that cannot ask its calls', () => {
  test.use({ expectedErrors: [/50[0-9]/] })

  test('says so in words and leads on', async ({ page, expectAccessible, expectFitting }) => {
    await agree(page.context())
    const judge = () =>
      atBothWidths(page, async () => {
        await expectAccessible()
        await expectFitting()
      })
    await page.goto('/planos/hcm?falha=gateway.grantCode%3D-99')
    const main = page.getByRole('main')
    await expect(main).toContainText('Algo inesperado ocorreu, não foi possível carregar o conteúdo')
    await expect(main).toContainText('Não foi possível gerar o access token!')
    await expect(main.getByRole('button', { name: 'Tentar novamente' })).toBeVisible()
    await judge()

    await page.goto('/faq?falha=faq.categories%3D500')
    const dialog = page.getByRole('dialog', { name: DEFAULT_TITLE })
    await expect(dialog).toContainText('Não foi possível carregar as perguntas frequentes.')
    await closeBy(dialog, 'Fechar').click()
    await expect(page).toHaveURL(/^[^?]+\/\?falha=/)

    await page.goto('/carrinho/beneficios?falha=configuration.products%3D500')
    await expect(dialog).toContainText('Erro interno. Por favor, tente novamente mais tarde.')
    await expect(dialog.getByText('Código do erro:')).toContainText(/[0-9A-F]{8}/)
    await judge()
    await expect
      .poll(() => eventsOf(page, 'fatal_exception'))
      .toMatchObject([{ kind: 'refusal', description: '500' }])
    await closeBy(dialog, 'Fechar').click()
    await expect(main).toContainText('Algo inesperado ocorreu, não foi possível carregar o conteúdo')
    await main.getByRole('link', { name: 'Voltar para a página inicial' }).click()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()

    await page.goto('/planos/hcm?falha=*%3D503')
    await expect(page.getByRole('heading', { level: 1, name: 'Página em manutenção' })).toBeVisible()
    await expect(page.getByRole('link', { name: 'OK' })).toHaveAttribute('href', /^https:/)
    const people = page.getByRole('region', { name: 'Fale com a gente' })
    // Its script comes by itself, and draws the page once more.
    await page.waitForLoadState('networkidle')
    await expect(people.getByRole('link', { name: '4000-0101' })).toHaveAttribute('href', 'tel:40000101')
    await judge()
    for (const path of ['/', '/faq', '/checkout/resumo', '/nada']) {
      const closed = await page.request.get(`${path}?falha=*%3D503`)
      expect(closed.status(), path).toBe(503)
      expect(Number(closed.headers()['retry-after']), path).toBeGreaterThan(0)
    }
  })

  test('tells a session whose token cannot be renewed, and tries again on closing', async ({
    page,
    expectFitting,
  }) => {
    await comeToStep(page)
    // The first call of a visit gets its token; the fault is met by the next one.
    await ask(page, 'company.get=-88')
    await field(page, 'CNPJ').fill(newBuyer().cnpj)
    await button(page, 'Continuar').click()
    await closeBy(page.getByRole('dialog', { name: 'Atenção!' }), 'Fechar').click()
    const { cnpj } = newBuyer()
    await ask(page, 'company.get=401,gateway.grantCode=500')
    await field(page, 'CNPJ').fill(cnpj)
    await button(page, 'Continuar').click()
    const dialog = page.getByRole('dialog', { name: DEFAULT_TITLE })
    await expect(dialog).toContainText(
      'Os dados em memória não são suficientes para atualizar o access token!',
    )
    const close = closeBy(dialog, 'Fechar')
    await atBothWidths(page, async () => {
      await close.click({ trial: true })
      await expectFitting()
    })
    await ask(page, '')
    await LEADS.reload(page, cnpj, () => close.click())
    await button(page, 'Continuar').click()
    await expect(stepHeading(page, 2)).toBeVisible()
  })
})
