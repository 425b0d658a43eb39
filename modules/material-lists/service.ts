import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/cart/service.ts'
import { orderable } from '#modules/cart/rules/quantity.ts'
import type { Card } from '#modules/catalogue/service/card.ts'
import { candidatesFor, type Candidates } from '#modules/catalogue/service/search/candidates.ts'
import { MOST_LINES } from './rules/bounds.ts'
import { readFile } from './read-file.ts'
import { readList } from './rules/read-list.ts'
import type { Line } from './rules/read-sheet.ts'
import { isSameUnit } from './rules/units.ts'

/**
 * Reads a list and answers every line with what it means, and what was left out. Throws 422
 * `list.empty`, `list.long`, and what a spreadsheet throws that cannot be read.
 */
export async function match(ctx: Context, text: string, file: UploadedFile | undefined) {
  const { lines, skipped } = file ? await readFile(file) : readList(text)
  if (lines.length === 0)
    throw new Refusal('list.empty', 'Tempel daftar barang, satu baris satu barang.', 422, {
      errors: { text: 'Tempel daftar barang, satu baris satu barang.' },
    })
  if (lines.length > MOST_LINES) {
    const sentence = `Ada ${formatQuantity(lines.length)} baris barang. Paling banyak ${MOST_LINES} sekaligus.`
    throw new Refusal('list.long', sentence, 422, { errors: { text: sentence } })
  }
  const found = await meanings(ctx, lines)
  const answered = lines.map((line, at) => answerOf(line, found[at]!))
  const count = (state: string) => answered.filter((line) => line.state === state).length
  return {
    lines: answered,
    skipped,
    matched: count('matched'),
    ambiguous: count('ambiguous'),
    unknown: count('unknown'),
  }
}

/** What each line may mean: by its code where the code is one of ours, else by its words. */
async function meanings(ctx: Context, lines: readonly Line[]): Promise<Candidates[]> {
  const codes = [...new Set(lines.flatMap(({ sku }) => sku ?? []))]
  const byCode = codes.length > 0 ? await candidatesFor(ctx, codes) : []
  const sure = new Map(codes.flatMap((code, at) => (byCode[at]!.sure ? [[code, byCode[at]!]] : [])))
  const rest = lines.filter(({ sku }) => !sku || !sure.has(sku)).map(({ text }) => text)
  const byWords = (await candidatesFor(ctx, rest)).values()
  return lines.map(({ sku }) => (sku && sure.get(sku)) || byWords.next().value!)
}

function answerOf({ number, written, text, qty, unit }: Line, { sure, cards }: Candidates) {
  const [first] = cards
  const state = !first ? 'unknown' : sure ? 'matched' : 'ambiguous'
  const fitted = first ? orderable(qty ?? first.offer.minOrder, first.offer) : (qty ?? 1)
  return {
    number,
    written,
    text,
    qty: fitted,
    state: state as 'matched' | 'ambiguous' | 'unknown',
    note: noteOf({ qty, unit, fitted, first }),
    candidates: cards.map(candidateOf),
  }
}

type Noted = {
  qty: number | undefined
  unit: string | undefined
  fitted: number
  first: Card | undefined
}

function noteOf({ qty, unit, fitted, first }: Noted): string | null {
  if (!first) return 'Belum dikenal. Ubah kata-katanya atau cari sendiri.'
  const sold = first.offer.unit
  if (qty === undefined) return `Jumlah tidak disebut, kami isi ${formatQuantity(fitted)} ${sold}.`
  if (unit && !isSameUnit(unit, sold))
    return `Dijual per ${sold}, bukan per ${unit}. Periksa jumlahnya.`
  if (fitted !== qty)
    return `${formatQuantity(qty)} menjadi ${formatQuantity(fitted)} ${sold}: min. ${formatQuantity(first.offer.minOrder)}, kelipatan ${formatQuantity(first.offer.multiple)}.`
  return null
}

/** A card as a line shows it. */
export const candidateOf = ({ slug, name, brand, offer }: Card) => ({
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

export type Chosen = { product_variant_id: string; qty: number }

/** Puts lines into the asker's cart at once; each that cannot be is named with why, and none lost. */
export async function addToCart(ctx: Context, lines: readonly Chosen[]) {
  const wanted = new Map<number, number>()
  for (const { product_variant_id: id, qty } of lines)
    wanted.set(Number(id), Math.round(((wanted.get(Number(id)) ?? 0) + qty) * 1000) / 1000)
  const refused = await cart.addAll(ctx, wanted)
  return {
    added: wanted.size - refused.length,
    refused: refused.map(({ variantId, message, suggestedQty }) => ({
      product_variant_id: String(variantId),
      message,
      suggestedQty,
    })),
  }
}
