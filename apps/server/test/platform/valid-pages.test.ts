import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { FileSystemConfigLoader, HtmlValidate } from 'html-validate'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase, type TestDatabase } from '../support/databases.ts'
import type { TestServer } from '../support/start-server.ts'
import { startWholeStore } from '../support/whole-store.ts'

const ROOT = join(import.meta.dirname, '../../../..')
const validator = new HtmlValidate(new FileSystemConfigLoader())

/** What an address with a part to fill in is asked as; that with an unknown part is the page that tells so. */
const ASKED_AS: Readonly<Record<string, readonly string[]>> = {
  '/produtos/:productName': ['/produtos/refeicao', '/produtos/auto', '/produtos/nenhum'],
  '/modalidade/:modalityPath': ['/modalidade/multisaldo', '/modalidade/avulsos'],
  '/carrinho/pontomais/:plan?': ['/carrinho/pontomais', '/carrinho/pontomais/gerencial'],
  '/checkout/carrinho/:modalidade?': ['/checkout/carrinho', '/checkout/carrinho/multi'],
}

/** Every row of the store's table of screens, and the server's own pages. */
const ADDRESSES = [
  ...readFileSync(join(ROOT, 'apps/store/app/addresses/page-table.ts'), 'utf8').matchAll(
    /\bpath: '([^']+)'/g,
  ),
]
  .flatMap(([, path = '']) => ASKED_AS[path] ?? [path])
  .concat(['/checkout/verificacao', '/nada-aqui', '/dev/caixa-de-saida'])

let opened: TestDatabase
let server: TestServer

beforeAll(async () => {
  opened = await openTestDatabase('embedded')
  server = await startWholeStore(opened)
})
afterAll(async () => {
  await server?.close()
  await opened?.close()
})

it.each(['VRPAT', 'SICRE', 'JVCEF'])('every page of %s is valid HTML', async (issuer) => {
  const found: string[] = []
  for (const address of ADDRESSES) {
    const url = `${address}?emissor=${issuer}`
    const page = await server.inject({ url, headers: { host: 'localhost:3000' } })
    if (page.statusCode >= 300 && page.statusCode < 400) continue
    const { results } = await validator.validateString(page.body, join(ROOT, 'page.html'))
    for (const { messages } of results) {
      found.push(
        ...messages.map(({ ruleId, message, selector }) => `${url} ${selector}: ${message} (${ruleId})`),
      )
    }
  }
  expect(found).toEqual([])
})
