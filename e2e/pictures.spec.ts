import type { APIRequestContext } from '@playwright/test'
import { expect, test } from './support/test.ts'
import { WHOLE_ISSUERS } from './support/turned-content.ts'

const CLIENT = 'loja-dev'

/** Signs calls as a partner's program does (docs/rules/calls.md: `token`). */
async function token(request: APIRequestContext): Promise<string> {
  const data = { client_id: CLIENT, redirect_uri: 'http://localhost:3000/' }
  const granted = await (await request.post('/api/oauth/grant-code', { data })).json()
  const code = new URL(granted.redirect_uri).searchParams.get('code')
  const authorization = `Basic ${Buffer.from(`${CLIENT}:loja-dev-secret`).toString('base64')}`
  const grant = { data: { grant_type: 'authorization_code', code }, headers: { authorization } }
  return (await (await request.post('/api/oauth/access-token', grant)).json()).access_token
}

/** The values of the picture fields of an answer, at any depth. */
function pictures(answer: unknown): string[] {
  if (typeof answer !== 'object' || answer === null) return []
  return Object.entries(answer).flatMap(([name, value]) =>
    /^(?:logo|logoPath|imagePath|imagemCartao)$/.test(name) ? [String(value)] : pictures(value),
  )
}

test('every picture that a configuration call names is there, for the pages of others too', async ({
  page,
  request,
}) => {
  const access = await token(request)
  const paths = new Set<string>()
  for (const { issuer, files } of WHOLE_ISSUERS) {
    for (const { code } of files['channels.json'] as readonly { code: string }[]) {
      const headers = {
        client_id: CLIENT,
        access_token: access,
        'sigla-emissor': issuer,
        'sigla-canal': code,
        'id-subcanal': '',
      }
      const base = `/api/bff/configuracoes/emissores-loja/${issuer}`
      const calls = ['', `/canais-loja/${code}`, `/canais-loja/${code}/produtos-loja`, '/modalidades-loja']
      const more = ['/produtos-sazonais-loja', '/secoes-loja', '/redes-aceitacao', '/comparativo-pat']
      for (const call of [...calls, ...more]) {
        const answer = await request.get(`${base}${call}`, { headers })
        expect(answer.status(), `${issuer} ${code} ${call}`).toBe(200)
        for (const path of pictures(await answer.json())) {
          expect(path.startsWith(`/images/${issuer.toLowerCase()}/${code}/`), path).toBe(true)
          // Another channel's are the same pictures, but its logo.
          if (code === 'default' || path.includes('/logos/')) paths.add(path)
        }
      }
    }
  }
  expect(paths.size).toBeGreaterThan(100)

  const answer = await request.get([...paths][0] ?? '')
  expect(answer.headers()).toMatchObject({
    'content-type': 'image/svg+xml; charset=utf-8',
    'cross-origin-resource-policy': 'cross-origin',
    'cache-control': 'public, max-age=86400',
  })
  // On a page of the store: its policy allows them too.
  await page.goto('/')
  const faults = await page.evaluate(
    async (all) => {
      const found: string[] = []
      for (const path of all) {
        const file = await fetch(path)
        const type = file.headers.get('content-type')
        const svg = new DOMParser().parseFromString(await file.text(), 'image/svg+xml').documentElement
        const image = new Image()
        image.src = path
        const isDrawn = await image.decode().then(
          () => image.naturalWidth > 0,
          () => false,
        )
        const title = svg.querySelector('title')?.textContent
        const good = file.status === 200 && type?.startsWith('image/svg+xml') && svg.tagName === 'svg'
        if (!good || !svg.getAttribute('viewBox') || !title || !isDrawn) found.push(`${path} ${file.status}`)
      }
      return found
    },
    [...paths],
  )
  expect(faults).toEqual([])
})
