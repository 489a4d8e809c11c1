import { readFileSync } from 'node:fs'
import { COLOUR_TOKENS } from '@benefits/domain/catalogue/colour-tokens'
import { THEME_NAMES, type ThemeName } from '@benefits/domain/catalogue/theme-names'
import { parse, type Rule } from 'postcss'
import { describe, expect, it } from 'vitest'
import { readProperties } from './read-properties.ts'

type Variables = ReadonlyMap<string, string>

/** Custom properties with a six-digit colour. */
function coloursOf(file: string, selector: string): Variables {
  const properties = readProperties([readFileSync(new URL(file, import.meta.url), 'utf8')], [selector])
  return new Map(Object.entries(properties).filter(([, value]) => /^#[0-9a-f]{6}$/i.test(value)))
}

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(colour.slice(at, at + 2), 16) / 255
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

const tokens = coloursOf('./tokens.css', ':root')
const products = coloursOf('./products.css', ':root')
const themeColours = (name: ThemeName) =>
  coloursOf(`./themes/${name}/tokens.css`, `:root[data-theme="${name}"]`)

const themes = THEME_NAMES.map((name) => ({
  name,
  colours: new Map([...tokens, ...products, ...themeColours(name)]),
}))

/** Pairs [foreground, background] that the primitives put together; text asks 4.5, shapes ask 3. */
const surfaces = ['--color-surface', '--color-surface-raised', '--color-surface-sunken']
const textPairs: readonly (readonly [string, string])[] = [
  ...surfaces.flatMap((surface) =>
    ['--color-ink', '--color-ink-soft', '--color-primary', '--color-primary-strong', '--color-error'].map(
      (text) => [text, surface] as const,
    ),
  ),
  ['--color-on-primary', '--color-primary'],
  ['--color-on-primary', '--color-primary-strong'],
  ['--color-primary-strong', '--color-primary-soft'],
  ['--color-ink', '--color-primary-soft'],
  ['--color-ink-soft', '--color-primary-soft'],
  ['--color-on-accent', '--color-accent'],
  ['--color-ink', '--color-accent-soft'],
  ['--color-ink-soft', '--color-accent-soft'],
  ['--color-on-hero', '--color-hero'],
  ['--color-on-hero-soft', '--color-hero'],
  ['--color-accent', '--color-hero'],
  ...['success', 'warning', 'error', 'info'].flatMap((state) => [
    [`--color-${state}`, `--color-${state}-soft`] as const,
    ['--color-ink', `--color-${state}-soft`] as const,
    ['--color-on-state', `--color-${state}`] as const,
  ]),
]
const shapePairs: readonly (readonly [string, string])[] = surfaces.flatMap((surface) => [
  ['--color-line-strong', surface] as const,
  ['--color-focus', surface] as const,
])

/** Names of the colours that a button with a picture alone has while it is disabled, by property. */
const disabled = new Map<string, string | undefined>()
parse(readFileSync(new URL('../ui/press/icon-button.module.css', import.meta.url), 'utf8')).walkDecls(
  (decl) => {
    const isDisabled = decl.parent?.type === 'rule' && (decl.parent as Rule).selector === '.button:disabled'
    if (isDisabled) disabled.set(decl.prop, /^var\((--[\w-]+)\)$/.exec(decl.value)?.[1])
  },
)

function colour(colours: Variables, name: string): string {
  const value = colours.get(name)
  if (value === undefined) throw new Error(`${name} is not a plain colour of this theme`)
  return value
}

describe.each(themes)('theme $name', ({ colours }) => {
  it.each(textPairs)('%s is readable as text on %s', (text, background) => {
    expect(contrast(colour(colours, text), colour(colours, background))).toBeGreaterThanOrEqual(4.5)
  })

  it.each(shapePairs)('%s can be told from %s', (shape, background) => {
    expect(contrast(colour(colours, shape), colour(colours, background))).toBeGreaterThanOrEqual(3)
  })

  it('the sign of a round button that cannot be pressed, such as the minus of an empty number, can be seen', () => {
    const sign = disabled.get('color')
    const ground = disabled.get('background')
    expect(contrast(colour(colours, sign ?? ''), colour(colours, ground ?? ''))).toBeGreaterThanOrEqual(3)
  })

  it.each(COLOUR_TOKENS)('text on the colour of %s is readable', (token) => {
    const pair = contrast(colour(colours, `--on-product-${token}`), colour(colours, `--product-${token}`))
    expect(pair).toBeGreaterThanOrEqual(4.5)
  })
})

it('measures as WCAG does: black on white is 21, equal colours are 1', () => {
  expect(contrast('#000000', '#ffffff')).toBeCloseTo(21)
  expect(contrast('#777777', '#777777')).toBe(1)
})

it('gives every theme the same names', () => {
  const [first, ...others] = THEME_NAMES.map((name) => [...themeColours(name).keys()].sort())
  expect(first).not.toEqual([])
  for (const other of others) expect(other).toEqual(first)
})
