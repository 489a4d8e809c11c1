import { formatBrl } from '@benefits/domain/money/format-brl'
import { toDecimal } from '@benefits/domain/money/from-decimal'
import { getConfiguration } from '@benefits/wire/configuration/get-configuration'
import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { lineType as lineTypeOnWire } from '@benefits/wire/fields'
import * as z from 'zod'
import { assistantTexts } from '../texts.ts'
import { refused, told } from '../tool-result.ts'
import { defineTool } from './tool.ts'

const texts = assistantTexts.listBenefits

/** `listar_beneficios`: what the channel sells, by the codes that a simulation takes. */
export const listBenefits = defineTool({
  name: 'listar_beneficios',
  title: texts.title,
  description: texts.description,
  input: z.object({}),
  run: async (_input, { issuer, channel, send, addressOf }) => {
    const params = { issuer: issuer.code }
    const [sold, modalities, settings] = await Promise.all([
      send(listProducts, { params: { ...params, channel } }),
      send(listModalities, { params, query: {} }),
      send(getConfiguration, { params }),
    ])
    if (!sold.ok) return refused(sold.problem)
    if (!modalities.ok) return refused(modalities.problem)
    if (!settings.ok) return refused(settings.problem)
    const { minCardValue, maxCardValue } = settings.answer.result
    const benefits = sold.answer.result.products
      .filter(({ lineType }) => lineType !== 'addOn')
      .map(({ code, name, description: about, groupCode, lineType, pagePath }) => ({
        codigoProduto: code,
        nome: name,
        descricao: about,
        tipoProduto: z.encode(lineTypeOnWire, lineType),
        modalidade:
          modalities.answer.result.modalities.find((one) => one.groupCode === groupCode)?.name ?? null,
        ...(pagePath === null ? {} : { pagina: addressOf(pagePath) }),
      }))
    const lines = benefits.map(
      ({ codigoProduto, nome, modalidade, descricao }) =>
        `- ${codigoProduto}: ${nome} (${modalidade ?? '-'}). ${descricao}`,
    )
    const limits = [formatBrl(minCardValue), formatBrl(maxCardValue)] as const
    return told([texts.text(issuer.name, benefits.length, ...limits), ...lines].join('\n'), {
      beneficios: benefits,
      valorMinimoCartao: toDecimal(minCardValue),
      valorMaximoCartao: toDecimal(maxCardValue),
    })
  },
})
