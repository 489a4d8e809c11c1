import { STORE_PREFIX } from '@benefits/domain/host/store-names'
import { STATES } from '@benefits/domain/region/states'
import type { AnswerOf } from '@benefits/wire/call'
import { getAcceptance } from '@benefits/wire/configuration/get-acceptance'
import { getPatTable } from '@benefits/wire/configuration/get-pat-table'
import { listModalities } from '@benefits/wire/configuration/list-modalities'
import { listProducts } from '@benefits/wire/configuration/list-products'
import { listSeasonalProducts } from '@benefits/wire/configuration/list-seasonal-products'
import { listSections } from '@benefits/wire/configuration/list-sections'
import { listFaqArticles } from '@benefits/wire/faq/list-faq-articles'
import { listActiveOffers } from '@benefits/wire/offer/list-active-offers'
import { data } from 'react-router'
import type { Calls } from '../../commands/calls/create-calls.server.ts'
import type { ProductView } from '../../purchase/catalogue/public.ts'
import type { Below, OfferView } from './blocks/block.tsx'
import { loadHeroPrice } from './hero/hero-price.server.ts'
import { type Sold, shelfCards } from './shelf/shelf-cards.ts'
import { type SectionView, visibleSections } from './visible-sections.ts'

const PREVIEW = 3

/**
 * Everything that the landing page shows, the same for every visitor of a channel. Without modalities there is no page;
 * a block that could not be loaded is left out (docs/rules/catalogue.md: empty-section).
 */
export async function loadLanding(calls: Calls) {
  const { scope, send } = calls
  const issuer = scope.issuer.code
  const params = { issuer }
  const [modalities, seasonal, sections, products, pat, acceptance, faq, offers] = await Promise.all([
    send(listModalities, { params, query: {} }),
    send(listSeasonalProducts, { params }),
    send(listSections, { params, query: { page: STORE_PREFIX } }),
    send(listProducts, { params: { issuer, channel: scope.channel.code } }),
    send(getPatTable, { params }),
    send(getAcceptance, { params }),
    send(listFaqArticles, { query: { limit: PREVIEW } }),
    send(listActiveOffers, {}),
  ])
  if (!modalities.ok) throw data(modalities.problem, { status: modalities.problem.status || 502 })
  const listed = modalities.answer.result.modalities
  const sold = products.ok ? products.answer.result.products : []
  const mapped = new Map(sold.filter(({ showInMapList }) => showInMapList).map((one) => [one.code, one]))
  const singleCards = listed.find(({ serviceGroup }) => serviceGroup === 'default')
  const below: Below = {
    sections: sections.ok ? visibleSections(sections.answer.result.sections, issuer).map(withoutPreview) : [],
    benefitsCart: singleCards?.destination ?? null,
    counts: countGroups(sold),
    wallet: listed.find(({ isWalletGroupCard }) => isWalletGroupCard)?.name ?? null,
    // Both ways are of food cards: where none is sold there is nothing to choose between.
    patRows:
      pat.ok && sold.some(({ showAsteriskPatAux }) => showAsteriskPatAux) ? pat.answer.result.rows : [],
    acceptance: acceptance.ok
      ? acceptance.answer.result.maps.flatMap(({ productCode, byState }) => {
          const product = mapped.get(productCode)
          if (!product) return []
          const counts = STATES.map(({ uf }) => byState[uf] ?? 0)
          return [{ code: productCode, name: product.name, tone: product.colourToken, counts }]
        })
      : [],
    questions: faq.ok
      ? faq.answer.result.articles.slice(0, PREVIEW).map(({ id, title, content }) => ({ id, title, content }))
      : [],
    offers: offers.ok ? offers.answer.offers.map(toOffer) : [],
  }
  return {
    shelf: shelfCards(
      listed,
      seasonal.ok ? seasonal.answer.result.seasonalProducts : [],
      issuer,
      new Map(sold.map(({ code, colourToken }) => [code, colourToken])),
    ),
    hero: {
      price: await loadHeroPrice(calls, sold, singleCards?.groupCode),
      sellsHere: listed.length > 0,
    },
    sold: soldOf(listed, sold),
    below,
  }
}

/** How many products each modality has, services and extensions apart. */
function countGroups(sold: readonly ProductView[]): Below['counts'] {
  const counts: Record<number, number> = {}
  for (const { groupCode, lineType } of sold)
    if (lineType !== 'addOn' && lineType !== 'extension') counts[groupCode] = (counts[groupCode] ?? 0) + 1
  return counts
}

/** What a company that is known needs of the catalogue: which card is about what it has, or is not sold. */
function soldOf(modalities: Sold['modalities'], products: Sold['products']): Sold {
  return {
    modalities: modalities.map(({ groupCode, serviceGroup, canBeOrderedSolo, displayOrder }) => ({
      groupCode,
      serviceGroup,
      canBeOrderedSolo,
      displayOrder,
    })),
    products: products.map(({ code, groupCode, lineType, unservedStates }) => ({
      code,
      groupCode,
      lineType,
      unservedStates,
    })),
  }
}

/** The help centre's own first questions stand in its preview; those that the block brings are not needed. */
function withoutPreview(section: SectionView): SectionView {
  return section.id === 'LOJA_SECTION_FAQ' ? { ...section, items: [] } : section
}

function toOffer(offer: AnswerOf<typeof listActiveOffers>['offers'][number]): OfferView {
  const { code, name, minCards, minEmployees, rules, discount = null } = offer
  const services = Math.max(0, ...rules.map(({ maxAddOns }) => maxAddOns))
  return { code, name, minCards, minEmployees, services, discount }
}

/** The landing page's data. */
export type Landing = Awaited<ReturnType<typeof loadLanding>>
