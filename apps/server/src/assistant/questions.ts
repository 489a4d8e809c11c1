import { refusalText } from '@benefits/copy/refusal-text'
import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import { type McpServer, ResourceTemplate } from '@modelcontextprotocol/sdk/server/mcp.js'
import { ErrorCode, McpError } from '@modelcontextprotocol/sdk/types.js'
import type { Assistant } from './assistant.ts'
import { assistantTexts } from './texts.ts'

const texts = assistantTexts.questions
const TYPE = 'text/plain'

/** The help's questions as resources, `pergunta://{id}`: an assistant reads the ones that its talk is about. */
export function registerQuestions(server: McpServer, { issuer, send }: Assistant): void {
  async function articles() {
    const listed = await send(listFaqArticles, { query: {} })
    if (!listed.ok) throw new McpError(ErrorCode.InternalError, listed.problem.description)
    return listed.answer.result.articles
  }
  const template = new ResourceTemplate('pergunta://{id}', {
    list: async () => ({
      resources: (await articles()).map(({ id, title }) => ({
        uri: `pergunta://${id}`,
        name: id,
        title,
        mimeType: TYPE,
      })),
    }),
  })
  const { title, description } = texts
  server.registerResource(
    'perguntas',
    template,
    { title, description, mimeType: TYPE },
    async ({ href }, { id }) => {
      const article = (await articles()).find((one) => one.id === id)
      if (!article)
        throw new McpError(ErrorCode.InvalidParams, refusalText('notFound', { shortName: issuer.shortName }))
      return { contents: [{ uri: href, mimeType: TYPE, text: `${article.title}\n\n${article.content}` }] }
    },
  )
}
