import { renderToStaticMarkup } from 'react-dom/server'
import { createMemoryRouter, RouterProvider } from 'react-router'
import { describe, expect, it } from 'vitest'
import { ShelfCardView } from './shelf-card.tsx'
import type { ShelfCard } from './shelf-cards.ts'
import type { ShelfMark } from './shelf-mark.ts'

const card: ShelfCard = {
  key: 'a',
  name: 'Multi',
  subtitle: 'Vários saldos',
  description: 'Um cartão',
  destination: '/carrinho/multi',
  tone: 'multi',
  isNew: false,
  isFeatured: false,
  groupCode: 207,
  isOfPlans: false,
  productCode: null,
}

function draw(over: Partial<ShelfCard> = {}, issuer = 'VR', mark?: ShelfMark) {
  const element = (
    <ShelfCardView card={{ ...card, ...over }} issuer={issuer} mark={mark} onClick={undefined} />
  )
  const router = createMemoryRouter([{ path: '*', element }], { initialEntries: ['/'] })
  return renderToStaticMarkup(<RouterProvider router={router} />)
}

describe('a card of the shelf', () => {
  it('is an article named by its heading, and a link', () => {
    const html = draw()
    const id = /<article aria-labelledby="([^"]+)"/.exec(html)?.[1]
    expect(html).toContain(`<h2 id="${id}"`)
    expect(html).toMatch(/<a [^>]*href="\/carrinho\/multi"[^>]*><span>Multi<\/span><\/a>/)
  })

  it('opens another site in a new tab and says so', () => {
    const html = draw({ destination: 'https://portal.example/rh' })
    expect(html).toMatch(/href="https:\/\/portal\.example\/rh"[^>]*target="_blank"[^>]*rel="noopener/)
    expect(html).toContain('(abre em uma nova aba)')
  })

  it('carries its label only where the data says that it is new', () => {
    expect(draw({ isNew: true })).toContain('Novidade!')
    expect(draw()).not.toContain('Novidade!')
  })

  it('says where it leads, by a name that is short for the eye alone', () => {
    const html = draw({ name: 'Multi Banco Parceiro' }, 'Banco Parceiro')
    expect(html).toMatch(/<span>Multi<\/span><span class="[^"]*"> Banco Parceiro<\/span><\/a>/)
    expect(html).toContain('>Simular<')
    expect(draw({ isOfPlans: true })).toContain('>Ver planos<')
    const portal = 'https://portal.example/rh'
    const marked = draw({}, 'VR', { text: 'Contratado', look: 'success', destination: portal })
    expect(marked).toContain('>Abrir o portal<')
    expect(marked).not.toContain('>Simular<')
  })

  it('stands out where the data features it', () => {
    expect(draw({ isFeatured: true })).toContain('Em destaque')
    expect(draw()).not.toContain('Em destaque')
  })
})
