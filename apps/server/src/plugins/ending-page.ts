/** Shown by a process that ends to whoever asks it for one more page: the next process answers the next try. */
export const ENDING_PAGE = `<!doctype html>
<html lang="pt-BR">
<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>Loja</title></head>
<body>
<h1>A loja volta em instantes</h1>
<p>Aguarde um momento e tente novamente: o que você preencheu continua guardado neste navegador.</p>
<p><a href="">Tentar novamente</a></p>
</body>
</html>
`
