import { createHash } from 'node:crypto'
import type { Issuer } from '@benefits/domain/catalogue/issuer'
import { documentColours } from '../contract-pdf/theme-colours.ts'
import { escapeHtml } from '../mail-texts/mail-page.ts'

/** A page that a link of a message opens: what it says, and the one thing that can be done on it. Texts are plain. */
export interface IssuerPage {
  readonly issuer: Pick<Issuer, 'name' | 'theme'>
  readonly logoPath: string
  readonly title: string
  readonly text: string
  /** The button that does it, by a POST to `action`; null where there is nothing to press. */
  readonly form: { readonly action: string; readonly button: string } | null
  /** A file to take along; null where there is none. */
  readonly file: { readonly href: string; readonly label: string } | null
}

/**
 * The page in the issuer's look, and the policy under which it may be shown: no script, its own style, its own logo.
 */
export function renderIssuerPage(page: IssuerPage): { readonly html: string; readonly policy: string } {
  const { issuer, logoPath, title, text, form, file } = page
  const style = styleOf(issuer.theme)
  const button =
    form === null
      ? ''
      : `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>`
  const download =
    file === null
      ? ''
      : `<p><a class="button" href="${escapeHtml(file.href)}">${escapeHtml(file.label)}</a></p>`
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – ${escapeHtml(issuer.name)}</title><style>${style}</style></head>
<body>
<header><a href="/"><img src="${escapeHtml(logoPath)}" alt="${escapeHtml(issuer.name)}" height="40"></a></header>
<main>
<h1>${escapeHtml(title)}</h1>
<p>${escapeHtml(text)}</p>
${button}${download}
<p><a href="/">Ir para a loja</a></p>
</main>
</body>
</html>
`
  const styleHash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
}

/** Headers of such a page. Its address holds what opens it: nobody is told where somebody comes from. */
export function issuerPageHeaders(policy: string) {
  return {
    'content-security-policy': policy,
    'x-content-type-options': 'nosniff',
    'referrer-policy': 'no-referrer',
    'cache-control': 'no-store',
  } as const
}

function styleOf(theme: string): string {
  const { primary, soft, ink, inkSoft, line } = documentColours(theme)
  return `
:root{font:1rem/1.6 system-ui,sans-serif;color:${ink};background:#fff}
*{box-sizing:border-box}
body{margin:0}
header{padding:1rem 1.5rem;border-bottom:1px solid ${line}}
header a{display:inline-block}
img{display:block;height:2.5rem;width:auto;max-width:100%}
main{max-width:36rem;margin:0 auto;padding:3rem 1.5rem}
h1{margin:0 0 1rem;font-size:1.75rem;line-height:1.25}
p{margin:0 0 1.5rem;color:${inkSoft};overflow-wrap:anywhere}
a{color:${primary}}
button,.button{font:inherit;font-weight:700;min-height:3rem;padding:.75rem 1.5rem;margin:0 0 1.5rem;border:2px solid ${primary};border-radius:.75rem;background:${primary};color:#fff;cursor:pointer}
.button{display:inline-block;text-align:center;text-decoration:none}
@media (hover:hover){button:hover,.button:hover{border-color:${ink};background:${ink}}}
a:focus-visible,button:focus-visible{outline:3px solid ${ink};outline-offset:3px;border-radius:.25rem}
header{background:${soft}}
@media (max-width:40rem){main{padding:2rem 1.25rem}button,.button{width:100%}}
`
}
