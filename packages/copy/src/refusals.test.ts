import { describe, expect, expectTypeOf, test } from 'vitest'
import { CODE } from './code-of-refusal.ts'
import { ACCESS_REFUSALS } from './refusals/access.ts'
import { CART_REFUSALS } from './refusals/cart.ts'
import { COMPANY_REFUSALS } from './refusals/company.ts'
import { HIRING_REFUSALS } from './refusals/hiring.ts'
import { PAYMENT_REFUSALS } from './refusals/payment.ts'
import { type RefusalRow, USUAL } from './refusals/refusal-row.ts'
import { REQUEST_REFUSALS } from './refusals/request.ts'
import { type CodeOf, type NameOf, nameOf, REFUSALS } from './refusals.ts'

test('no two rows share a name or a number', () => {
  const subjects = [
    REQUEST_REFUSALS,
    COMPANY_REFUSALS,
    CART_REFUSALS,
    ACCESS_REFUSALS,
    HIRING_REFUSALS,
    PAYMENT_REFUSALS,
  ]
  const names = subjects.flatMap((rows) => Object.keys(rows))
  expect(names.toSorted()).toEqual(Object.keys(REFUSALS).toSorted())
  const codes = Object.values(REFUSALS).map(({ code }) => code)
  expect(codes.filter((code, at) => codes.indexOf(code) !== at)).toEqual([])
})

test('a name has one number and a number one name; a number that no row has is uncatalogued', () => {
  expect(CODE.leadUnknown).toBe(-20)
  for (const [name, { code }] of Object.entries(REFUSALS)) expect(nameOf(code)).toBe(name)
  expect(nameOf(-4711)).toBe('uncatalogued')
  expectTypeOf<CodeOf<'leadUnknown'>>().toEqualTypeOf<-20>()
  expectTypeOf<NameOf<-20 | -21>>().toEqualTypeOf<'leadUnknown' | 'cartUnknown'>()
})

test('a row without one of its parts does not compile', () => {
  const row = { code: -1, status: 400, text: 'Texto.' } as const
  // @ts-expect-error: it does not say how it is shown
  const rows = { somethingElse: row } as const satisfies Record<string, RefusalRow>
  expect(rows.somethingElse).toBe(row)
  const { way: _, ...look } = USUAL
  // @ts-expect-error: it does not say whose matter it is
  const wayless = { ...row, warning: look } satisfies RefusalRow
  expect(wayless.warning).toBe(look)
})

test('a text that sends to the chat says where to go without one', () => {
  const toChat = Object.values<RefusalRow>(REFUSALS).filter(({ text }) => /chat/i.test(text))
  expect(toChat.map(({ code, warning }) => [code, typeof warning.withoutChat])).toEqual([[-88, 'string']])
})

/** What was agreed to the letter, by the number that partners read; of three only the beginning. */
const AGREED = [
  [
    -1,
    'Não conseguimos direcionar você corretamente por esse link. Vamos te direcionar para a página inicial.',
  ],
  [-3, 'Empresa atendida por outro canal.'],
  [-17, 'Número de CNPJ inválido'],
  [
    -19,
    'Verificamos que o CNPJ informado apresenta irregularidade junto à Receita Federal. Após a regularização, esperamos ter você aqui novamente.',
  ],
  [-37, 'Há produtos que não atingiram o valor mínimo.'],
  [-86, 'Não foi possível finalizar a contratação, por favor tente mais tarde.'],
  [-88, 'Não foi possível prosseguir com a contratação. Por favor, acesse nosso chat para mais informações.'],
  [-103, 'Contratos criados anteriormente não permitem a renegociação'],
  [-111, 'Não é possível prosseguir com este modelo de contratação.'],
  [-116, 'Não foi possível validar o código de autenticacao.'],
  [-404, 'CEP não encontrado'],
  [-999, 'Erro interno. Por favor, tente novamente mais tarde.'],
  [-99, 'Servidor indisponível'],
  [422, 'Campo inválido ou obrigatório'],
  [
    503,
    'Estamos trabalhando em melhorias dentro da Loja {shortName} para te oferecer a melhor experiência. Por favor, volte mais tarde.',
  ],
] as const
const BEGINNINGS: readonly number[] = [-99, 422]
/** The other numbers that partners' programs were promised. */
const FREE = [
  -2, -4, -5, -6, -7, -8, -9, -11, -12, -13, -14, -15, -16, -18, -20, -21, -22, -24, -25, -38, -85, -89, -108,
  -113, -117, -118, -119, -120, -121, -123, -135, -136, -800, 401,
] as const

describe('the text of a refusal', () => {
  test.each(AGREED)('%i is the one that was agreed', (code, agreed) => {
    const { text } = REFUSALS[nameOf(code)]
    expect(BEGINNINGS.includes(code) ? text.slice(0, agreed.length) : text).toBe(agreed)
  })

  test.each(FREE)('%i has a row of its own', (code) => {
    expect(nameOf(code)).not.toBe('uncatalogued')
  })

  test('says what happened and, in another sentence, what to do; without a word of programmers', () => {
    const agreed = new Set<string>(AGREED.map(([, text]) => text))
    const own = Object.values(REFUSALS).filter(({ text }) => !agreed.has(text))
    expect(own.length).toBeGreaterThan(FREE.length)
    const sentences = /^\p{Lu}[^.]+\.(?: \p{Lu}[^.]+\.)+$/u
    expect(own.map(({ text }) => text).filter((text) => !sentences.test(text))).toEqual([])
    // Whoever reads 415 writes a program.
    const buyers = own.filter(({ code }) => code !== 415)
    const jargon = /\b(?:HTTP|JSON|API|token|timeout|status|erro \d+|null|payload|request|backend)\b/i
    expect(buyers.map(({ text }) => text).filter((text) => jargon.test(text))).toEqual([])
  })
})
