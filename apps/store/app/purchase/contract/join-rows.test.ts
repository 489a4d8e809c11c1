import { expect, test } from 'vitest'
import { joinRows } from './join-rows.ts'

const row = (text: string, ...values: string[]) => ({
  kind: 'row' as const,
  text,
  cells: values.map((value) => ({ label: '', value })),
})
const words = (kind: 'subtitle' | 'paragraph', text: string) => ({ kind, text, cells: [] })

test('rows that follow each other are one table, whatever stands around them', () => {
  const [name, cnpj, other] = [row('Razão social', 'Alfa'), row('CNPJ', '12'), row('Nome', 'Beta')]
  const [client, clause] = [words('subtitle', 'CONTRATANTE'), words('paragraph', '1.1. …')]
  expect(joinRows([name, cnpj, client, other, clause])).toEqual([[name, cnpj], [client], [other], [clause]])
})

test('a row without cells heads no value: it stands alone', () => {
  const [first, whole, last] = [row('Refeição', '12'), row('Sem tarifas neste pedido'), row('Total', 'R$ 1')]
  expect(joinRows([first, whole, last])).toEqual([[first], [whole], [last]])
  expect(joinRows([])).toEqual([])
})
