import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/selling/cart/service/cart.ts'
import type { PresentedCard } from '#modules/catalogue/products/service/card-presenter.ts'
import { findCandidates, type Candidates } from '#modules/catalogue/products/service/candidates.ts'
import { loadUnitContents } from '#modules/catalogue/products/service/unit-contents.ts'
import { MAX_LIST_LINES } from '../rules/limits.ts'
import { readListFile } from './read-file.ts'
import { convertQuantity } from '../rules/unit-conversion.ts'
import { readList } from '../rules/read-list.ts'
import type { MaterialLine } from '../rules/read-sheet.ts'

/**
 * Reads a list and answers every line with what it means, and what was left out. Throws 422
 * `list.empty`, `list.long`, and what a spreadsheet throws that cannot be read.
 */
export async function matchList(ctx: Context, text: string, file: UploadedFile | undefined) {
  const { lines, skipped } = file ? await readListFile(file) : readList(text)
  if (lines.length === 0)
    throw Refusal.field('text', 'list.empty', 'Tempel daftar barang, satu baris satu barang.')
  if (lines.length > MAX_LIST_LINES) {
    const message = `Ada ${formatQuantity(lines.length)} baris barang. Paling banyak ${MAX_LIST_LINES} sekaligus.`
    throw Refusal.field('text', 'list.long', message)
  }
  const candidatesByLine = await resolveLines(ctx, lines)
  const variantIds = candidatesByLine.flatMap(({ cards }) =>
    cards.map(({ offer }) => Number(offer.id)),
  )
  const unitContents = await loadUnitContents(ctx, [...new Set(variantIds)])
  const matchedLines = lines.map((line, at) =>
    presentMatchedLine(line, candidatesByLine[at]!, unitContents),
  )
  const count = (state: string) => matchedLines.filter((line) => line.state === state).length
  return {
    lines: matchedLines,
    skipped,
    matched: count('matched'),
    ambiguous: count('ambiguous'),
    unknown: count('unknown'),
  }
}

/** What each line may mean: by its code where the code is one of ours, else by its words. */
async function resolveLines(ctx: Context, lines: readonly MaterialLine[]): Promise<Candidates[]> {
  const skus = [...new Set(lines.flatMap(({ sku }) => sku ?? []))]
  const candidatesBySku = skus.length > 0 ? await findCandidates(ctx, skus) : []
  const sure = new Map(
    skus.flatMap((code, at) => (candidatesBySku[at]!.sure ? [[code, candidatesBySku[at]!]] : [])),
  )
  const remainingTexts = lines.filter(({ sku }) => !sku || !sure.has(sku)).map(({ text }) => text)
  const candidatesByText = (await findCandidates(ctx, remainingTexts)).values()
  return lines.map(({ sku }) => (sku && sure.get(sku)) || candidatesByText.next().value!)
}

type UnitContents = Awaited<ReturnType<typeof loadUnitContents>>

function presentMatchedLine(
  line: MaterialLine,
  { sure, likely, cards }: Candidates,
  unitContents: UnitContents,
) {
  const { number, written, text, qty, unit } = line
  const candidates = cards.map((card) => ({
    ...presentCandidate(card),
    ...convertQuantity(line, { ...card.offer, contents: unitContents.get(card.offer.id) ?? [] }),
  }))
  const [first] = candidates
  const state = !first ? 'unknown' : sure ? 'matched' : 'ambiguous'
  return {
    number,
    written,
    text,
    qty: (sure ? first?.qty : undefined) ?? qty ?? 1,
    unit: unit ?? null,
    likely,
    state: state as 'matched' | 'ambiguous' | 'unknown',
    note: first
      ? sure
        ? first.note
        : null
      : 'Belum dikenal. Ubah kata-katanya atau cari sendiri.',
    candidates,
  }
}

/** A card as a line shows it. */
export const presentCandidate = ({ slug, name, brand, offer }: PresentedCard) => ({
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
})

export type SelectedListLine = { product_variant_id: string; qty: number }

/** Puts lines into the asker's cart at once; each that cannot be is named with why, and none lost. */
export async function addToCart(ctx: Context, lines: readonly SelectedListLine[]) {
  const quantities = new Map<number, number>()
  for (const { product_variant_id: id, qty } of lines)
    quantities.set(Number(id), Math.round(((quantities.get(Number(id)) ?? 0) + qty) * 1000) / 1000)
  const rejected = await cart.addAll(ctx, quantities)
  return {
    added: quantities.size - rejected.length,
    refused: rejected.map(({ variantId, message, suggestedQty }) => ({
      product_variant_id: String(variantId),
      message,
      suggestedQty,
    })),
  }
}

/** A card whose quantity somebody has told already, in its own unit. */
export const presentCandidateWithQty = (card: PresentedCard, qty: number) => ({
  ...presentCandidate(card),
  qty,
  note: null,
  isCounted: true,
})
