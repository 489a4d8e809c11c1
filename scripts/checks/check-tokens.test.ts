import { expect, test } from 'vitest'
import { checkTokens, hoversOutside } from './check-tokens.mjs'

test('a tint of hovering is told where a touch screen would draw it too', () => {
  const guarded = '@media (hover: hover) {\n  .a:hover {\n    color: var(--x);\n  }\n}\n'
  expect(hoversOutside(guarded)).toEqual([])
  expect(hoversOutside(`${guarded}.b,\n.c:hover {\n  color: var(--x);\n}\n`)).toEqual([7])
  expect(hoversOutside('/* a:hover wins */\n.a {\n}\n')).toEqual([])
})

test('the styles of the store draw none there', () => {
  expect(checkTokens().problems).toEqual([])
})
