import type { z } from 'zod'
import { findAvailability } from '#modules/catalogue/products/rules/availability.ts'
import type { MatchedLine, MatchedList } from '#modules/selling/material-lists/contract.ts'

export type MatchedListResponse = z.output<typeof MatchedList>
type MatchedLineResponse = z.output<typeof MatchedLine>

/** A line while it is edited: the chosen candidate and the quantity. */
export type EditableLine = MatchedLineResponse & {
  chosen: string | undefined
  /** Chosen by the shop and not yet reviewed by the buyer. */
  isSuggested?: boolean
  /** The quantity was typed by the buyer: choosing another product keeps it. */
  isOwnQty?: boolean
}

/** Sets a line's product, and its quantity unless the buyer typed one. */
export const selectCandidate = (
  { candidates, isOwnQty }: EditableLine,
  id: string | undefined,
): Partial<EditableLine> => {
  const candidate = candidates.find((each) => each.product_variant_id === id)
  return { chosen: candidate && id, ...(candidate && !isOwnQty ? { qty: candidate.qty } : {}) }
}

/** The likeliest product of an undecided line; none where its text or unit only nearly matches. */
export function findSuggestion({
  chosen,
  likely,
  candidates: [first],
}: EditableLine): string | undefined {
  // 250 bricks are not 250 m³ of them: where units cannot be converted, a person has to count.
  return !chosen && likely && first?.isCounted ? first.product_variant_id : undefined
}

/** A row of a table that appears to name no product. */
export type SkippedRow = MatchedListResponse['skipped'][number]

/** A line before its text is matched. */
export const unmatchedLine: Omit<EditableLine, 'number' | 'written' | 'text'> = {
  qty: 1,
  unit: null,
  likely: false,
  state: 'unknown',
  note: null,
  candidates: [],
  chosen: undefined,
}

/** A new line: a certain match and its quantity are chosen; any other waits for a choice. */
export function toEditableLine(line: MatchedLineResponse): EditableLine {
  const [first] = line.candidates
  const isCertain = line.state === 'matched' && first?.isCounted
  return { ...line, chosen: isCertain ? first.product_variant_id : undefined }
}

const lineBadges = {
  suggested: { label: 'Usulan', tone: 'info' },
  chosen: { label: 'Cocok', tone: 'success' },
  soldOut: { label: 'Habis', tone: 'danger' },
  choice: { label: 'Pilih', tone: 'warning' },
  near: { label: 'Hanya mirip', tone: 'warning' },
  unknown: { label: 'Belum dikenal', tone: 'danger' },
} as const

/** A line's status, as a word and a colour. */
export function getLineBadge({ chosen, candidates, isSuggested, state, likely }: EditableLine) {
  const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)
  if (candidate && findAvailability(candidate) === 'none') return lineBadges.soldOut
  if (isSuggested) return lineBadges.suggested
  if (chosen) return lineBadges.chosen
  if (state === 'unknown') return lineBadges.unknown
  return likely ? lineBadges.choice : lineBadges.near
}

/** A quantity as a form posts it, with a decimal comma. NaN where it is no number. */
export const parseQty = (value: FormDataEntryValue | null): number =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
