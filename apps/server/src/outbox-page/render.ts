import escapeHtml from 'escape-html'
import type { OutboxEntry } from '../adapters/mail/outbox.ts'

/** The pages' only style; its hash stands in their policy. */
export const STYLE = `
:root{color-scheme:light dark;font:1rem/1.5 system-ui,sans-serif}
body{margin:0 auto;max-width:60rem;padding:2rem 1rem;color:light-dark(#1c2330,#e8ebf0);background:light-dark(#f7f8fa,#14181f)}
a{color:light-dark(#0b57a4,#8cc2ff)}
h1{font-size:1.5rem;line-height:1.2}
form{display:flex;flex-wrap:wrap;gap:.5rem;align-items:end;margin:1rem 0}
label{display:grid;gap:.25rem;font-weight:600}
input,button{font:inherit;padding:.5rem .75rem;border:1px solid #78828f;border-radius:.5rem}
input{min-width:18rem;max-width:100%;box-sizing:border-box}
table{width:100%;border-collapse:collapse;background:light-dark(#fff,#1c222c)}
th,td{text-align:left;padding:.5rem .75rem;border-bottom:1px solid light-dark(#d9dde3,#39424f);vertical-align:top}
dl{display:grid;grid-template-columns:max-content 1fr;gap:.25rem 1rem}
dt{font-weight:600}
dd{margin:0;overflow-wrap:anywhere}
pre{white-space:pre-wrap;overflow-wrap:anywhere;padding:1rem;border:1px solid light-dark(#d9dde3,#39424f);border-radius:.5rem;background:light-dark(#fff,#1c222c);font-size:1rem}
`

const TIME = new Intl.DateTimeFormat('pt-BR', {
  dateStyle: 'short',
  timeStyle: 'medium',
  timeZone: 'America/Sao_Paulo',
})

/** The list, newest first, with a filter by recipient. */
export function renderList(messages: readonly OutboxEntry[], recipient: string): string {
  const filter = `<form method="get" action="/dev/caixa-de-saida" role="search">
<label>Destinatário <input type="email" name="para" value="${escapeHtml(recipient)}" autocomplete="off"></label>
<button type="submit">Filtrar</button></form>`
  const rows = messages.map(
    ({ id, to, subject, sentAt }) =>
      `<tr><td><time datetime="${escapeHtml(sentAt)}">${escapeHtml(shownTime(sentAt))}</time></td><td>${escapeHtml(to)}</td><td><a href="${link(id)}">${escapeHtml(subject)}</a></td></tr>`,
  )
  const table =
    rows.length === 0
      ? '<p>Nenhuma mensagem por aqui ainda.</p>'
      : `<table><caption hidden>Mensagens</caption><thead><tr><th scope="col">Enviada em</th><th scope="col">Destinatário</th><th scope="col">Assunto</th></tr></thead><tbody>${rows.join('')}</tbody></table>`
  return page(
    'Caixa de saída',
    `<p>E-mails que a loja enviaria. Só existe fora de produção.</p>${filter}${table}`,
  )
}

/** One message: recipient, subject, text and attachments. */
export function renderMessage(message: OutboxEntry): string {
  const attachments = message.attachments.map(
    ({ name }, index) =>
      `<li><a href="${link(message.id)}/anexos/${index}" download>${escapeHtml(name)}</a></li>`,
  )
  return page(
    message.subject,
    `<p><a href="/dev/caixa-de-saida">Voltar para a caixa de saída</a></p>
<dl><dt>Destinatário</dt><dd>${escapeHtml(message.to)}</dd><dt>Assunto</dt><dd>${escapeHtml(message.subject)}</dd><dt>Enviada em</dt><dd><time datetime="${escapeHtml(message.sentAt)}">${escapeHtml(shownTime(message.sentAt))}</time></dd></dl>
<h2>Mensagem</h2><pre>${escapeHtml(message.text)}</pre>
${attachments.length > 0 ? `<h2>Anexos</h2><ul>${attachments.join('')}</ul>` : ''}`,
  )
}

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="robots" content="noindex"><title>${escapeHtml(title)}</title><style>${STYLE}</style></head>
<body><main><h1>${escapeHtml(title)}</h1>${body}</main></body></html>`
}

function shownTime(iso: string): string {
  return TIME.format(new Date(iso))
}

function link(id: string): string {
  return `/dev/caixa-de-saida/${encodeURIComponent(id)}`
}
