import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { maskEmail } from './mask-email.ts'
import { onlyEmail, parseEmail, stripEmail } from './parse-email.ts'

describe('parseEmail', () => {
  test.each([
    'maria@loja.example',
    'Maria.Souza+rh@sub.loja.example',
    'a_b-c@x-y.example',
    'maria@x.example',
    `${'a'.repeat(57)}@loja.example`,
  ])('%s is an address', (text) => {
    expect(parseEmail(` ${text} `)).toBe(text)
  })

  test.each([
    '',
    'maria',
    '@loja.example',
    'maria@',
    'maria.example',
    'maria@loja.example!',
    'maria@loja',
    'maria@loja.e',
    'maria@.example',
    'maria@loja..example',
    'maria@-loja.example',
    'maria@loja-.example',
    '.maria@loja.example',
    'maria.@loja.example',
    'ma..ria@loja.example',
    'ma ria@loja.example',
    'maria@lo@ja.example',
    'maría@loja.example',
    'maria@loja_x.example',
    `${'a'.repeat(58)}@loja.example`,
  ])('%j is none', (text) => {
    expect(parseEmail(text)).toBeNull()
  })

  test('a long hostile text is refused without delay', () => {
    expect(parseEmail(`${'a'.repeat(100_000)}!`)).toBeNull()
    expect(parseEmail(`a@${'a-'.repeat(50_000)}`)).toBeNull()
  })
})

describe('stripEmail', () => {
  test('drops what no address has and keeps the rest as typed', () => {
    expect(stripEmail(' Maria!.Souza+rh-1_x@loja.example; ')).toBe('Maria.Souza+rh-1_x@loja.example')
    expect(stripEmail('joão@loja.example')).toBe('joo@loja.example')
  })

  test.each([
    'Marina Souza <marina@loja.example>',
    'mailto:marina@loja.example',
    ' Mailto:marina@loja.example',
    '<marina@loja.example>;',
  ])('of %j, as mail programs copy it, the address is left', (copied) =>
    expect(stripEmail(copied)).toBe('marina@loja.example'),
  )

  test.each([
    'marina@loja.example Marina',
    'marina@loja.example\tMarina Souza',
    'Marina Souza <marina@loja.example>',
    '"Souza, Marina" <marina@loja.example>;',
    'mailto:marina@loja.example?subject=Oi&body=Bom dia',
    'E-mail: marina@loja.example.',
    '(marina@loja.example)',
    "'marina@loja.example'",
    'marina@loja.example, marina@loja.example',
    '\u200bmarina@loja.example\u00a0',
  ])('of %j, which came in one piece, the address is left', (piece) => {
    expect(onlyEmail(piece)).toBe('marina@loja.example')
  })

  test.each([
    'marina@loja.example joana@loja.example',
    'marina @loja.example',
    'joão@loja.example',
    'marina arroba loja.example',
    'marina@loja.example!',
    'Marina Souza',
  ])('%j, which came in one piece, has no single address', (piece) => {
    expect(onlyEmail(piece)).toBeNull()
  })

  test('a piece never becomes an address that does not stand in it', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'ab@.-+ <>;:?!ã'), maxLength: 30 }), (piece) => {
        const address = onlyEmail(piece)
        if (address !== null) expect(piece).toContain(address)
      }),
    )
  })

  test('only a beginning is how mail programs copy it', () => {
    expect(stripEmail('xmailto:marina@loja.example')).toBe('xmailtomarina@loja.example')
  })
})

describe('maskEmail', () => {
  test('shows three characters and nothing of the rest, not even its length', () => {
    expect(maskEmail('maria@metalurgica.example')).toBe('mar***')
    expect(maskEmail('mar@x.example')).toBe('mar***')
  })
})
