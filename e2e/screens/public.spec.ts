import type { Page } from '@playwright/test'
import { findEnglish } from '../support/find-english.ts'
import { hydrated } from '../support/shop.ts'
import { expect, test, WIDTHS } from './look.ts'

const THEMES = [
  { theme: 'vr', host: 'localhost', widths: WIDTHS },
  // What differs are colours and names, the third one's being the longest: each is seen once, on one of the screens.
  { theme: 'banco', host: 'banco.localhost', widths: [1280] },
  { theme: 'cooperativa', host: 'cooperativa.localhost', widths: [390] },
] as const

test('the list of words tells English from Portuguese', () => {
  expect(findEnglish('Add this card to your cart')).toEqual(['add', 'this', 'card', 'your', 'cart'])
  expect(findEnglish('Adicionar o cartão Home-Office ao carrinho: https://loja.example/the/cart')).toEqual([])
})

test('what axe finds, and what is too wide, fails', async ({ page, expectAccessible, expectFitting }) => {
  await page.setContent('<html lang="pt-BR"><title>Loja</title><main><h1>Loja</h1></main></html>')
  await expectAccessible()
  await expectFitting()
  await page.setContent(
    '<html lang="pt-BR"><title>Loja</title><main><h1>Loja</h1><img src="a.png"></main></html>',
  )
  await expect(expectAccessible()).rejects.toThrow('image-alt')
  await page.setContent('<div style="width: 4000px">Loja</div>')
  await expect(expectFitting()).rejects.toThrow('width of the page')
})

test.describe('public pages', () => {
  for (const { theme, host, widths } of THEMES) {
    test(`in the theme ${theme}`, async ({ page, baseURL, look: lookAt }) => {
      test.slow()
      const look = (name: string) => lookAt(name, widths)
      const open = async (path: string) => {
        await page.goto(new URL(path, baseURL?.replace('localhost', host)).href)
        await hydrated(page)
      }
      // What is the main issuer's too is judged there: what is folded, or not drawn yet.
      const isMain = theme === 'vr'
      await open('/')
      if (isMain) await look(`${theme}-landing-top`)
      await revealAll(page)
      await look(`${theme}-landing-whole`)
      await page.getByRole('button', { name: 'Contato' }).first().click()
      await expect(page.getByRole('dialog', { name: 'Fale com a gente' })).toBeVisible()
      await look(`${theme}-contact-dialog`)
      await open('/faq')
      if (isMain) await look(`${theme}-faq-closed`)
      await page.locator('summary').first().click()
      await look(`${theme}-faq-open`)
      await open('/nao-existe')
      // The address comes last: the server does not know how the visitor's browser writes it.
      await expect(page.getByText('Endereço: /nao-existe')).toBeVisible()
      await look(`${theme}-not-found`)
    })
  }

  test('of a partner channel, and of channels and products that are not sold', async ({ page, look }) => {
    await page.goto('/?canal=parceiro')
    await hydrated(page)
    await revealAll(page)
    await look('vr-landing-partner')
    await page.goto('/?canal=nao-existe')
    await expect(page.getByRole('dialog')).toBeVisible()
    await look('vr-landing-unknown-channel')
  })
})

/** Has everything drawn that waits until it comes near, and chooses a state on the map. */
async function revealAll(page: Page) {
  const map = page.getByRole('img', { name: /^Mapa do Brasil/ })
  await page.getByLabel('Estado', { exact: true }).scrollIntoViewIfNeeded()
  await map.scrollIntoViewIfNeeded()
  await expect(map.locator('use').first()).toBeAttached()
  await page.getByLabel('Estado', { exact: true }).selectOption({ label: 'Bahia' })
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded()
}
