import { describe, expect, it } from 'vitest'
import { barePath, withoutEndSlashes } from './without-end-slashes.ts'

describe('slashes at the end', () => {
  it.each([
    ['/faq', '/faq'],
    ['/faq/', '/faq'],
    ['/faq///', '/faq'],
    ['/a//b/', '/a//b'],
    ['https://servico.example/base/', 'https://servico.example/base'],
    ['/', ''],
    ['', ''],
  ])('%s becomes %s', (address, bare) => {
    expect(withoutEndSlashes(address)).toBe(bare)
  })

  it('the initial page keeps its own', () => {
    expect([barePath('/'), barePath('/faq/'), barePath('//')]).toEqual(['/', '/faq', ''])
  })
})
