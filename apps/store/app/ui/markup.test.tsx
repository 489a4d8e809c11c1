import { readFileSync } from 'node:fs'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { CardArt } from './art/card/card-art.tsx'
import { Icon } from './art/icon.tsx'
import { ICON_NAMES, isIconName } from './art/icon-names.ts'
import { LoadingRegion } from './feedback/loading-region.tsx'
import { ProgressBar } from './feedback/progress-bar.tsx'
import { NumberField } from './forms/amounts/number-field.tsx'
import { CodeInput } from './forms/code-input.tsx'
import { emptyCode } from './forms/distribute-code.ts'
import { RangeInput } from './forms/range-input.tsx'
import { TextInput } from './forms/text-input.tsx'
import { Accordion } from './layout/accordion.tsx'
import { Card } from './layout/card.tsx'
import { Carousel } from './layout/carousel.tsx'
import { toProductTone } from './marks/tone.ts'
import { Button } from './press/button.tsx'

const ignore = () => {}
const attribute = (html: string, element: string, name: string) =>
  new RegExp(`<${element}\\b[^>]*\\s${name}="([^"]*)"`).exec(html)?.[1]

describe('a field', () => {
  const html = renderToString(
    <TextInput label="E-mail" hint="O da empresa" error="Informe um e-mail" required />,
  )

  it('is named by its label alone', () => {
    const id = attribute(html, 'input', 'id')
    expect(html).toMatch(new RegExp(`<label[^>]*for="${id}"[^>]*>E-mail</label>`))
  })

  it('is described by its error first and then by its hint', () => {
    const [error, hint] = attribute(html, 'input', 'aria-describedby')?.split(' ') ?? []
    expect(html.replaceAll(/<\/?span[^>]*>/g, '')).toMatch(
      new RegExp(`id="${error}"[\\s\\S]*Informe um e-mail`),
    )
    expect(html).toMatch(new RegExp(`id="${hint}"[^>]*>O da empresa`))
    expect(attribute(html, 'input', 'aria-invalid')).toBe('true')
    expect(attribute(html, 'input', 'aria-required')).toBe('true')
  })

  it('says nothing of errors when there is none', () => {
    const clean = renderToString(<TextInput label="Complemento" optional />)
    expect(clean).not.toContain('aria-invalid')
    expect(clean).not.toContain('aria-describedby')
    expect(clean).toMatch(/<label[^>]*>Complemento<\/label>/)
  })
})

describe('a number field', () => {
  const render = (value: number | null) =>
    renderToString(<NumberField label="Quantidade" value={value} max={10} onValueChange={ignore} />)
  const disabled = (html: string) =>
    [...html.matchAll(/<button[^>]*>/g)].map(([tag]) => tag.includes('disabled=""'))

  it('disables minus at the minimum and when empty, plus at the maximum', () => {
    expect(disabled(render(1))).toEqual([true, false])
    expect(disabled(render(null))).toEqual([true, false])
    expect(disabled(render(5))).toEqual([false, false])
    expect(disabled(render(10))).toEqual([false, true])
  })
})

it('names the six boxes of a code by their places', () => {
  const html = renderToString(
    <CodeInput legend="Código" characters={emptyCode(6)} onCharactersChange={ignore} />,
  )
  const names = [...html.matchAll(/aria-label="([^"]*)"/g)].map(([, name]) => name)
  expect(names).toEqual([1, 2, 3, 4, 5, 6].map((place) => `Caractere ${place} de 6`))
})

it('a busy button says so and stays focusable', () => {
  const html = renderToString(<Button busy>Continuar</Button>)
  expect(attribute(html, 'button', 'aria-busy')).toBe('true')
  expect(attribute(html, 'button', 'aria-disabled')).toBe('true')
  expect(html).not.toMatch(/<button[^>]*\sdisabled/)
})

it('a card is an article named by its heading', () => {
  const html = renderToString(<Card title="Refeição" />)
  const id = attribute(html, 'article', 'aria-labelledby')
  expect(html).toMatch(new RegExp(`<h3[^>]*id="${id}"[^>]*>Refeição</h3>`))
})

it('the server sends every slide of a carousel as a list', () => {
  const html = renderToString(
    <Carousel label="Prêmios" slides={['a', 'b', 'c'].map((id) => ({ id, content: `prêmio ${id}` }))} />,
  )
  expect(html.match(/<li\b/g)).toHaveLength(3)
  expect(html).toContain('prêmio c')
})

it('the server sends the contents of closed folds, hidden until found', () => {
  const html = renderToString(<Accordion items={[{ id: 'a', title: 'Pergunta', content: 'Resposta' }]} />)
  expect(html).toContain('Resposta')
  expect(attribute(html, 'button', 'aria-expanded')).toBe('false')
})

it('a region that loads is busy and shows the skeleton in place of its content', () => {
  const html = renderToString(
    <LoadingRegion loading text="Aguarde" skeleton={<p>blocos</p>}>
      <p>conteúdo</p>
    </LoadingRegion>,
  )
  expect(html).toContain('aria-busy="true"')
  expect(html).toContain('blocos')
  expect(html).not.toContain('conteúdo')
})

it('a slider says the value that is meant, not the step that it stands at', () => {
  const html = renderToString(
    <RangeInput
      label="Colaboradores"
      steps={[1, 10, 50]}
      value={12}
      onValueChange={() => {}}
      describe={(value) => `${value} pessoas`}
    />,
  )
  expect(attribute(html, 'input', 'aria-valuetext')).toBe('12 pessoas')
})

it('a progress bar never says more than its maximum', () => {
  const html = renderToString(<ProgressBar label="Saldos" value={12} max={10} text="12 de 10" />)
  expect(attribute(html, 'div', 'aria-valuenow')).toBe('10')
})

describe('pictures', () => {
  it('have an outline for every icon that is named', () => {
    const sprite = readFileSync(new URL('./art/icons.svg', import.meta.url), 'utf8')
    for (const name of ICON_NAMES)
      expect(sprite).toContain(`<symbol id="${name}" viewBox="0 0 24 24"><path d="M`)
  })

  it('are decoration unless they are given a name', () => {
    expect(renderToString(<Icon name="cart" />)).toContain('aria-hidden="true"')
    const named = renderToString(<CardArt name="Refeição" tone="meal" issuer="VR" title="Cartão Refeição" />)
    expect(attribute(named, 'svg', 'aria-label')).toBe('Cartão Refeição')
    expect(named).not.toContain('aria-hidden')
  })

  it('know which names of content have an icon', () => {
    expect(isIconName('bus')).toBe(true)
    expect(isIconName('no-such-icon')).toBe(false)
    expect(isIconName('toString')).toBe(false)
  })

  it('fall back to what the kit has for names of content that it does not know', () => {
    expect(toProductTone('meal')).toBe('meal')
    expect(toProductTone('no-such-colour')).toBe('multi')
  })
})
