import type { Context } from '#platform/http/context.ts'
import { rupiah } from '#platform/money.ts'
import { isRefusal } from '#platform/refusal.ts'
import { loadCategoryTree } from '#modules/catalogue/categories/service/category-tree.ts'
import { searchDistricts } from '#modules/foundation/regions/service/regions.ts'
import { listWarehouses } from '#modules/catalogue/stock/service/movements.ts'
import { loadTiersAndCoverage } from '#modules/catalogue/products/service/product.ts'
import { estimateListDelivery } from '#modules/selling/delivery/service/delivery-estimate.ts'
import { estimateGoods } from '../rules/reply/estimate-goods.ts'
import { estimateWork } from '../rules/reply/estimate-work.ts'
import type { ReplyPlan } from '../rules/reply/choose-reply.ts'
import { findAdvice } from '../rules/reply/find-advice.ts'
import { findChosen, type Dialogue, type GoodsOption } from '../rules/track/dialogue.ts'
import { ASKS_FOR_OTHERS } from '../rules/track/topic.ts'
import type { DeliveryFact, FactTier, ReplyFacts } from '../rules/reply/reply-facts.ts'
import { listProjectGoods } from './list-project-goods.ts'
import { listAlternativesOf, listFitting } from './list-alternatives.ts'

/** Reads what the catalogue has to say for a reply; nothing that it does not need. */
export async function loadFacts(
  ctx: Context,
  plan: ReplyPlan,
  dialogue: Dialogue,
): Promise<ReplyFacts> {
  const asked = plan.answers.flatMap(({ items }) => items)
  const isListPriced =
    plan.ask?.about === 'confirm' ||
    plan.ask?.isLast === true ||
    plan.answers.some(({ about }) => ['total', 'list', 'budget'].includes(about))
  const changed = plan.changes.flatMap((change) =>
    'itemId' in change ? dialogue.items.filter(({ id }) => id === change.itemId) : [],
  )
  const covering = plan.covering?.item
  const coveringOption = covering ? (findChosen(covering) ?? covering.match?.options[0]) : undefined
  const options = [
    ...[...(isListPriced ? dialogue.items : []), ...asked, ...changed].flatMap(
      (item) => findChosen(item) ?? [],
    ),
    ...(coveringOption ? [coveringOption] : []),
    ...(plan.answers.some(({ about }) => about === 'contents')
      ? asked.flatMap(({ match }) => match?.options[0] ?? [])
      : []),
  ]
  const variantIds = [...new Set(options.map(({ product_variant_id: id }) => Number(id)))]
  const variants =
    variantIds.length > 0 ? await loadTiersAndCoverage(ctx, variantIds) : new Map<number, never>()
  const findVariant = ({ product_variant_id: id }: GoodsOption) => variants.get(Number(id))
  const tiers = new Map<string, readonly FactTier[]>(
    options.map((option) => [option.product_variant_id, findVariant(option)?.tiers ?? []]),
  )
  const alternatives = plan.answers.find(({ about }) => ASKS_FOR_OTHERS.has(about))
  const alternativesOf = alternatives?.items.at(-1)
  const isDeliveryAsked = plan.answers.some(({ about }) => about === 'delivery')
  const coverageM2 = (coveringOption && findVariant(coveringOption)?.coverageM2) ?? null
  const sackKg = Number(/(\d+)\s*kg/u.exec(coveringOption?.variantName ?? '')?.[1] ?? 50)
  const work = plan.covering?.work ? estimateWork(plan.covering.work, sackKg) : null
  const advice =
    plan.adviceText === null ? null : await loadAdvice(ctx, plan.adviceText, plan.compared)
  return {
    storeName: ctx.shop.storeName,
    tiers,
    coverage: new Map(
      options.flatMap((option) => {
        const coverage = findVariant(option)?.coverageM2
        return coverage ? [[option.product_variant_id, coverage] as const] : []
      }),
    ),
    alternatives: alternativesOf
      ? await listAlternativesOf(ctx, alternativesOf, alternatives?.about)
      : plan.adviceText !== null && !advice && plan.compared.length === 0
        ? await listFitting(ctx, plan.adviceText)
        : [],
    delivery: isDeliveryAsked ? await loadDelivery(ctx, dialogue, asked) : null,
    estimate:
      plan.covering && coveringOption
        ? estimateGoods(coveringOption, {
            areaM2: plan.covering.areaM2 * (plan.covering.layers?.times ?? 1),
            coverageM2,
            work,
            spacedCm: covering?.spacedCm,
            isNet: covering?.isNet ?? plan.covering.isNet,
          })
        : null,
    project: plan.project ? await listProjectGoods(ctx, plan.project) : null,
    warehouses: plan.answers.some(({ about }) => about === 'pickup')
      ? (await listWarehouses(ctx)).map(({ name }) => name.replace(/^Gudang /u, ''))
      : [],
    advice,
    budget: dialogue.budget === null ? null : rupiah(dialogue.budget),
    work,
  }
}

/** What people ask about the goods of a question, where one of it fits. */
async function loadAdvice(ctx: Context, text: string, compared: readonly string[]) {
  const { categories } = await loadCategoryTree(ctx)
  return (
    findAdvice(
      text,
      categories.flatMap(({ subCategories }) => subCategories),
      compared,
    ) ?? null
  )
}

/** The freight of what was asked about, or of the list, to the address. */
async function loadDelivery(
  ctx: Context,
  { address, items }: Dialogue,
  asked: readonly Dialogue['items'][number][],
): Promise<DeliveryFact> {
  if (!address) return { kind: 'no-place' }
  const goods = (asked.length > 0 ? asked : items).flatMap((item) => {
    // Which of several it is hardly changes what bringing it costs.
    const option = findChosen(item) ?? (item.qty === null ? undefined : item.match?.options[0])
    return option
      ? [{ product_variant_id: Number(option.product_variant_id), qty: option.qty }]
      : []
  })
  if (goods.length === 0) return { kind: 'no-goods' }
  const district = await findDistrictOf(ctx, address)
  if (!district) return { kind: 'unknown-place' }
  const place = `${district.district}, ${district.city}`
  try {
    const quote = await estimateListDelivery(ctx, goods, district.districtId)
    if (!quote) return { kind: 'refused', place, message: 'belum ada kendaraan yang cocok.' }
    const { name: vehicle, trips, cost, earliest } = quote
    return { kind: 'quote', place, vehicle, trips, cost, earliest }
  } catch (thrown) {
    if (isRefusal(thrown)) return { kind: 'refused', place, message: thrown.message }
    throw thrown
  }
}

/** Words at the end of an address that may name its district or city. */
const MAX_PLACE_WORDS = 3

/** The district that an address names at its end, or the first one of its city. */
async function findDistrictOf(ctx: Context, address: string) {
  const words = address
    .replaceAll(/[,.]/g, ' ')
    .split(/\s+/)
    .filter((word) => /^\p{L}{3,}$/u.test(word))
  const named = await findNamedWithCity(ctx, words)
  if (named) return named
  for (let end = words.length; end > 0; end -= 1)
    for (let count = Math.min(MAX_PLACE_WORDS, end); count > 0; count -= 1) {
      const [found] = await searchDistricts(ctx.db, words.slice(end - count, end).join(' '))
      if (found) return found
    }
  return undefined
}

/** `sawangan depok`: a district with its city behind it, in the last words. */
async function findNamedWithCity(ctx: Context, words: readonly string[]) {
  const last = words.slice(-MAX_PLACE_WORDS)
  for (const [at, district] of last.entries())
    for (const city of last.slice(at + 1)) {
      const found = await searchDistricts(ctx.db, `${district}, ${city}`)
      const exact = found.find((each) => each.district.toLowerCase() === district.toLowerCase())
      if (exact) return exact
    }
  return undefined
}
