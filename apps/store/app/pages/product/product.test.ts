import { describe, expect, test } from 'vitest'
import { findProblems } from '../../ui/forms/form-rules.ts'
import { leadRules } from './lead-rules.ts'
import { toProductPage } from './to-product-page.ts'

const product = {
  code: 34,
  unservedStates: ['AC'],
  name: 'Auto',
  description: 'Combustível e lavagem',
  colourToken: 'auto',
  showAsteriskPatAux: false,
  foodRegime: null,
}

function section(id: string, items: readonly string[]) {
  return {
    id,
    title: `Título de ${id}`,
    items: items.map((title, at) => ({
      id: title,
      title,
      content: 'texto',
      icon: 'check',
      displayOrder: items.length - at,
    })),
  }
}

describe('the page of a product', () => {
  test('has its benefits, then the advantages of company and employees, each in display order', () => {
    const page = toProductPage(
      product,
      [
        section('SECTION_BENEFITS', ['b']),
        section('SECTION_HERO', ['two', 'one']),
        section('LOJA_SECTION_BENEFITS', ['a']),
      ],
      '/carrinho/beneficios',
    )
    expect(page.benefit.items.map(({ title }) => title)).toEqual(['one', 'two'])
    expect(page.advantages.map(({ title }) => title)).toEqual([
      'Título de LOJA_SECTION_BENEFITS',
      'Título de SECTION_BENEFITS',
    ])
  })

  test('leaves out what content does not have', () => {
    const page = toProductPage(product, [section('SECTION_BENEFITS', [])], null)
    expect([page.benefit.items, page.advantages, page.buyAt]).toEqual([[], [], null])
  })
})

describe('the form of a product’s page', () => {
  const good = {
    name: 'Marina',
    email: 'marina@empresa.example',
    mobile: '(11) 98765-4321',
    cnpj: '11.222.333/0001-81',
    employees: '48',
  }
  test('accepts a contact of a company', () => {
    expect(findProblems(leadRules(49), good)).toEqual({})
  })

  test.each([
    ['name', '', 'Nome é obrigatório'],
    ['name', 'Ma', 'Mínimo de 3 caracteres'],
    ['name', 'Maria Aparecida da Conceição', 'Máximo de 24 caracteres'],
    ['email', 'marina@', 'E-mail inválido'],
    ['mobile', '(11) 3333-4444', 'Celular inválido'],
    ['cnpj', '11.222.333/0001-82', 'Número de CNPJ inválido'],
    ['employees', '', 'Quantidade é obrigatória'],
    ['employees', '0', 'Quantidade inválida'],
  ] as const)('refuses as %s %j: %s', (field, value, message) => {
    expect(findProblems(leadRules(24), { ...good, [field]: value })).toEqual({ [field]: message })
  })

  test('has room for first and last name where access accounts are made', () => {
    const name = 'Maria Aparecida da Conceição'
    expect(findProblems(leadRules(49), { ...good, name })).toEqual({})
  })
})
