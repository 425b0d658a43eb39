import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { formatQuantity } from '#platform/format.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/cart/service.ts'
import type { Card } from '#modules/catalogue/service/card.ts'
import { candidatesFor, type Candidates } from '#modules/catalogue/service/search/candidates.ts'
import { contentsFor } from '#modules/catalogue/service/contents.ts'
import { MOST_LINES } from './rules/bounds.ts'
import { readFile } from './read-file.ts'
import { counted } from './rules/counted.ts'
import { readList } from './rules/read-list.ts'
import type { Line } from './rules/read-sheet.ts'

/**
 * Reads a list and answers every line with what it means, and what was left out. Throws 422
 * `list.empty`, `list.long`, and what a spreadsheet throws that cannot be read.
 */
export async function match(ctx: Context, text: string, file: UploadedFile | undefined) {
  const { lines, skipped } = file ? await readFile(file) : readList(text)
  if (lines.length === 0)
    throw Refusal.field('text', 'list.empty', 'Tempel daftar barang, satu baris satu barang.')
  if (lines.length > MOST_LINES) {
    const sentence = `Ada ${formatQuantity(lines.length)} baris barang. Paling banyak ${MOST_LINES} sekaligus.`
    throw Refusal.field('text', 'list.long', sentence)
  }
  const found = await meanings(ctx, lines)
  const meant = found.flatMap(({ cards }) => cards.map(({ offer }) => Number(offer.id)))
  const contents = await contentsFor(ctx, [...new Set(meant)])
  const answered = lines.map((line, at) => answerOf(line, found[at]!, contents))
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

type Contents = Awaited<ReturnType<typeof contentsFor>>

function answerOf(line: Line, { sure, likely, cards }: Candidates, contents: Contents) {
  const { number, written, text, qty, unit } = line
  const candidates = cards.map((card) => ({
    ...candidateOf(card),
    ...counted(line, { ...card.offer, contents: contents.get(card.offer.id) ?? [] }),
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

/** A card whose quantity somebody has told already, in its own unit. */
export const candidateWith = (card: Card, qty: number) => ({
  ...candidateOf(card),
  qty,
  note: null,
  isCounted: true,
})
