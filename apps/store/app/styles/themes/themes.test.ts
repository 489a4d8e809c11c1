import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { THEME_NAMES } from '@benefits/domain/catalogue/theme-names'
import { describe, expect, test } from 'vitest'

const read = (file: string) => readFileSync(new URL(file, import.meta.url), 'utf8')

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

  test('has a tab picture', () => {
    for (const file of [`favicon-${name}.svg`, `share-${name}.png`])
      expect(existsSync(new URL(`../../../public/${file}`, import.meta.url)), file).toBe(true)
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
