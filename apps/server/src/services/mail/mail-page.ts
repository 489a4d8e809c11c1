/** One paragraph of a message: plain text, made safe, in a style of its own where it needs one. */
export function mailParagraph(text: string, style = 'overflow-wrap:anywhere'): string {
  return `<p style="${style}">${escapeHtml(text)}</p>`
}

/** An address of our own as a link that shows it. */
export function mailLink(address: string): string {
  const safe = escapeHtml(address)
  return `<p style="overflow-wrap:anywhere"><a href="${safe}">${safe}</a></p>`
}

/** A paragraph that steps back. */
export const SOFT = 'color:#555;background:#fff;overflow-wrap:anywhere'

/** Colours of programs that are dark themselves and ask for them; others that are dark turn both of a pair. */
const DARK =
  'body,div{color:#e8ebf0!important;background:#14181f!important}p{color:inherit!important;background:none!important}a{color:#8cc2ff!important;background:none!important}'

/**
 * The HTML of a message made of `mailParagraph`s: legible without images or our colours. Every colour has its
 * background beside it, in an element inside of the body, since some programs drop the body's own style.
 */
export function mailPage(title: string, paragraphs: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="pt-BR">',
    `<head><meta charset="utf-8"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(title)}</title>`,
    `<style>:root{color-scheme:light dark}@media(prefers-color-scheme:dark){${DARK}}</style></head>`,
    '<body style="margin:0;color:#1a1a1a;background:#fff">',
    '<div style="font:16px/1.5 sans-serif;color:#1a1a1a;background:#fff;max-width:36em;margin:0 auto;padding:24px 16px">',
    ...paragraphs,
    '</div>',
    '</body>',
    '</html>',
    '',
  ].join('\n')
}

/** Text made safe for an element or an attribute in double quotes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
