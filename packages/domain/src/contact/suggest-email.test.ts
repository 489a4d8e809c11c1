import { describe, expect, test } from 'vitest'
import { parseEmail } from './parse-email.ts'
import { suggestEmail } from './suggest-email.ts'

describe('suggestEmail', () => {
  test.each([
    ['joana@gmial.com', 'joana@gmail.com'],
    ['Joana.Prado+rh@GMIAL.com', 'Joana.Prado+rh@gmail.com'],
    [' joana@gmail.con ', 'joana@gmail.com'],
    ['joana@gmail.com.br', 'joana@gmail.com'],
    ['joana@gmal.com.br', 'joana@gmail.com'],
    ['joana@hotmial.com', 'joana@hotmail.com'],
    ['joana@hotmail.con.br', 'joana@hotmail.com.br'],
    ['joana@outlok.com.br', 'joana@outlook.com.br'],
    ['joana@yahoo.com.b', 'joana@yahoo.com.br'],
    ['joana@yaho.com', 'joana@yahoo.com'],
    ['joana@iclod.com', 'joana@icloud.com'],
    ['joana@uol.com', 'joana@uol.com.br'],
  ])('%j is probably %j', (typed, meant) => {
    expect(suggestEmail(typed)).toBe(meant)
    expect(parseEmail(meant)).toBe(meant)
  })

  test.each([
    'joana@gmail.com',
    'joana@hotmail.com.br',
    'joana@yahoo.com',
    'joana@yahoo.co.uk',
    'joana@outlook.pt',
    'joana@ymail.com',
    'joana@mail.com',
    'joana@serra.com.br',
    'joana@loja.example',
    'joana@rh.gmial.com',
    'joana@bol.com.br',
    'joana@gmial',
    'joana@',
    '@gmial.com',
    'joana prado@gmial.com',
    '',
  ])('%j is left alone', (typed) => {
    expect(suggestEmail(typed)).toBeNull()
  })
})
