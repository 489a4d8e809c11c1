import { expect, test } from 'vitest'
import { themeMaps } from './check-themes.mjs'

test('a map of themes is known by its type, before it or after it, and its rows by their names', () => {
  const script = [
    'const OTHER = { verde: 1 }\n',
    'const LOOKS: Readonly<Record<ThemeName, Look>> = {\n  azul: { ground: 1, font: 2 },\n  verde: { ground: 3 },\n}\n',
    'export const SIGNS = { azul, verde: sign } as const satisfies Record<ThemeName, ReactNode>\n',
    '/** Gives one. */\nexport function sign() {}\n',
  ].join('\n')
  expect(themeMaps(script)).toEqual([
    { name: 'LOOKS', rows: ['azul', 'verde'] },
    { name: 'SIGNS', rows: ['azul', 'verde'] },
  ])
})
