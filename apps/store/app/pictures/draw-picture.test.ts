import { readFileSync } from 'node:fs'
import { COLOUR_TOKENS } from '@benefits/domain/catalogue/colour-tokens'
import { THEME_NAMES, type ThemeName } from '@benefits/domain/catalogue/theme-names'
import { describe, expect, it } from 'vitest'
import { drawPicture } from './draw-picture.tsx'

const read = (file: string) => readFileSync(new URL(`../${file}`, import.meta.url), 'utf8')
const sheets = [
  ...['tokens', 'products', ...THEME_NAMES.map((name) => `themes/${name}/tokens`)].map(
    (name) => `styles/${name}`,
  ),
  'ui/art/card/card-art.module',
  'ui/art/logo.module',
]
const sources = { sheets: sheets.map((name) => read(`${name}.css`)), sprite: read('ui/art/icons.svg') }
const issuer = { kind: 'main', name: 'VR Benefícios', shortName: 'VR', theme: 'vrpat' } as const
const draw = (picture: Parameters<typeof drawPicture>[0]) => drawPicture(picture, sources)

describe('a picture that content names', () => {
  const card = draw({ kind: 'productCard', issuer, name: 'Café & Pão', tone: 'meal' })

  it('has a title, its size and the words of the card', () => {
    expect(card).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 320 202" width="320"/)
    expect(card).toContain('<title>Café &amp; Pão</title>')
    expect(card).toContain('>VR</text>')
    expect(card).toContain('>Café &amp; Pão</text>')
  })

  it('has the round ground that the page’s style gives the card', () => {
    expect(card).toContain('<rect width="320" height="202" rx="17.92" ry="18.18"></rect></clipPath>')
    expect(card).toContain('<rect width="320" height="202" fill="#c93a16"></rect>')
  })

  it.each(COLOUR_TOKENS)('stands alone in every theme: %s', (tone) => {
    for (const theme of THEME_NAMES) {
      for (const kind of ['productCard', 'productLogo', 'modalityCard'] as const) {
        const drawn = draw({ kind, issuer: { ...issuer, theme }, name: 'Multi', tone })
        expect(drawn).not.toMatch(/var\(|color-mix|class=|style=|href=|aria-|data-/)
      }
    }
  })

  it('takes the colours of its theme', () => {
    const multi = (theme: ThemeName) =>
      draw({ kind: 'productLogo', issuer: { ...issuer, theme }, name: 'Multi', tone: 'multi' })
    expect(multi('vrpat')).toContain('fill="#0b4a37"')
    expect(multi('jvcef')).toContain('fill="#0b3f7a"')
    expect(multi('jvcef')).toContain('font-family="Plus Jakarta Sans Variable, ')
  })

  it('shows a product’s icon on its tile and its card, none on a modality’s', () => {
    const bus = /<symbol id="bus"[^>]*>(.*?)<\/symbol>/.exec(sources.sprite)?.[1]
    const kinds = ['productLogo', 'productCard', 'modalityCard'] as const
    const drawn = kinds.map((kind) => draw({ kind, issuer, name: 'Mobilidade', tone: 'mobility' }))
    expect(drawn.map((one) => one.includes(String(bus)))).toEqual([true, true, false])
  })

  it('names the issuer as its pages do, and the partner of the channel', () => {
    const partnerSign = { drawing: 'M3 23h34v4H3Z', colour: '#c2410c' }
    const logo = draw({ kind: 'channelLogo', issuer, partnerName: 'Rede Horizonte', partnerSign })
    expect(logo).toContain('<title>VR Benefícios e Rede Horizonte</title>')
    expect(logo).toMatch(/font-size="18" font-weight="800"[^>]*>VR Benefícios<\/text>/)
    expect(logo).toContain('>Rede Horizonte</text>')
    expect(logo).toContain('<path d="M3 23h34v4H3Z" fill="#c2410c"></path>')
    const bank = { ...issuer, kind: 'bankPartner', name: 'Banco Pré-Pagos', shortName: 'Banco' } as const
    expect(draw({ kind: 'channelLogo', issuer: bank, partnerName: null, partnerSign: null })).toContain(
      '<title>Banco</title>',
    )
  })
})
