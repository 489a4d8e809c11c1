import { describe, expect, it } from 'vitest'
import { dressFirstSight } from './first-sight.ts'
import { parsePage, writePage } from './parse-page.ts'

const SHEET = '.seen{a:b}.below{c:d}'
const page = (mark: string) =>
  [
    '<html><head><style data-href="x">@font-face{e:f;font-display:swap}</style><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
    '<link rel="preload" href="/p.webp" as="image"/><link rel="stylesheet" href="/assets/s.css"/></head>',
    `<body><p class="seen"><svg><use href="/icons.svg#x"></use></svg></p><div${mark}><p class="below"></p></div>`,
    '</body></html>',
  ].join('')

const asked: string[] = []
const dress = async (html: string) => {
  const tree = parsePage(html)
  await dressFirstSight(tree, async (address) => {
    asked.push(address)
    return SHEET
  })
  return writePage(tree)
}
/** As it is written when nothing was changed. */
const asItIs = (html: string) => writePage(parsePage(html))

describe('a page at first sight', () => {
  it('carries the styles of what stands above the mark, and holds the rest back until the sheet is there', async () => {
    const html = await dress(page(' data-below=""'))
    expect(asked).toEqual(['/assets/s.css'])
    expect(html).toMatch(
      /<style data-href="x">@font-face\{e:f;font-display:swap\}\.seen\{a:b\}@media \(scripting:enabled\)\{.*\[data-below\]/,
    )
    expect(html).not.toContain('.below{')
  })

  it('waits for no other file: the sheet is off until the starter turns it on, or at once without scripts', async () => {
    const html = await dress(page(' data-below=""'))
    expect(html).toContain('<link rel="stylesheet" href="/assets/s.css" disabled>')
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/s.css"></noscript>')
    expect(html).not.toContain('/f.woff2')
    expect(html).toContain('<link rel="preload" href="/p.webp" as="image">')
    expect(html).toContain('<use data-href="/icons.svg#x"/>')
  })

  it('carries all its styles without a mark, and is drawn in its font at once or not before the next page', async () => {
    const html = await dress(page(''))
    expect(html).toContain(
      '<style data-href="x">@font-face{e:f;font-display:optional}.seen{a:b}.below{c:d}</style>',
    )
    expect(html).toContain('<link rel="preload" href="/f.woff2" as="font"')
    expect(html).toContain('<link rel="stylesheet" href="/assets/s.css" disabled>')
    expect(html).toContain('<use data-href="/icons.svg#x"/>')
  })

  it('stays as it is without a sheet', async () => {
    const bare = '<html><body><use href="/icons.svg#x"></use><div data-below=""></div></body></html>'
    expect(await dress(bare)).toBe(asItIs(bare))
  })
})
