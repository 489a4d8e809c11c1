import { readFileSync } from 'node:fs'
import { THEME_NAMES } from '@benefits/domain/catalogue/theme-names'
import { expect, test } from 'vitest'
import { pageLook } from './page-look.ts'

const THEMES = new URL('../../../store/app/styles/themes/', import.meta.url)

test.each(THEME_NAMES)('a page of theme %s has the ground and the font of the store', (name) => {
  const css = readFileSync(new URL(`${name}/tokens.css`, THEMES), 'utf8')
  const value = (token: string) => css.match(new RegExp(`--${token}: ([^;]+);`))?.[1] ?? ''
  expect(pageLook(name)).toMatchObject({
    surface: value('color-surface'),
    font: value('font-family').replace('var(--font-stand-in)', value('font-stand-in')).replaceAll(', ', ','),
    wordSpacing: value('word-spacing'),
  })
})
