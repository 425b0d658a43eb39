import type { Context } from '#platform/http/context.ts'
import type { Card } from '../card.ts'
import { cardsOf } from '../list.ts'
import { found } from '../search.ts'
import { variantTexts } from '../../store/search/entries.ts'
import { versionOf } from '../../store/shelves.ts'
import { shelvesAt } from '../shelves.ts'
import { attributesIn, pointsOf } from './offers.ts'
import type { Found } from './search.ts'

/** What a line of a list may mean, best first. */
export type Candidates = {
  /** It can mean nothing else. */
  sure: boolean
  /** Its words are those of the goods; else they are only near, or few of many. */
  likely: boolean
  cards: Card[]
}

/** Products that are looked at closely, and variants that somebody chooses from. */
const mostProducts = 6
const mostCards = 8
/** A product that answers this much is meant; one that answers as much as the best is meant as well. */
const enough = 0.8
const asGood = 0.97
/** Searches at once: more would only wait for the same database. */
const atOnce = 6

type Pick = { id: number; variantId: number }
type Picked = Omit<Candidates, 'cards'> & { picks: Pick[] }

/** What each of some texts may mean, in their order. One text asked twice is looked for once. */
export async function candidatesFor(ctx: Context, texts: readonly string[]): Promise<Candidates[]> {
  const version = await versionOf(ctx.db)
  const waiting = [...new Set(texts)].values()
  const byText = new Map<string, Picked>()
  const look = async () => {
    for (const text of waiting) byText.set(text, await pick(ctx, await found(ctx, text, version)))
  }
  await Promise.all(Array.from({ length: atOnce }, look))
  const picks = [...byText.values()].flatMap((each) => each.picks)
  const { cards } = await cardsOf(ctx, picks, { offset: 0, count: picks.length })
  const byVariant = new Map(cards.map((card) => [Number(card.offer.id), card]))
  return texts.map((text) => {
    const { sure, likely, picks: own } = byText.get(text)!
    const shown = own.flatMap(({ variantId }) => byVariant.get(variantId) ?? [])
    return { sure: sure && shown.length > 0, likely, cards: shown }
  })
}

/** The variants that come into question: of each product those that have most of what was sought. */
async function pick(ctx: Context, what: Found): Promise<Picked> {
  if (what.bySku.size > 0) {
    const picks = [...what.bySku].map(([id, variantId]) => ({ id, variantId }))
    return { sure: picks.length === 1, likely: true, picks: picks.slice(0, mostCards) }
  }
  const { terms, brands, unknown } = what.sought
  // A figure alone would mean anything of that size.
  if (unknown.length > 0 && terms.length === 0 && brands.length === 0)
    return { sure: false, likely: false, picks: [] }
  const ids = what.ids.slice(0, mostProducts)
  const best = what.answered.get(ids[0] ?? -1) ?? 0
  const meant = ids.filter((id) => (what.answered.get(id) ?? 0) >= best * asGood)
  const attributes = attributesIn(await shelvesAt(ctx, what.version))
  const variants = Map.groupBy(await variantTexts(ctx.db, ids), ({ productId }) => productId)
  const fitting = new Map(
    ids.map((id) => {
      const own = (variants.get(id) ?? []).map((variant) => ({
        variantId: variant.id,
        points: pointsOf(variant, what, attributes),
      }))
      const most = Math.max(0, ...own.map(({ points }) => points))
      return [id, own.filter(({ points }) => points === most)]
    }),
  )
  const picks = ids.flatMap((id) => {
    const own = fitting.get(id) ?? []
    // Of what is meant every fitting variant is a choice, of what is near it the first.
    return (meant.includes(id) ? own : own.slice(0, 1)).map(({ variantId }) => ({ id, variantId }))
  })
  const only = meant.length === 1 && fitting.get(meant[0]!)?.length === 1
  const likely = !what.near && best >= enough && unknown.length === 0
  const sure = likely && only
  return { sure, likely, picks: picks.slice(0, sure ? 1 : mostCards) }
}
