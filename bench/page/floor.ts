import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** About as much text as a landing page has, in words that mean nothing in particular. */
const PARAGRAPH =
  'Uma página de texto, sem imagens nem programa, para saber quanto tempo a rede e o navegador levam sozinhos. '
const SECTIONS = 14

/** The fastest page that a browser can be given: text, one stylesheet, no script; ~10 KB of HTML in `folder`. */
export function writeFloor(folder: string): void {
  const sections = Array.from(
    { length: SECTIONS },
    (_, at) => `<section><h2>Parte ${at + 1}</h2><p>${PARAGRAPH.repeat(6)}</p></section>`,
  )
  const html = `<!doctype html>
<html lang="pt-BR">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>O piso</title>
<meta name="description" content="Texto e uma folha de estilo.">
<link rel="stylesheet" href="/floor.css">
</head>
<body><main><h1>O piso</h1>${sections.join('\n')}</main></body>
</html>
`
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'index.html'), html)
  writeFileSync(
    join(folder, 'floor.css'),
    'body{font:16px/1.5 sans-serif;margin:2rem auto;max-width:40rem;padding:0 1rem}',
  )
}
