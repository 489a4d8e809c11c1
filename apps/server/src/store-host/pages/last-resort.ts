/** Shown when not even the store's own error page could be drawn. No script, no style of its own. */
export const LAST_RESORT = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Loja</title></head>
<body>
<h1>Algo inesperado ocorreu, não foi possível carregar o conteúdo</h1>
<p>Por favor, tente novamente em alguns instantes.</p>
<p><a href="">Tentar novamente</a></p>
</body>
</html>
`
