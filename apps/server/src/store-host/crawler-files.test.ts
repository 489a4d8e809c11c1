import { DEFAULT_ROOT } from '@benefits/content/default-root'
import { loadContent } from '@benefits/content/load-content'
import { describe, expect, it } from 'vitest'
import { cataloguePaths, llmsText, manifestJson, robotsText, sitemapXml } from './crawler-files.ts'

describe('robots.txt', () => {
  it('closes everything outside PRD', () => {
    expect(robotsText('DEV', 'https://loja.example')).toBe('User-agent: *\nDisallow: /\n')
    expect(robotsText('QA', 'https://loja.example')).toBe('User-agent: *\nDisallow: /\n')
  })

  it('opens the catalogue in PRD and names the sitemap', () => {
    const text = robotsText('PRD', 'https://loja.example/')
    expect(text).toContain('\nAllow: /\n')
    expect(text).toContain('Disallow: /checkout/')
    expect(text).toContain('Sitemap: https://loja.example/sitemap.xml')
  })
})

it('manifest.webmanifest has names and colours of the issuer', async () => {
  const issuers = await loadContent(DEFAULT_ROOT)
  const told = ['VRPAT', 'JVCEF', 'SICRE'].map((code) => {
    const content = issuers.get(code)
    if (!content) throw new Error(`no issuer ${code}`)
    return JSON.parse(manifestJson(content.issuer))
  })
  expect(told).toMatchObject([
    { name: 'Loja VR Benefícios', short_name: 'VR', theme_color: '#00734a', lang: 'pt-BR' },
    { name: 'Loja Banco Parceiro Pré-Pagos', theme_color: '#0b5cad' },
    {
      short_name: 'Cooperativa Parceira',
      icons: [
        { src: '/favicon-sicre.svg' },
        {},
        {},
        { src: '/icon-sicre-maskable.png', purpose: 'maskable' },
      ],
    },
  ])
})

describe('sitemap.xml', () => {
  it('lists the public pages under the issuer’s own address', () => {
    expect(sitemapXml('https://loja.example/', ['/', '/a&b'])).toContain(
      '<loc>https://loja.example/a&amp;b</loc>',
    )
  })

  it('lists the public pages of modalities and of the products that the default channel sells', async () => {
    const issuers = await loadContent(DEFAULT_ROOT)
    const isPublic = (path: string) => /^\/(modalidade|produtos)\//.test(path)
    const [main, bank] = ['VRPAT', 'JVCEF'].map((code) => {
      const content = issuers.get(code)
      return content ? cataloguePaths(content, isPublic) : []
    })
    expect(main).toContain('/produtos/vrva')
    expect(main).not.toContain('')
    expect(bank?.slice(0, 2)).toEqual(['/modalidade/multisaldo', '/modalidade/avulsos'])
  })
})

describe('llms.txt', () => {
  const facts = {
    issuer: { name: 'VR Benefícios', description: 'Benefícios para a equipe.', email: 'loja@vr.example' },
    base: 'https://loja.vr.example',
    paths: ['/', '/faq'],
  }

  it('says what the store is, where assistants ask it, and its pages', () => {
    const text = llmsText({ ...facts, hasAssistant: true })
    expect(text).toMatch(/^# Loja VR Benefícios\n\n> Benefícios para a equipe\.\n/)
    expect(text).toContain('(https://loja.vr.example/mcp)')
    expect(text).toContain('- [/faq](https://loja.vr.example/faq)')
    expect(text).toContain('(https://loja.vr.example/api/openapi.json)')
  })

  it('does not speak of assistants where they may not ask', () => {
    expect(llmsText({ ...facts, hasAssistant: false })).not.toContain('/mcp')
  })
})
