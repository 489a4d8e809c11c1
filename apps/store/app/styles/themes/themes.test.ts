import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { inflateSync } from 'node:zlib'
import { THEME_NAMES } from '@benefits/domain/catalogue/theme-names'
import { describe, expect, test } from 'vitest'

const bytesOf = (file: string) => readFileSync(new URL(file, import.meta.url))
const read = (file: string) => bytesOf(file).toString()

/** What stands for the names of a sign's colours on the issuer's own. */
function coloursOf(sign: string, own: (token: string) => string | undefined) {
  const names = [...sign.matchAll(/var\(--logo-(main|accent)\)/g)].map(([, name]) => name)
  return names.map((name) => own(name === 'main' ? 'on-primary' : 'accent'))
}

/** Colour of a PNG's first pixel: it has nothing left of it or above, so that no filter changes it. */
function cornerOf(png: Buffer): string {
  const parts: Buffer[] = []
  for (let at = 8; at < png.length; at += 12 + png.readUInt32BE(at))
    if (png.toString('latin1', at + 4, at + 8) === 'IDAT')
      parts.push(png.subarray(at + 8, at + 8 + png.readUInt32BE(at)))
  return `#${inflateSync(Buffer.concat(parts)).subarray(1, 4).toString('hex')}`
}

test('every folder is a theme that issuers may have, and every theme has its folder', () => {
  const entries = readdirSync(new URL('.', import.meta.url), { withFileTypes: true })
  const folders = entries.filter((entry) => entry.isDirectory()).map(({ name }) => name)
  expect(folders.toSorted()).toEqual([...THEME_NAMES].sort())
})

describe.each(THEME_NAMES)('the theme %s', (name) => {
  const tokens = read(`./${name}/tokens.css`)
  const face = read(`./${name}/face.css`)
  const assets = read(`./${name}/theme.ts`)

  test('has its sheet in the store’s, under its own name', () => {
    expect(read('../index.css')).toContain(`@import "./themes/${name}/tokens.css";`)
    expect(tokens).toContain(`:root[data-theme="${name}"] {`)
  })

  test('has a picture for shared links', () => {
    expect(existsSync(new URL(`../../../public/share-${name}.png`, import.meta.url))).toBe(true)
  })

  test('has icons of its own sign and colours: `npm run icons` draws them', () => {
    const own = (token: string) => new RegExp(`--color-${token}: (#[0-9a-f]{6});`).exec(tokens)?.[1]
    const drawn = read(`../../../public/favicon-${name}.svg`)
    expect(drawn.match(/#[0-9a-f]{6}/g)?.toSorted()).toEqual(
      [own('primary'), ...coloursOf(read(`./${name}/sign.tsx`), own)].toSorted(),
    )
    for (const [, shape] of read(`./${name}/sign.tsx`).matchAll(
      / (d="[^"]+"|cx="[^"]+" cy="[^"]+" r="[^"]+")/g,
    ))
      expect(drawn).toContain(shape)
    for (const [suffix, size] of [
      ['180', 180],
      ['maskable', 512],
    ] as const) {
      const png = bytesOf(`../../../public/icon-${name}-${suffix}.png`)
      expect([png.readUInt32BE(16), png.readUInt32BE(20)], suffix).toEqual([size, size])
      expect(cornerOf(png), `the ground of ${suffix}`).toBe(own('primary'))
    }
  })

  test('gives the browser’s bar its primary colour', () => {
    const primary = /--color-primary: (#[0-9a-f]{6});/.exec(tokens)?.[1]
    expect(assets).toContain(`barColour: '${primary}'`)
  })

  test('names one font and one stand-in everywhere, and loads the font’s own file first', () => {
    const families = [...face.matchAll(/font-family: "([^"]+)";/g)].map(([, family]) => family)
    const [font, standIn] = new Set(families)
    expect(tokens).toContain(`--font-family: "${font}", var(--font-stand-in);`)
    expect(tokens).toContain(`--font-stand-in: "${standIn}", `)
    const file = /src: url\("([^"]+)"\);/.exec(face)?.[1]
    expect(assets).toContain(`import font from '${file}?url'`)
  })
})
