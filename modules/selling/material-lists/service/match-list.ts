import type { FileBytes } from '#platform/http/uploads/received-file.ts'
import { roundToThousandths } from '#platform/quantity.ts'
import type { Context } from '#platform/http/context.ts'
import { createFairQueue } from '#platform/fair-queue.ts'
import { toSubnet } from '#platform/http/rate-limit.ts'
import { Refusal } from '#platform/refusal.ts'
import * as cart from '#modules/selling/cart/service/cart.ts'
import type { LineText } from '#modules/catalogue/line-matching/rules/line-text.ts'
import { findCandidates, type Candidates } from '#modules/catalogue/line-matching/service.ts'
import { loadUnitContents } from '#modules/catalogue/products/service/unit-contents.ts'
import { loadFleetLimits } from '#modules/selling/delivery/service/fleet-limits.ts'
import { LINES_PER_NETWORK, MAX_LIST_LINES, SHORT_LIST_LINES } from '../rules/limits.ts'
import { listTooLong } from '../rules/list-too-long.ts'
import { readListFile } from './read-file.ts'
import { presentMatchedLine } from '../presenter.ts'
import { readList } from '../rules/read-list.ts'
import type { MaterialLine } from '../rules/read-sheet.ts'
import { isSameUnit } from '../rules/units.ts'

/** Each list occupies a few connections of the database for a second or two. */
const matchInTurn = createFairQueue({
  concurrency: 2,
  maxWaiting: 20,
  maxWaitingPerKey: 5,
  maxWaitMs: 20_000,
})

/**
 * A line or a few take milliseconds, and somebody waits for them in a conversation: they never queue behind whole lists.
 * As many of one network wait as may write to the assistant in a minute, because an office shares its address.
 */
const matchShortInTurn = createFairQueue({
  concurrency: 2,
  maxWaiting: 300,
  maxWaitingPerKey: 40,
  maxWaitMs: 10_000,
})

/**
 * Reads a list and matches every line with variants. Throws 422 `list.empty`, `list.long`, what
 * `readWorkbook` throws for an unreadable file, 429 for a network that asks for too many lines, and
 * 503 while too many lists wait.
 */
export async function matchList(ctx: Context, text: string, file: FileBytes | undefined) {
  const { lines, skipped } = file ? await readListFile(file) : readList(text)
  if (lines.length === 0)
    throw Refusal.field('text', 'list.empty', 'Tempel daftar barang, satu baris satu barang.')
  if (lines.length > MAX_LIST_LINES) throw listTooLong(lines.length)
  const matchedLines = await matchLines(ctx, lines)
  const count = (state: string) => matchedLines.filter((line) => line.state === state).length
  return {
    lines: matchedLines.map(toListedLine),
    skipped,
    matched: count('matched'),
    ambiguous: count('ambiguous'),
    unknown: count('unknown'),
    fleet: await loadFleetLimits(ctx),
  }
}

/** A matched line without what only a dialogue asks for. */
const toListedLine = ({
  isExact: _isExact,
  isNamed: _isNamed,
  unknownWords: _unknownWords,
  doubtfulWords: _doubtfulWords,
  question: _question,
  namedQty: _namedQty,
  ...line
}: ReturnType<typeof presentMatchedLine>) => line

/** Matches lines that have been read already. Throws 429 and 503 as `matchList` does. */
export async function matchLines(ctx: Context, lines: readonly MaterialLine[]) {
  ctx.spendWork('material-list-lines', lines.length, LINES_PER_NETWORK)
  const takeTurn = lines.length <= SHORT_LIST_LINES ? matchShortInTurn : matchInTurn
  const candidatesByLine = await takeTurn(toSubnet(ctx.ipAddress), () => resolveLines(ctx, lines))
  const variantIds = candidatesByLine.flatMap(({ cards }) =>
    cards.map(({ offer }) => Number(offer.id)),
  )
  const unitContents = await loadUnitContents(ctx, [...new Set(variantIds)])
  return lines.map((line, at) => presentMatchedLine(line, candidatesByLine[at]!, unitContents))
}

const NO_CANDIDATES: Candidates = {
  isExact: false,
  isLikely: false,
  isNamed: false,
  isTrailingSize: false,
  namesSize: false,
  equalCount: 0,
  isSku: false,
  question: null,
  unknownWords: [],
  doubtfulWords: [],
  cards: [],
}

/**
 * The candidates of each line: by its SKU where that is one of ours, else by its words. Nothing is
 * searched for a line that is too long.
 */
async function resolveLines(ctx: Context, lines: readonly MaterialLine[]): Promise<Candidates[]> {
  const skus = [...new Set(lines.flatMap(({ sku, isTooLong }) => (isTooLong ? [] : (sku ?? []))))]
  const candidatesBySku =
    skus.length > 0
      ? await findCandidates(
          ctx,
          skus.map((text) => ({ text, isRequestedUnit: () => false })),
        )
      : []
  const exactBySku = new Map(
    skus.flatMap((code, at) =>
      candidatesBySku[at]!.isExact ? [[code, candidatesBySku[at]!]] : [],
    ),
  )
  const remainingTexts = lines
    .filter(({ sku, isTooLong }) => !isTooLong && (!sku || !exactBySku.has(sku)))
    .map(toLineText)
  const candidatesByText = (await findCandidates(ctx, remainingTexts)).values()
  return lines.map(({ sku, isTooLong }) => {
    if (isTooLong) return NO_CANDIDATES
    return (sku && exactBySku.get(sku)) || candidatesByText.next().value!
  })
}

const toLineText = ({ text, unit, trailing }: MaterialLine): LineText => ({
  text,
  trailing: trailing && {
    rest: trailing.rest,
    number: text.slice(-trailing.written.length),
    isUnit: trailing.unit ? (unit) => isSameUnit(trailing.unit!, unit) : undefined,
  },
  isRequestedUnit: (sellingUnit) => unit !== undefined && isSameUnit(unit, sellingUnit),
})

export type SelectedListLine = { product_variant_id: string; qty: number }

/** Adds lines to the caller's cart in one transaction; a line that cannot be added is returned with the reason. */
export async function addToCart(ctx: Context, lines: readonly SelectedListLine[]) {
  const quantities = new Map<number, number>()
  for (const { product_variant_id: id, qty } of lines)
    quantities.set(Number(id), roundToThousandths((quantities.get(Number(id)) ?? 0) + qty))
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
