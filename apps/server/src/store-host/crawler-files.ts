import { visibleProducts } from '@benefits/domain/catalogue/visible-products'
import { withoutEndSlashes } from '@benefits/domain/catalogue/without-end-slashes'
import type { IssuerContent } from '@benefits/domain/content/issuer-content'
import type { Environment } from '@benefits/domain/host/resolve-environment'
import escapeHtml from 'escape-html'
import { documentColours } from '../contract-pdf/theme-colours.ts'

/** robots.txt: everything but the purchase in PRD, nothing elsewhere (docs/rules/issuers.md: environment-of-host). */
export function robotsText(environment: Environment, storeUrl: string): string {
  if (environment !== 'PRD') return 'User-agent: *\nDisallow: /\n'
  const closed = ['/checkout/', '/pedido/', '/combo/', '/carrinho/', '/recursos/', '/api/']
  const lines = ['User-agent: *', ...closed.map((path) => `Disallow: ${path}`), 'Allow: /']
  return `${lines.join('\n')}\n\nSitemap: ${withoutEndSlashes(storeUrl)}/sitemap.xml\n`
}

/**
 * The pages of an issuer's own modalities and products that are the same for everyone, as its default channel has them.
 */
export function cataloguePaths(
  { modalities, products, channels }: Pick<IssuerContent, 'modalities' | 'products' | 'channels'>,
  isPublic: (path: string) => boolean,
): readonly string[] {
  const channel = channels.find(({ code }) => code === 'default') ?? { productCodes: null }
  const pages = visibleProducts(products, channel).map(({ pagePath }) => pagePath ?? '')
  return [...modalities.map(({ destination }) => destination), ...pages].filter(isPublic)
}

/**
 * manifest.webmanifest (W3C Web Application Manifest): how a browser names and paints the store where somebody keeps it
 * on a home screen. Names and colours are the issuer's own.
 */
export function manifestJson({ name, shortName, description, theme }: IssuerContent['issuer']): string {
  const { primary, soft } = documentColours(theme)
  return JSON.stringify({
    name: `Loja ${name}`,
    short_name: shortName,
    description,
    lang: 'pt-BR',
    start_url: '/',
    scope: '/',
    display: 'browser',
    theme_color: primary,
    background_color: soft,
    icons: [
      { src: `/favicon-${theme}.svg`, type: 'image/svg+xml', sizes: 'any' },
      { src: `/icon-${theme}-192.png`, type: 'image/png', sizes: '192x192' },
      { src: `/icon-${theme}-512.png`, type: 'image/png', sizes: '512x512' },
      { src: `/icon-${theme}-maskable.png`, type: 'image/png', sizes: '512x512', purpose: 'maskable' },
    ],
  })
}

/** sitemap.xml of an issuer's public pages. */
export function sitemapXml(storeUrl: string, paths: readonly string[]): string {
  const entries = paths.map(
    (path) => `<url><loc>${escapeHtml(`${withoutEndSlashes(storeUrl)}${path}`)}</loc></url>`,
  )
  return `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${entries.join('\n')}\n</urlset>\n`
}

interface LlmsFacts {
  readonly issuer: Pick<IssuerContent['issuer'], 'name' | 'description' | 'email'>
  /** Where the store is reached. */
  readonly base: string
  /** Pages that a machine may read, by path. */
  readonly paths: readonly string[]
  /** Whether assistants may ask (`MCP`). */
  readonly hasAssistant: boolean
}

/**
 * llms.txt (https://llmstxt.org): what the store is, where an assistant asks it, and its pages, in Markdown.
 */
export function llmsText({ issuer, base, paths, hasAssistant }: LlmsFacts): string {
  const at = (path: string) => new URL(path, base).href
  const asked = [
    '## Para assistentes',
    '',
    `- [Servidor MCP](${at('/mcp')}): Model Context Protocol, streamable HTTP, sem cadastro. Ferramentas: listar_beneficios, simular, comparar_planos e buscar_ajuda. Só consulta: nada é contratado e nenhum dado pessoal é pedido.`,
    '- O preço muda com o dia, o canal e a quantidade: simule antes de responder e entregue o link da simulação a quem vai comprar.',
    '',
  ]
  return [
    `# Loja ${issuer.name}`,
    '',
    `> ${issuer.description}`,
    '',
    ...(hasAssistant ? asked : []),
    '## Páginas',
    '',
    ...paths.map((path) => `- [${path}](${at(path)})`),
    '',
    '## Para programas',
    '',
    `- [Chamadas da loja](${at('/api/docs')}): a descrição para programas está em [openapi.json](${at('/api/openapi.json')})`,
    '',
    `Atendimento: ${issuer.email}`,
    '',
  ].join('\n')
}
