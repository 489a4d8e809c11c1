import { createHash } from 'node:crypto'
import type { Channel, Issuer } from '@benefits/domain/catalogue/issuer'
import { formatCnpj } from '@benefits/domain/document/format-cnpj'
import { escapeHtml } from '../services/mail/mail-page.ts'
import { issuerPageStyle } from './page-style.ts'

/** A page that a link of a message opens: what it says, and the one thing that can be done on it. Texts are plain. */
export interface IssuerPage {
  readonly issuer: Pick<Issuer, 'kind' | 'name' | 'shortName' | 'theme' | 'copyright' | 'privacyPolicy'>
  readonly channel: Pick<Channel, 'logoPath' | 'partnerName'>
  /** Text of the style element with the theme's font (`plugins/page-faces.ts`). */
  readonly faces: string
  readonly title: string
  /** Each line is a paragraph. */
  readonly text: string
  /** Where the text names it, it opens a message of that subject. */
  readonly mail: { readonly address: string; readonly subject: string }
  /** It has been done: a tick says so before the title. */
  readonly isDone: boolean
  /** What can be done, by a POST; null where there is nothing to press. */
  readonly form: PageForm | null
  /** A file to take along; null where there is none. */
  readonly file: { readonly href: string; readonly label: string } | null
}

/** A button that does something; with a question it is the quiet way back from what was done. */
export interface PageForm {
  readonly action: string
  readonly button: string
  readonly question?: string | undefined
}

const TICK =
  '<span class="done"><svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" stroke-width="2.25" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M5 12.5l4.5 4.5L19 7.5"/></svg></span>\n'

/**
 * The page in the issuer's look, and the policy under which it may be shown: no script, its own style, its own font and
 * logo.
 */
export function renderIssuerPage(page: IssuerPage): { readonly html: string; readonly policy: string } {
  const { issuer, faces, title, isDone } = page
  const style = `${faces}${issuerPageStyle(issuer.theme)}`
  const html = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${escapeHtml(title)} – ${escapeHtml(issuer.name)}</title><style>${style}</style></head>
<body>
<header><div class="bar">${logo(page)}</div></header>
<main>
<div class="card">
${isDone ? TICK : ''}<h1>${escapeHtml(title)}</h1>
${paragraphs(page)}
${ways(page)}
</div>
</main>
${footer(page)}
</body>
</html>
`
  const styleHash = createHash('sha256').update(style).digest('base64')
  const policy = `default-src 'none'; style-src 'sha256-${styleHash}'; font-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'`
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

/** Sign and name as in the store's header: of the picture only the sign is shown, whose words have another font. */
function logo({ issuer, channel }: IssuerPage): string {
  const { logoPath, partnerName } = channel
  const name = issuer.kind === 'main' ? issuer.name : issuer.shortName
  const partner = partnerName === null ? '' : `<small>${escapeHtml(partnerName)}</small>`
  return `<a href="/"><img src="${escapeHtml(logoPath)}" alt=""><span>${escapeHtml(name)}${partner}</span></a>`
}

function paragraphs({ text, mail: { address, subject } }: IssuerPage): string {
  const safe = escapeHtml(address)
  const link = `<a href="mailto:${safe}?subject=${encodeURIComponent(subject)}">${safe}</a>`
  return text
    .split('\n')
    .map((line) => `<p>${escapeHtml(line).replaceAll(safe, link)}</p>`)
    .join('\n')
}

/** What can be done, the way to the store beside it; a way back stands under both. */
function ways({ form, file }: IssuerPage): string {
  const isBack = form?.question !== undefined
  const main =
    form !== null && !isBack
      ? `<form method="post" action="${escapeHtml(form.action)}"><button>${escapeHtml(form.button)}</button></form>`
      : ''
  const download =
    file === null ? '' : `<a class="button" href="${escapeHtml(file.href)}">${escapeHtml(file.label)}</a>`
  const look = main || download ? 'plain' : 'button outlined'
  const back = isBack
    ? `<form method="post" action="${escapeHtml(form.action)}" class="back"><span>${escapeHtml(form.question)}</span> <button class="plain">${escapeHtml(form.button)}</button></form>`
    : ''
  return `<div class="ways">${main}${download}<a class="${look}" href="/">Ir para a loja</a></div>${back}`
}

function footer({ issuer: { copyright, privacyPolicy } }: IssuerPage): string {
  return `<footer><p>${escapeHtml(copyright.title)} <span>CNPJ ${formatCnpj(copyright.cnpj)}</span> <a href="/privacidade">${escapeHtml(privacyPolicy.title)}</a></p></footer>`
}
