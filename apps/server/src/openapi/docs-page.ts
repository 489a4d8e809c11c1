import { NOUNS, WORDS } from './copy.ts'
import type { DescribedCall } from './describe-call.ts'
import type { JsonSchema } from './json-schema.ts'
import { listFields } from './list-fields.ts'

/** The page's whole style; its hash stands in the page's content policy. */
export const DOCS_STYLE = `
:root { color-scheme: light dark }
body { font: 1rem/1.5 system-ui, sans-serif; max-width: 60rem; margin: 0 auto; padding: 1rem; overflow-wrap: anywhere }
nav ul { columns: 16rem; padding-left: 1.2rem }
article { border-top: 1px solid; padding: .5rem 0 1.5rem }
code { font-family: ui-monospace, monospace }
.table { overflow-x: auto }
table { border-collapse: collapse; width: 100% }
th, td { text-align: left; vertical-align: top; padding: .3rem .6rem .3rem 0; border-bottom: 1px solid #8886 }
th { white-space: nowrap }
td { overflow-wrap: break-word }
td code { overflow-wrap: anywhere }
td p { margin: 0 }
article > p { margin: .4rem 0 }
h3 { margin-bottom: .2rem }
summary { cursor: pointer; font-weight: 600; padding: .3rem 0 }
`

/** The calls for people: one section each with its fields and refusals. No script, no outside file. */
export function docsPage(calls: readonly DescribedCall[]): string {
  const byNoun = Map.groupBy(calls, ({ noun }) => noun)
  const nouns = Object.keys(NOUNS).filter((noun) => byNoun.has(noun))
  const groups = [...nouns, ...[...byNoun.keys()].filter((noun) => !nouns.includes(noun))]
  const links = groups.map((noun) => `<li><a href="#${escapeHtml(noun)}">${nounName(noun)}</a></li>`)
  return `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${WORDS.title}</title>
<style>${DOCS_STYLE}</style>
</head>
<body>
<header>
<h1>${WORDS.title}</h1>
<p>${WORDS.description}</p>
<p><a href="/api/openapi.json">${WORDS.document}</a></p>
</header>
<nav aria-label="${WORDS.title}"><ul>${links.join('')}</ul></nav>
<main>
<section><h2>${WORDS.howToCall}</h2><ol>${WORDS.steps.map((step) => `<li>${step}</li>`).join('')}</ol></section>
${groups.map((noun) => section(noun, byNoun.get(noun) ?? [])).join('\n')}
</main>
</body>
</html>
`
}

function section(noun: string, calls: readonly DescribedCall[]): string {
  return `<section id="${escapeHtml(noun)}"><h2>${nounName(noun)}</h2><p>${escapeHtml(NOUNS[noun]?.description ?? '')}</p>${calls.map(article).join('\n')}</section>`
}

function article({
  definition,
  path,
  params,
  query,
  body,
  answer,
  headers,
  refusals,
}: DescribedCall): string {
  const { id, method, summary, success, idempotent, cacheable } = definition
  const given = headers.map(({ name, required }) => [code(name), WORDS.headers[name], yesOrNo(required)])
  return `<article aria-labelledby="${id}">
<h3 id="${id}">${escapeHtml(summary)}</h3>
<p>${code(`${method} ${path}`)}</p>
${idempotent ? `<p>${WORDS.idempotent}</p>` : ''}${cacheable ? `<p>${WORDS.cacheable}</p>` : ''}
${fold('Cabeçalhos', table([WORDS.field, WORDS.meaning, WORDS.required], given))}
${fields(WORDS.path, params)}${fields(WORDS.query, query)}${fields(WORDS.body, body)}
${typeof answer === 'string' ? `<p>${success}: ${answer === 'pdf' ? WORDS.pdf : WORDS.noBody}</p>` : fields(`${WORDS.answer} (${success})`, answer)}
${fold(
  WORDS.refusals,
  table(
    [WORDS.code, WORDS.status, WORDS.meaning],
    refusals.map((one) => [code(String(one.code)), String(one.status), escapeHtml(one.text)]),
  ),
)}
</article>`
}

function fields(title: string, schema: JsonSchema | null): string {
  const rows = schema ? listFields(schema) : []
  const cells = rows.map(({ path, words, kind, required }) => [
    `${breakable(code(path))}<p>${escapeHtml(words)}</p>`,
    breakable(escapeHtml(kind)),
    yesOrNo(required),
  ])
  return fold(title, table([WORDS.field, WORDS.kind, WORDS.required], cells))
}

/** Long names break at their dots and lines. */
function breakable(html: string): string {
  return html.replace(/[._](?=\w)/g, '$&<wbr>')
}

/** Nothing where there is nothing to unfold. */
function fold(title: string, content: string): string {
  return content === '' ? '' : `<details><summary>${title}</summary>${content}</details>`
}

function table(titles: readonly string[], rows: readonly (readonly string[])[]): string {
  if (rows.length === 0) return ''
  const head = titles.map((title) => `<th scope="col">${title}</th>`).join('')
  const body = rows.map((cells) => `<tr>${cells.map((cell) => `<td>${cell}</td>`).join('')}</tr>`).join('')
  return `<div class="table" tabindex="0" role="region" aria-label="${titles.join(', ')}"><table><thead><tr>${head}</tr></thead><tbody>${body}</tbody></table></div>`
}

function yesOrNo(value: boolean): string {
  return value ? WORDS.yes : WORDS.no
}

function nounName(noun: string): string {
  return escapeHtml(NOUNS[noun]?.name ?? noun)
}

function code(text: string): string {
  return `<code>${escapeHtml(text)}</code>`
}

function escapeHtml(text: string): string {
  return text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`)
}
