/** A page that says one thing: no script, no style, no picture, so that it comes whatever else is closed. */
export function plainPage({ title, text }: { readonly title: string; readonly text: string }): string {
  return `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${title}</title></head>
<body>
<h1>${title}</h1>
<p>${text}</p>
<p><a href="/">Ir para a página inicial</a></p>
</body>
</html>
`
}

/** Headers of such a page: nothing runs in it, frames it or keeps it. */
export const PLAIN_PAGE_HEADERS = {
  'content-type': 'text/html; charset=utf-8',
  'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
  'cache-control': 'no-store',
  'referrer-policy': 'no-referrer',
  'x-content-type-options': 'nosniff',
} as const
