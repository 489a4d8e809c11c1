import { describe, expect, it } from 'vitest'
import type { FirstRule } from '../../../../store/app/host-contract.ts'
import { dressFirstSight } from './first-sight.ts'
import { parsePage, writePage } from './parse-page.ts'

const rule = (name: string, body: string): FirstRule => ({
  within: [],
  selectors: [{ text: `.${name}`, needs: [`.${name}`] }],
  body,
  reads: [],
  defines: null,
})
const page = (mark: string) =>
  [
    '<html><head><style data-href="x">@font-face{e:f;font-display:swap}</style><link rel="preload" href="/f.woff2" as="font" type="font/woff2" crossorigin="anonymous"/>',
    '<link rel="preload" href="/p.webp" as="image"/><link rel="stylesheet" href="/assets/s.css"/></head>',
    `<body><p class="seen"><svg><use href="/icons.svg#x"></use></svg></p><div${mark}><p class="below"></p></div>`,
    '</body></html>',
  ].join('')

const dress = (html: string) => {
  const tree = parsePage(html)
  dressFirstSight(tree, [rule('seen', 'a:b'), rule('below', 'c:d')])
  return writePage(tree)
}
/** As it is written when nothing was changed. */
const asItIs = (html: string) => writePage(parsePage(html))

describe('a page at first sight', () => {
  it('carries the styles of what stands above the mark, and holds the rest back until the sheet is there', () => {
    const html = dress(page(' data-below=""'))
    expect(html).toMatch(
      /<style data-href="x">@font-face\{e:f;font-display:swap\}\.seen\{a:b\}@media \(scripting:enabled\)\{.*\[data-below\]/,
    )
    expect(html).not.toContain('.below{')
  })

  it('waits for no other file: the sheet is off until the starter turns it on, or at once without scripts', () => {
    const html = dress(page(' data-below=""'))
    expect(html).toContain('<link rel="stylesheet" href="/assets/s.css" disabled>')
    expect(html).toContain('<noscript><link rel="stylesheet" href="/assets/s.css"></noscript>')
    expect(html).not.toContain('/f.woff2')
    expect(html).toContain('<link rel="preload" href="/p.webp" as="image">')
    expect(html).toContain('<use data-href="/icons.svg#x"/>')
  })

  it('carries all its styles without a mark, and is drawn in its font at once or not before the next page', () => {
    const html = dress(page(''))
    expect(html).toContain(
      '<style data-href="x">@font-face{e:f;font-display:optional}.seen{a:b}.below{c:d}</style>',
    )
    expect(html).toContain('<link rel="preload" href="/f.woff2" as="font"')
    expect(html).toContain('<link rel="stylesheet" href="/assets/s.css" disabled>')
    expect(html).toContain('<use data-href="/icons.svg#x"/>')
  })

  it('stays as it is without a sheet', () => {
    const bare = '<html><body><use href="/icons.svg#x"></use><div data-below=""></div></body></html>'
    expect(dress(bare)).toBe(asItIs(bare))
  })
})
