import { readFileSync } from 'node:fs'
import { THEME_NAMES } from '@benefits/domain/catalogue/theme-names'
import { expect, test } from 'vitest'
import { documentColours } from './theme-colours.ts'

const THEMES = new URL('../../../store/app/styles/themes/', import.meta.url)

test.each(THEME_NAMES)('a document of theme %s has the colours of its pages', (name) => {
  const css = readFileSync(new URL(`${name}/tokens.css`, THEMES), 'utf8')
  const colour = (token: string) => css.match(new RegExp(`--color-${token}: (#[0-9a-f]{6});`))?.[1]
  expect(documentColours(name)).toEqual({
    primary: colour('primary'),
    soft: colour('primary-soft'),
    ink: colour('ink'),
    inkSoft: colour('ink-soft'),
    line: colour('line'),
  })
})
