import { toIsoTime } from '#platform/clock.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import type { Candidates } from '#modules/catalogue/line-matching/service.ts'
import { describeReadiness } from '#modules/catalogue/products/rules/readiness.ts'
import { findAvailability } from '#modules/catalogue/products/rules/availability.ts'
import type { PresentedCard } from '#modules/catalogue/products/service/card-presenter.ts'
import type { loadUnitContents } from '#modules/catalogue/products/service/unit-contents.ts'
import { loadVariantCards } from '#modules/catalogue/products/service/variant-cards.ts'
import { MAX_LINE_LENGTH } from './rules/limits.ts'
import type { MaterialLine } from './rules/read-sheet.ts'
import { convertQuantity } from './rules/unit-conversion.ts'
import type { SavedListItem, SavedListRecord } from './store.ts'

type UnitContents = Awaited<ReturnType<typeof loadUnitContents>>

/** A line of a list that was read, with the variants that it may mean. */
export function presentMatchedLine(
  line: MaterialLine,
  candidatesOfLine: Candidates,
  unitContents: UnitContents,
) {
  const { number, written, text, isUnclear } = line
  const { isExact, isLikely, isNamed, isTrailingSize, namesSize, isSku, question } =
    candidatesOfLine
  const { qty, unit } = resolveQuantity(line, isTrailingSize)
  const converted = candidatesOfLine.cards.map((card) => ({
    ...presentCandidate(card),
    ...convertQuantity(
      { qty, unit, namesSize },
      { ...card.offer, contents: unitContents.get(card.offer.id) ?? [] },
    ),
  }))
  const candidates = putCountedFirst(converted, candidatesOfLine.equalCount)
  const [first] = candidates
  const isMatched = isExact && first?.isCounted && (qty !== undefined || isSku) && !isUnclear
  const state = !first ? 'unknown' : isMatched ? 'matched' : 'ambiguous'
  const note = !first
    ? line.isTooLong
      ? TOO_LONG_NOTE
      : UNKNOWN_NOTE
    : isUnclear
      ? 'Jumlahnya belum jelas. Tulis angkanya.'
      : isMatched
        ? first.note
        : (question ?? (isExact ? first.note : null))
  return {
    number,
    written,
    text: line.trailing && !isTrailingSize ? line.trailing.rest : text,
    qty: (isMatched ? first.qty : undefined) ?? qty ?? 1,
    unit: unit ?? null,
    likely: isLikely,
    /** Whether the goods are certain, whatever the quantity is. */
    isExact,
    /** Whether the candidates have every word, size and brand of the line. */
    isNamed,
    question,
    unknownWords: candidatesOfLine.unknownWords,
    doubtfulWords: candidatesOfLine.doubtfulWords,
    /** The quantity that the line names; null where it names none. */
    namedQty: qty ?? null,
    state: state as 'matched' | 'ambiguous' | 'unknown',
    note,
    candidates,
  }
}

/** Of what is equally right, what can be ordered in the quantity that was asked for. */
function putCountedFirst<Item extends { isCounted: boolean }>(items: Item[], equalCount: number) {
  const equal = items.slice(0, equalCount)
  return [
    ...equal.toSorted((a, b) => Number(b.isCounted) - Number(a.isCounted)),
    ...items.slice(equalCount),
  ]
}

const UNKNOWN_NOTE = 'Belum dikenal. Ubah kata-katanya atau cari sendiri.'
const TOO_LONG_NOTE = `Baris ini terlalu panjang. Tulis satu barang per baris, paling banyak ${MAX_LINE_LENGTH} karakter.`

/** The quantity that a line names: the number at its end, unless that is only a size. */
function resolveQuantity({ qty, unit, trailing }: MaterialLine, isTrailingSize: boolean) {
  if (!trailing) return { qty, unit }
  return isTrailingSize && trailing.unit === undefined
    ? { qty: undefined, unit: undefined }
    : { qty: trailing.qty, unit: trailing.unit }
}

/** A variant as a line shows it. */
export const presentCandidate = ({ slug, name, brand, subCategory, offer }: PresentedCard) => ({
  product_variant_id: offer.id,
  slug,
  sku: offer.sku,
  name,
  variantName: offer.name,
  brand: brand.name,
  picture: offer.picture,
  unit: offer.unit,
  price: offer.price,
  minOrder: offer.minOrder,
  multiple: offer.multiple,
  stock: offer.stock,
  weightKg: offer.weightKg,
  volumeM3: offer.volumeM3,
  lengthM: offer.lengthM,
  subCategory: subCategory.slug,
  leadDays: offer.leadDays,
  readiness: findAvailability(offer) === 'ready' ? null : describeReadiness(offer),
})

/** A variant with a quantity that is already in its own unit. */
export const presentCandidateWithQty = (card: PresentedCard, qty: number) => ({
  ...presentCandidate(card),
  qty,
  note: null,
  isCounted: true,
})

/** A saved list without its lines. */
export const presentSavedList = (
  { accountId, companyId, changedAt, ...row }: SavedListRecord,
  viewerId: string,
) => ({
  ...row,
  shared: companyId !== null,
  mine: accountId === viewerId,
  changedAt: toIsoTime(changedAt),
})

/** The lines of a saved list at current prices; one that is no longer sold has no candidate. */
export async function presentSavedLines(ctx: BuyerContext, lines: readonly SavedListItem[]) {
  const cards = await loadVariantCards(
    ctx,
    lines.map(({ variantId }) => variantId),
  )
  const presentedLines = lines.map(({ variantId, qty, name }, at) => {
    const card = cards.get(variantId)
    return {
      number: at + 1,
      written: name,
      text: name,
      qty,
      state: card ? ('matched' as const) : ('unknown' as const),
      unit: null,
      likely: true,
      note: card ? null : 'Tidak dijual lagi. Cari gantinya.',
      candidates: card ? [presentCandidateWithQty(card, qty)] : [],
    }
  })
  const unknown = presentedLines.filter(({ state }) => state === 'unknown').length
  const matched = presentedLines.length - unknown
  return { lines: presentedLines, skipped: [], matched, ambiguous: 0, unknown }
}
