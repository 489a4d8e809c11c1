import { hasPassThroughFee, PASS_THROUGH_FEE } from '@benefits/copy/pass-through-fee'
import { PAID_EVERY_TEXTS } from '@benefits/copy/total-parts'
import { centavos } from '@benefits/domain/money/centavos'
import { formatBrl } from '@benefits/domain/money/format-brl'
import { fromDecimal, toDecimal } from '@benefits/domain/money/from-decimal'
import { type OrderedLine, priceRows } from '@benefits/domain/pricing/price-rows'
import type { Pricing } from '@benefits/domain/pricing/pricing'
import { totalParts } from '@benefits/domain/pricing/total-parts'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { priceWithoutLead } from '@benefits/wire/pricing/price-without-lead'
import { pricingAnswer } from '@benefits/wire/pricing/shapes'
import { createSimulation } from '@benefits/wire/simulation/create-simulation'
import * as z from 'zod'
import { assistantTexts } from '../texts.ts'
import { refused, told } from '../tool-result.ts'
import { defineTool } from './tool.ts'

const texts = assistantTexts.simulate
const { whole, amount, list } = assistantTexts

const input = z.object({
  produtos: z
    .array(
      z.object(
        {
          codigoProduto: z.int(whole).min(0, whole).describe(texts.code),
          // Not `positive`: several assistants read no `exclusiveMinimum`.
          quantidade: z.int(whole).min(1, whole).describe(texts.quantity),
          valorMensal: z
            .number(amount)
            .refine((value) => value >= 0 && fromDecimal(value) !== null, amount)
            .optional()
            .describe(texts.value),
        },
        list,
      ),
      list,
    )
    .min(1, list)
    .max(50, list)
    .describe(texts.products),
})

/** `simular`: what a list of products costs today, and the link that opens it in the store. */
export const simulate = defineTool({
  name: 'simular',
  title: texts.title,
  description: texts.description,
  input,
  run: async ({ produtos }, { issuer, channel, send, addressOf }) => {
    const sold = await send(listProducts, { params: { issuer: issuer.code, channel } })
    if (!sold.ok) return refused(sold.problem)
    const { products } = sold.answer.result
    const lines = produtos.map(({ codigoProduto: productCode, quantidade: quantity, valorMensal }) => {
      const lineType = products.find(({ code }) => code === productCode)?.lineType ?? ('unknown' as const)
      const monthlyValue = fromDecimal(lineType === 'hcm' ? 0 : (valorMensal ?? 0)) ?? centavos(0)
      return {
        productCode,
        quantity,
        monthlyValue,
        lineType,
        planPeriod: 'monthly',
        additionalCodes: [],
      } as const
    })
    const body = { lines, addOnCodes: [] }
    const [priced, made] = await Promise.all([
      send(priceWithoutLead, { body }),
      send(createSimulation, { body }),
    ])
    if (!priced.ok) return refused(priced.problem)
    if (!made.ok) return refused(made.problem)
    const { pricing } = priced.answer
    const link = addressOf(new URL(made.answer.link).pathname)
    const nameOf = (wanted: number) => products.find(({ code }) => code === wanted)?.name ?? String(wanted)
    const ordered = lines.map((line) => ({ ...line, name: nameOf(line.productCode) }))
    return told([...rowsOf(pricing, ordered), texts.link(link)].join('\n'), {
      total: toDecimal(pricing.totalWithDiscount),
      link,
      ...z.encode(pricingAnswer, priced.answer),
    })
  },
})

/** A price in words: its rows, each with its unit, then the total, and its parts where they are paid differently. */
function rowsOf(pricing: Pricing, ordered: readonly OrderedLine[]): readonly string[] {
  const rows = priceRows(pricing.lines, ordered)
  const parts = totalParts(rows).map(({ every, value }) => `${formatBrl(value)} ${PAID_EVERY_TEXTS[every]}`)
  return [
    ...rows.map(({ name, value, every }) =>
      value === 0 ? `- ${name}: ${texts.free}` : `- ${name}: ${formatBrl(value)} ${PAID_EVERY_TEXTS[every]}`,
    ),
    texts.total(formatBrl(pricing.totalWithDiscount)),
    ...(hasPassThroughFee(pricing.lines) ? [`${PASS_THROUGH_FEE.line}, ${PASS_THROUGH_FEE.note}.`] : []),
    ...(parts.length > 1 ? [texts.parts(new Intl.ListFormat('pt-BR').format(parts))] : []),
  ]
}
