import { createHash } from 'node:crypto'
import type { Issuer } from '@benefits/domain/catalogue/issuer'
import { documentColours } from '../contract-pdf/theme-colours.ts'
import { escapeHtml } from '../mail-texts/mail-page.ts'
import { OPT_OUT_PATH } from '../services/opt-out/opt-out-address.ts'
import { OPT_OUT_TEXTS, type OptOutState } from './texts.ts'

/** What the page shows, and for whom. */
export interface OptOutView {
  readonly state: OptOutState
  readonly issuer: Pick<Issuer, 'name' | 'shortName' | 'theme'>
  readonly logoPath: string
  readonly supportEmail: string
  /** As it came; shown in the form's address where the page asks for a press. */
  readonly token: string
}

/** A page and the policy under which it may be shown: no script, its own style, its own logo. */
export function renderOptOut(view: OptOutView): { readonly html: string; readonly policy: string } {
  const { state, issuer, logoPath, supportEmail, token } = view
  const { title, text, button } = OPT_OUT_TEXTS[state]
  const style = styleOf(issuer.theme)
  const action = escapeHtml(`${OPT_OUT_PATH}?token=${encodeURIComponent(token)}`)
  const form =
    button === null ? '' : `<form method="post" action="${action}"><button>${button}</button></form>`
  const words = escapeHtml(text({ shortName: issuer.shortName, supportEmail }))
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title} – ${escapeHtml(issuer.name)}</title><style>${style}</style></head>
<body>
<header><a href="/"><img src="${escapeHtml(logoPath)}" alt="${escapeHtml(issuer.name)}" height="40"></a></header>
<main>
<h1>${title}</h1>
<p>${words}</p>
${form}
<p><a href="/">Ir para a loja</a></p>
</main>
</body>
</html>
`
  const styleHash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
  return { html, policy }
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
button{font:inherit;font-weight:700;min-height:3rem;padding:.75rem 1.5rem;margin:0 0 1.5rem;border:2px solid ${primary};border-radius:.75rem;background:${primary};color:#fff;cursor:pointer}
button:hover{border-color:${ink};background:${ink}}
a:focus-visible,button:focus-visible{outline:3px solid ${ink};outline-offset:3px;border-radius:.25rem}
header{background:${soft}}
@media (max-width:40rem){main{padding:2rem 1.25rem}button{width:100%}}
`
}
