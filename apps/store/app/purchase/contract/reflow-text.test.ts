import { describe, expect, test } from 'vitest'
import { reflowText, type TextPiece } from './reflow-text.ts'

const piece = (str: string, size: number, x: number, y: number, width = 40, hasEOL = false): TextPiece => ({
  str,
  hasEOL,
  width,
  transform: [size, 0, 0, size, x, y],
})
const end = piece('', 9.5, 0, 0, 0, true)
const blank = (width: number) => piece(' ', 9.5, 0, 0, width)

describe('the contract’s text in one column', () => {
  test('puts a paragraph together across lines and pages, without what runs at head and foot', () => {
    const pages = [
      [
        piece('Cláusula 1ª — Do objeto', 12, 48, 134),
        end,
        piece('1.1.', 9.5, 48, 112, 16),
        blank(6),
        piece('A CONTRATADA', 9.5, 70, 112, 90, true),
        piece('prestará o pré-', 9.5, 48, 98, 90, true),
        piece('pagamento.', 9.5, 48, 84, 50, true),
        piece('1.2. O Quadro', 9.5, 48, 65, 60),
        end,
        piece('Página 1 de 2', 8, 48, 28),
      ],
      [piece('reproduz o carrinho.', 9.5, 48, 769, 90, true), piece('1.3. Fim.', 9.5, 48, 750, 30, true)],
    ]
    expect(reflowText(pages)).toEqual([
      { is: 'heading', text: 'Cláusula 1ª — Do objeto' },
      { is: 'paragraph', text: '1.1. A CONTRATADA prestará o pré-pagamento.' },
      { is: 'paragraph', text: '1.2. O Quadro reproduz o carrinho.' },
      { is: 'paragraph', text: '1.3. Fim.' },
    ])
  })

  test('says of each value of a table’s row what stands over its column', () => {
    const page = [
      piece('Contrato', 18, 48, 761),
      end,
      piece('CONTRATANTE', 10, 48, 598),
      end,
      piece('Razão social', 8.5, 52, 577, 48),
      blank(78),
      piece('Café Alfa e', 9.5, 178, 576, 63, true),
      piece('Filhos Ltda.', 9.5, 178, 562, 63, true),
      piece('Produto', 8.5, 52, 346, 30),
      blank(149),
      piece('Quantidade', 8.5, 232, 346, 44),
      blank(34),
      piece('Total', 8.5, 524, 346, 19),
      end,
      piece('Refeição', 9.5, 52, 324, 37),
      blank(175),
      piece('10', 9.5, 265, 324, 11),
      blank(42),
      piece('R$ 5.000,00', 9.5, 492, 324, 51),
      end,
      piece('Tarifa de emissão', 8.5, 60, 303, 190),
      blank(258),
      piece('Gratuito', 8.5, 513, 303, 30),
      end,
    ]
    expect(reflowText([page])).toEqual([
      { is: 'title', text: 'Contrato' },
      { is: 'subtitle', text: 'CONTRATANTE' },
      { is: 'row', name: 'Razão social', cells: [{ label: '', value: 'Café Alfa e Filhos Ltda.' }] },
      {
        is: 'row',
        name: 'Refeição',
        cells: [
          { label: 'Quantidade', value: '10' },
          { label: 'Total', value: 'R$ 5.000,00' },
        ],
      },
      { is: 'row', name: 'Tarifa de emissão', cells: [{ label: '', value: 'Gratuito' }] },
    ])
  })
})
