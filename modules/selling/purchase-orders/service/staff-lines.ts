import type { Context } from '#platform/http/context.ts'
import { findCandidates } from '#modules/catalogue/line-matching/service.ts'
import { loadVariantCards } from '#modules/catalogue/products/service/variant-cards.ts'
import { presentCandidateWithQty } from '#modules/selling/material-lists/presenter.ts'
import { collectVariantIds } from '../presenter.ts'
import type { PurchaseOrderLineRow } from '../store/lines.ts'

/** Each line with its candidates, the selected variant first. */
export async function presentStaffLines(ctx: Context, lines: readonly PurchaseOrderLineRow[]) {
  const [cardsByVariant, candidates] = await Promise.all([
    loadVariantCards(ctx, collectVariantIds(lines)),
    findCandidates(
      ctx,
      lines.map(({ text }) => ({ text, isRequestedUnit: () => false })),
    ),
  ])
  return lines.map(({ id, position, written, text, qty, variantId }, at) => {
    const selected = variantId === null ? undefined : cardsByVariant.get(variantId)
    const otherCards = candidates[at]!.cards.filter(({ offer }) => offer.id !== selected?.offer.id)
    const cards = selected ? [selected, ...otherCards] : otherCards
    const state = selected ? 'matched' : cards.length > 0 ? 'ambiguous' : 'unknown'
    return {
      id,
      number: position,
      written: written || text,
      text,
      qty,
      unit: null,
      likely: true,
      state: state as 'matched' | 'ambiguous' | 'unknown',
      note: variantId !== null && !selected ? 'Tidak dijual lagi. Cari gantinya.' : null,
      candidates: cards.map((card) => presentCandidateWithQty(card, qty)),
      product_variant_id: selected?.offer.id ?? null,
    }
  })
}
