import type { Context } from '#platform/http/context.ts'
import { candidatesFor } from '#modules/catalogue/service/search/candidates.ts'
import { cardsOfVariants } from '#modules/catalogue/service/variant-cards.ts'
import { candidateWith } from '#modules/material-lists/service.ts'
import { meantIn } from './answer.ts'
import type { KeptLine } from './store/lines.ts'

/** Each line with what is meant standing first, and what else its words may mean. */
export async function deskLinesOf(ctx: Context, lines: readonly KeptLine[]) {
  const [meant, found] = await Promise.all([
    cardsOfVariants(ctx, meantIn(lines)),
    candidatesFor(
      ctx,
      lines.map(({ text }) => text),
    ),
  ])
  return lines.map(({ id, position, written, text, qty, variantId }, at) => {
    const chosen = variantId === null ? undefined : meant.get(variantId)
    const others = found[at]!.cards.filter(({ offer }) => offer.id !== chosen?.offer.id)
    const cards = chosen ? [chosen, ...others] : others
    const state = chosen ? 'matched' : cards.length > 0 ? 'ambiguous' : 'unknown'
    return {
      id,
      number: position,
      written: written || text,
      text,
      qty,
      unit: null,
      likely: true,
      state: state as 'matched' | 'ambiguous' | 'unknown',
      note: variantId !== null && !chosen ? 'Tidak dijual lagi. Cari gantinya.' : null,
      candidates: cards.map((card) => candidateWith(card, qty)),
      product_variant_id: chosen?.offer.id ?? null,
    }
  })
}
