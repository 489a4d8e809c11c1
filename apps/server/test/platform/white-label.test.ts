import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { marksOf } from '@benefits/content/find-left-overs'
import type { Channel } from '@benefits/domain/catalogue/issuer'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const HOSTS = { VRPAT: 'localhost:3000', JVCEF: 'banco.localhost:3000', SICRE: 'cooperativa.localhost:3000' }
const PAGES = [
  '/',
  '/faq',
  '/termos-de-uso',
  '/privacidade',
  '/escolher',
  '/pedido/dados-empresa',
  '/solucoes-contratadas',
  '/nada-aqui',
  '/manifest.webmanifest',
]
const THEMES = join(import.meta.dirname, '..', '..', '..', 'store', 'app', 'styles', 'themes')

let opened: TestDatabase
let server: TestServer
let content: ReadonlyMap<string, IssuerContent>

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened)
  content = server.parts.content
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

/** Colours that only this theme has, as its sheet writes them. */
async function coloursOf(theme: string): Promise<readonly string[]> {
  const sheet = await readFile(join(THEMES, theme, 'tokens.css'), 'utf8')
  return [...new Set(sheet.match(/#[0-9a-f]{6}\b/gi) ?? [])]
}

const PUBLIC = join(THEMES, '..', '..', '..', 'public')

/**
 * The icons that browsers and phones ask for, in whatever channel, are the issuer's own, in the sizes that are told.
 */
async function expectIcons({ issuer, channels }: IssuerContent, host: string): Promise<void> {
  const { theme } = issuer
  const get = (url: string) => server.inject({ url, headers: { host } })
  for (const query of ['', ...channels.map(({ code }) => `?canal=${code}`)]) {
    for (const [url, type, file] of [
      ['/favicon.ico', 'image/x-icon', `favicon-${theme}.ico`],
      ['/apple-touch-icon.png', 'image/png', `icon-${theme}-180.png`],
      ['/apple-touch-icon-precomposed.png', 'image/png', `icon-${theme}-180.png`],
    ] as const) {
      const { statusCode, headers, rawPayload } = await get(url + query)
      expect([statusCode, headers['content-type']], url).toEqual([200, type])
      expect(rawPayload.equals(await readFile(join(PUBLIC, file))), `${url} of ${host}`).toBe(true)
    }
    const { body } = await get(`/${query}`)
    expect(body, query).toContain(`rel="apple-touch-icon" href="/icon-${theme}-180.png"`)
  }
  const { icons } = (await get('/manifest.webmanifest')).json()
  const sizes = icons.map(({ sizes, purpose }: Record<string, string>) => [sizes, purpose])
  expect(sizes).toEqual([
    ['any', undefined],
    ['192x192', undefined],
    ['512x512', undefined],
    ['512x512', 'maskable'],
  ])
  for (const { src, type, sizes } of [
    ...icons,
    { src: `/icon-${theme}-180.png`, type: 'image/png', sizes: '180x180' },
  ]) {
    const { statusCode, headers, rawPayload } = await get(src)
    expect([statusCode, String(headers['content-type']).split(';')[0]], src).toEqual([200, type])
    if (type !== 'image/png') continue
    expect(`${rawPayload.readUInt32BE(16)}x${rawPayload.readUInt32BE(20)}`, src).toBe(sizes)
  }
}

/** A partner's name, sign and colour stand on every page of its channel, and on no other channel's. */
async function expectSignOf(channel: Channel, host: string): Promise<void> {
  const { code, partnerName, partnerSign, contact } = channel
  for (const path of ['/', '/faq', '/checkout/acesso-vr', '/nada-aqui']) {
    const { body } = await server.inject({ url: `${path}?canal=${code}`, headers: { host } })
    const where = `${host}${path} ${code}`
    if (path === '/faq') expect(body, where).toContain(contact.phone)
    if (partnerSign) {
      expect(body, where).toContain(`name="theme-color" content="${partnerSign.colour}"`)
      expect(body, where).toContain(partnerSign.drawing)
      expect(body, where).toContain(partnerName)
    } else
      for (const { partnerName: name } of [...content.values()].flatMap(({ channels }) => channels))
        if (name) expect(body, where).not.toContain(name)
  }
}

it.each(Object.entries(HOSTS))(
  '%s says nothing of another issuer on any page, file or picture',
  async (code, host) => {
    const own = content.get(code)
    if (!own) throw new Error('no such issuer')
    const others = [...content.values()].filter((other) => other !== own)
    const ofOwn = await coloursOf(own.issuer.theme)
    const foreignColours = (await Promise.all(others.map(({ issuer }) => coloursOf(issuer.theme))))
      .flat()
      .filter((colour) => !ofOwn.includes(colour))
    const foreign = [
      ...others.flatMap(marksOf),
      // Several issuers may share a theme.
      ...others
        .filter(({ issuer }) => issuer.theme !== own.issuer.theme)
        .flatMap(({ issuer: { theme } }) => [`favicon-${theme}`, `icon-${theme}`, `share-${theme}`]),
      ...foreignColours,
    ]

    const { name, storeUrl, theme } = own.issuer
    const ownTags = [
      `<title>Loja ${name}`,
      `property="og:site_name" content="Loja ${name}"`,
      `property="og:image" content="${storeUrl}/share-${theme}.png"`,
    ]
    const pictureOf = ({ code, isPartner }: { code: string; isPartner: boolean }) =>
      `/share-${isPartner ? `${own.issuer.code.toLowerCase()}-${code}` : theme}.png`
    const catalogue = own.products.flatMap(({ pagePath }) => (pagePath === null ? [] : [pagePath]))
    const modalities = own.modalities.map(({ destination }) => destination)
    const led = own.sections.flatMap(({ items }) => items.flatMap(({ destination }) => destination ?? []))
    const pictures = [
      ...own.channels.map(({ logoPath }) => logoPath),
      ...own.products.map(({ cardImagePath }) => cardImagePath),
      ...own.modalities.map(({ imagePath }) => imagePath),
    ]
    // A channel's links are shown with the issuer's picture and lead to it; a partner's with a picture of its own.
    for (const channel of own.channels) {
      const { code: canal, isPartner, partnerName } = channel
      const shared = pictureOf(channel)
      const picture = await server.inject({ url: shared, headers: { host } })
      expect([picture.statusCode, picture.headers['content-type']], shared).toEqual([200, 'image/png'])
      const { body } = await server.inject({ url: `/?canal=${canal}`, headers: { host } })
      const words = isPartner && partnerName ? `Loja ${name} e ${partnerName}` : `Loja ${name}`
      const site = storeUrl.replace(/\/$/, '')
      for (const mark of [
        `property="og:site_name" content="Loja ${name}"`,
        `property="og:image" content="${storeUrl}${shared}"`,
        `property="og:image:alt" content="${words}"`,
        `property="og:url" content="${site}/${canal === 'default' ? '' : `?canal=${canal}`}"`,
        `rel="canonical" href="${site}/"`,
      ])
        expect(body, canal).toContain(mark)
      await expectSignOf(channel, host)
    }

    await expectIcons(own, host)

    for (const url of new Set([...PAGES, ...catalogue, ...modalities, ...led, ...pictures])) {
      const { statusCode, headers, body } = await server.inject({ url, headers: { host } })
      if (led.includes(url)) expect(statusCode, url).toBe(200)
      const said = `${JSON.stringify(headers)}\n${body}`
      for (const mark of foreign)
        expect(said.includes(mark), `${url} (${statusCode}) says ${mark}`).toBe(false)
      if (String(headers['content-type']).startsWith('text/html') && statusCode < 300)
        for (const mark of ownTags) expect(body, url).toContain(mark)
    }
  },
  // Some hundred pages are drawn.
  300_000,
)
