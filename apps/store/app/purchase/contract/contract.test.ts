import { describe, expect, test } from 'vitest'
import { viewportClass } from '../../ui/layout/viewport.ts'
import { firstVisit } from '../../visit/visitor-state.ts'
import { fileName } from './contract-file.ts'
import { contractWarning } from './contract-warning.ts'
import { contractKey } from './create-contract-moves.ts'
import { PAGE_ZOOM } from './page-zoom.ts'

test.each([
  [360, 0.57],
  [640, 0.64],
  [1024, 0.85],
  [1280, 96 / 72],
])('pages of a window %i px wide are shown at %f', (width, zoom) => {
  expect(PAGE_ZOOM[viewportClass(width)]).toBe(zoom)
})

describe('a contract that could not be had', () => {
  test('shows the default title, the error and Fechar, which closes on a known error', async () => {
    await expect(contractWarning({ code: -88, reference: '1A2B3C4D' }, 'VR')).resolves.toMatchObject({
      title: 'Desculpe, algo inesperado aconteceu :(',
      text: 'Não foi possível prosseguir com a contratação. Por favor, acesse nosso chat para mais informações.',
      button: 'close',
      closing: { kind: 'close' },
      way: { kind: 'people' },
      reference: '1A2B3C4D',
    })
  })

  test('says of too many orders that nobody proved what to do, and that nothing is lost', async () => {
    const { text, closing } = await contractWarning({ code: -146 }, 'Banco')
    expect(text).toContain('Confirme os seus pelo link que enviamos')
    expect(text).toContain('a sua contratação continua guardada')
    expect(closing).toEqual({ kind: 'close' })
  })

  test('reloads the page on any other error', async () => {
    await expect(contractWarning({ code: -999 }, 'VR')).resolves.toMatchObject({
      button: 'close',
      closing: { kind: 'reload' },
    })
  })

  test('in maintenance says so', async () => {
    const { title } = await contractWarning({ code: 503 }, 'VR')
    expect(title).toBe('Página em manutenção')
  })
})

test('the file has the name that the server gives it', () => {
  expect(fileName('attachment; filename="contrato-AB12.pdf"')).toBe('contrato-AB12.pdf')
  expect(fileName(null)).toBe('contrato.pdf')
})

test('another registration or other company data is another contract to fetch', () => {
  const { purchase, order } = firstVisit
  const keys = [
    firstVisit,
    { ...firstVisit, purchase: { ...purchase, cartId: 'other' } },
    { ...firstVisit, purchase: { ...purchase, registeredPerson: 'other' } },
    { ...firstVisit, purchase: { ...purchase, acceptedHash: 'a1' } },
    { ...firstVisit, order: { ...order, company: { tradeName: 'Alfa' } as never } },
  ].map(contractKey)
  expect(new Set(keys).size).toBe(4)
  expect(keys[3]).toBe(keys[0])
})
