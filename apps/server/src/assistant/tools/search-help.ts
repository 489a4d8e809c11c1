import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import * as z from 'zod'
import { assistantTexts } from '../texts.ts'
import { refused, told } from '../tool-result.ts'
import { defineTool } from './tool.ts'

const texts = assistantTexts.searchHelp
/** More would be read by nobody. */
const MOST = 5

/** `buscar_ajuda`: the help's own search, with the answers. */
export const searchHelp = defineTool({
  name: 'buscar_ajuda',
  title: texts.title,
  description: texts.description,
  input: z.object({
    busca: z
      .string(assistantTexts.text)
      .trim()
      .min(1, assistantTexts.text)
      .max(100, assistantTexts.text)
      .describe(texts.search),
  }),
  run: async ({ busca: search }, { send, addressOf }) => {
    const found = await send(listFaqArticles, { query: { search, limit: MOST } })
    if (!found.ok) return refused(found.problem)
    const { articles } = found.answer.result
    const lines = articles.map(({ title: question, content }) => `${question}\n${content}`)
    return told(lines.length === 0 ? texts.none : lines.join('\n\n'), {
      artigos: articles.map(({ id, title: titulo, content: conteudo }) => ({ id, titulo, conteudo })),
      pagina: addressOf('/faq'),
    })
  },
})
