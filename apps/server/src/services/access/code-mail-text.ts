/** What the message with a code names. */
export interface CodeMailFacts {
  readonly issuerName: string
  readonly firstName: string
  readonly code: string
}

/** Subject, text and HTML of the message that carries a code; the code stands alone on its line (details 25). */
export function codeMailText({ issuerName, firstName, code }: CodeMailFacts) {
  const greeting = `Olá, ${firstName}!`
  const what = `Use este código para confirmar seu e-mail na loja ${issuerName}:`
  const life = 'Ele vale por 10 minutos e só pode ser usado uma vez.'
  const warning =
    'Se você não pediu este código, ignore esta mensagem e não o informe a ninguém: nossa equipe nunca pede códigos.'
  return {
    subject: `Seu código de verificação da loja ${issuerName}`,
    text: [greeting, '', what, '', code, '', life, '', warning, '', issuerName, ''].join('\n'),
    html: page(issuerName, [
      `<p>${escapeHtml(greeting)}</p>`,
      `<p>${escapeHtml(what)}</p>`,
      `<p style="font:bold 28px/1.4 monospace;letter-spacing:6px">${escapeHtml(code)}</p>`,
      `<p>${escapeHtml(life)}</p>`,
      `<p style="color:#555">${escapeHtml(warning)}</p>`,
      `<p><strong>${escapeHtml(issuerName)}</strong></p>`,
    ]),
  }
}

function page(title: string, paragraphs: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="pt-BR">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body style="font:16px/1.5 sans-serif;color:#1a1a1a;max-width:36em;margin:24px auto;padding:0 16px">',
    ...paragraphs,
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
