import { renderToString } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, test } from 'vitest'
import { BlockedProduct } from './blocked-product.tsx'

describe('a product that cannot be chosen', () => {
  test('says that the company has it already', () => {
    const html = renderToString(<BlockedProduct state="contracted" product="Refeição" />)
    expect(html).toContain('Parece que você já possui o Refeição contratado.')
    expect(html).toContain('Sua empresa já possui esse saldo contratado!')
  })

  test('leads to the portal, where more of what the company has is ordered', () => {
    const product = <BlockedProduct state="contracted" product="Refeição" portal="https://portal.example" />
    const router = createMemoryRouter([{ path: '/', element: product }])
    expect(renderToString(<RouterProvider router={router} />)).toContain('href="https://portal.example"')
  })

  test('says that it is not sold in the region', () => {
    const html = renderToString(<BlockedProduct state="unserved" product="Auto" />)
    expect(html).toContain('Parece que o produto Auto ainda não chegou em sua região.')
    expect(html).toContain('Este produto não está disponível em sua região')
  })

  test('offers to reload where the cart has lost it', () => {
    const html = renderToString(<BlockedProduct state="missing" product="Auto" />)
    expect(html).toContain('Erro ao buscar no carrinho!')
    expect(html).toContain(
      'Não foi possível buscar o produto no carrinho, recarregue a página e tente novamente.',
    )
    expect(html).toContain('Recarregar a página')
  })
})
