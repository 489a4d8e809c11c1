import { Client } from '@modelcontextprotocol/sdk/client/index.js'
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js'
import { button, field, money, open } from '../support/shop.ts'
import { expect, test } from '../support/test.ts'

interface Simulated {
  readonly structuredContent: { readonly total: number; readonly link: string }
}

/** An assistant that has found the store's address by itself, as `llms.txt` tells it. */
async function connect(told: string): Promise<Client> {
  const address = /\((http\S+\/mcp)\)/.exec(told)?.[1]
  const client = new Client({ name: 'assistente', version: '1' })
  const transport = new StreamableHTTPClientTransport(new URL(address ?? ''))
  await client.connect(transport as Parameters<Client['connect']>[0])
  return client
}

test('an assistant simulates ten meal cards, and the buyer opens its link at the same total', async ({
  page,
  request,
}) => {
  const assistant = await connect(await (await request.get('/llms.txt')).text())
  const { tools } = await assistant.listTools()
  expect(tools.map(({ name }) => name)).toContain('simular')
  const listed = await assistant.callTool({ name: 'listar_beneficios', arguments: {} })
  expect(JSON.stringify(listed.content)).toContain('27: Refeição')
  const produtos = [{ codigoProduto: 27, quantidade: 10, valorMensal: 600 }]
  const simulated = await assistant.callTool({ name: 'simular', arguments: { produtos } })
  const { total, link } = (simulated as unknown as Simulated).structuredContent
  await assistant.close()
  expect(total).toBe(6000)

  await open(page, link)
  const main = page.getByRole('main')
  await expect(main).toContainText(money(total * 100))
  await button(page, 'Usar esta simulação').click()
  await expect(page).toHaveURL(/\/carrinho\/beneficios$/)
  await expect(field(page, 'Quantidade de cartões de Refeição')).toHaveValue('10')
})
