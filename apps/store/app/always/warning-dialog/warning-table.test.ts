import { CODE } from '@benefits/copy/code-of-refusal'
import { REFUSALS } from '@benefits/copy/refusals'
import { describe, expect, test } from 'vitest'
import { warningFor } from './warning-for.ts'
import { unservedWarning } from './warning-table.ts'

describe('the warning of a refusal', () => {
  test.each(Object.entries(REFUSALS))('of %s has the words and the look of its row', (_name, row) => {
    const text = row.text.replace('{shortName}', 'VR')
    expect(warningFor(row.code, 'VR')).toMatchObject({ ...row.warning, text })
  })

  test.each([-88, -5, -85, -108, -135] as const)('code %i sends to people, and has the way there', (code) => {
    expect(warningFor(code, 'VR')).toMatchObject({ title: 'Atenção!', way: { kind: 'people' } })
    expect(warningFor(code, 'VR').text).toMatch(/chat|central/)
  })

  test.each([-3, -103] as const)('code %i names no way out: the ways to people stand under it', (code) => {
    expect(warningFor(code, 'VR')).toMatchObject({ title: 'Atenção!', way: { kind: 'people' } })
  })

  test('no other text sends to people without their phone', () => {
    const told = Object.values(REFUSALS).map(({ code }) => warningFor(code, 'VR'))
    const leadless = told.filter(
      ({ text, way }) => /chat|central|[Ll]igue/.test(text) && way.kind !== 'people',
    )
    expect(leadless).toEqual([])
  })

  test('says that something broke only where something did: what was found wrong is a caution', () => {
    const broken = Object.values(REFUSALS).filter(
      ({ status, code }) => status >= 500 && code !== CODE.maintenance,
    )
    for (const { code } of broken) expect(warningFor(code, 'VR').variant, String(code)).toBe('error')
    const business = Object.values(REFUSALS).filter(({ code, status }) => code < 0 && status < 500)
    const blamed = business.filter(({ code }) => warningFor(code, 'VR').variant === 'error')
    expect(blamed.map(({ code }) => code)).toEqual([
      CODE.issuerUnknown,
      CODE.customerTypeUnknown,
      CODE.contractNotDownloadable,
    ])
  })

  test('has a title, a text and a way out for every code of the catalogue', () => {
    for (const { code } of Object.values(REFUSALS)) {
      const warning = warningFor(code, 'VR')
      expect(warning.title.length, String(code)).toBeGreaterThan(5)
      expect(warning.text.length, String(code)).toBeGreaterThan(10)
    }
  })

  test.each([
    [-1, { kind: 'dropParameter', parameter: 'canal' }],
    [-89, { kind: 'dropParameter', parameter: 'offerid' }],
    [-20, { kind: 'cart' }],
    [-21, { kind: 'cart' }],
    [-38, { kind: 'initialPage' }],
    [-99, { kind: 'reload' }],
    ['lost', { kind: 'close' }],
    [-999, { kind: 'reload' }],
    [503, { kind: 'issuerSite' }],
    [-17, { kind: 'close' }],
    [-86, { kind: 'close' }],
  ] as const)('code %s closes with %o', (code, closing) => {
    expect(warningFor(code, 'VR').closing).toEqual(closing)
  })

  test('speaks of the issuer by its short name while in maintenance', () => {
    const warning = warningFor(503, 'VR')
    expect(warning).toMatchObject({ variant: 'maintenance', title: 'Página em manutenção', button: 'ok' })
    expect(warning.text).toBe(
      'Estamos trabalhando em melhorias dentro da Loja VR para te oferecer a melhor experiência. Por favor, volte mais tarde.',
    )
  })

  test.each([
    [-4, 'Rever o carrinho'],
    [-7, 'Ajustar a quantidade'],
    [-9, 'Ajustar o valor'],
    [-12, 'Escolher outros produtos'],
    [-13, 'Ajustar o valor'],
    [-14, 'Rever o carrinho'],
    [-37, 'Ajustar o valor'],
    [-111, 'Escolher outro plano'],
    [-113, 'Escolher outro plano'],
  ] as const)('code %i has the way %s to the cart, and closing stays', (code, words) => {
    expect(warningFor(code, 'VR')).toMatchObject({
      way: { words },
      closing: { kind: 'close' },
      button: 'close',
    })
  })

  test('no refusal but those of the cart has a way to it', () => {
    const ways = Object.values(REFUSALS).filter(({ warning }) => warning.way.kind === 'cart')
    expect(ways.map(({ code }) => code).toSorted((one, other) => one - other)).toEqual([
      -113, -111, -37, -14, -13, -12, -9, -7, -4,
    ])
  })

  test.each([
    [-12, 'Indisponibilidade na Região'],
    [-111, 'Atenção!'],
    [-113, 'Atenção!'],
    [-116, 'Atenção!'],
    [-37, 'Atenção!'],
    [-120, 'Atenção!'],
    [-86, 'Desculpe, algo inesperado aconteceu :('],
    [-119, 'Desculpe, algo inesperado aconteceu :('],
    [-99, 'Desculpe, algo inesperado aconteceu :('],
  ] as const)('code %i has the title %s', (code, title) => {
    expect(warningFor(code, 'VR').title).toBe(title)
  })

  test('of a lost connection is calm, keeps what was filled in and blames no server', () => {
    const { variant, title, text } = warningFor('lost', 'VR')
    expect({ variant, title, text }).toEqual({
      variant: 'connection',
      title: 'Sem conexão',
      text: 'Verifique sua internet e tente de novo. O que você preencheu continua aqui.',
    })
  })

  test('names the products that left the cart, one or several', () => {
    expect(unservedWarning(['Auto'])).toMatchObject({
      title: 'Indisponibilidade na Região',
      text: 'O produto Auto ainda não chegou à sua região e foi removido do carrinho.',
      closing: { kind: 'close' },
    })
    expect(unservedWarning(['Auto', 'Mobilidade']).text).toBe(
      'Os produtos Auto e Mobilidade ainda não chegaram à sua região e foram removidos do carrinho.',
    )
  })

  test('shows the default title and message where nothing better is known', () => {
    expect(warningFor(-999, 'VR')).toMatchObject({
      title: 'Desculpe, algo inesperado aconteceu :(',
      text: 'Erro interno. Por favor, tente novamente mais tarde.',
    })
  })
})
