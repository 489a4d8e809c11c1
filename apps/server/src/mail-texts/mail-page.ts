/** One paragraph of a message: plain text, made safe, in a style of its own where it needs one. */
export function mailParagraph(text: string, style = 'overflow-wrap:anywhere'): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`
}

/** An address of our own as a link that shows it. */
export function mailLink(address: string): string {
  const safe = escapeHtml(address)
  return `<p style="overflow-wrap:anywhere"><a href="${safe}">${safe}</a></p>`
}

/** The HTML of a message made of `mailParagraph`s: legible without images or our colours. */
export function mailPage(title: string, paragraphs: readonly string[]): string {
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

/** Text made safe for an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
