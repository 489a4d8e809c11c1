import { expect, test } from 'vitest'
import { hoversOutside, otherWidths } from './check-tokens.mjs'

test('a tint of hovering is told where a touch screen would draw it too', () => {
  const guarded = '@media (hover: hover) {\n  .a:hover {\n    color: var(--x);\n  }\n}\n'
  expect(hoversOutside(guarded)).toEqual([])
  expect(hoversOutside(`${guarded}.b,\n.c:hover {\n  color: var(--x);\n}\n`)).toEqual([7])
  expect(hoversOutside('/* a:hover wins */\n.a {\n}\n')).toEqual([])
})

test('a width that is no breakpoint is told, what a part asks of its own width is not', () => {
  const sheet = (width: string) => `@media ${width} {\n  .a {\n  }\n}\n`
  expect(
    otherWidths(sheet('(max-width: 640px)') + sheet('(min-width: 641px) and (min-height: 30rem)')),
  ).toEqual([])
  expect(otherWidths(sheet('(min-width: 640px)') + sheet('print'))).toEqual(['(min-width: 640px)'])
  expect(otherWidths(sheet('(max-width: 40rem)'))).toEqual(['(max-width: 40rem)'])
  expect(otherWidths(`@container (min-width: 30rem) {\n}\n${sheet('(max-width: 650px)')}`)).toEqual([
    '(max-width: 650px)',
  ])
  expect(otherWidths("matchMedia('(max-width: 700px)')")).toEqual(['(max-width: 700px)'])
})
