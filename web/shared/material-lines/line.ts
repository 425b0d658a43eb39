import type { z } from 'zod'
import type { MatchedLine, MatchedList } from '#modules/selling/material-lists/contract.ts'

export type MatchedListResponse = z.output<typeof MatchedList>
type MatchedLineResponse = z.output<typeof MatchedLine>

/** A line as it is edited: which of its candidates is meant, and how many. */
export type EditableLine = MatchedLineResponse & {
  chosen: string | undefined
  /** Chosen for its buyer, who has not looked at it yet. */
  isSuggested?: boolean
  /** How many was typed here: choosing other goods leaves it. */
  isOwnQty?: boolean
}

/** What is chosen for a line, and how many, unless somebody told that. */
export const selectCandidate = (
  { candidates, isOwnQty }: EditableLine,
  id: string | undefined,
): Partial<EditableLine> => {
  const candidate = candidates.find((each) => each.product_variant_id === id)
  return { chosen: candidate && id, ...(candidate && !isOwnQty ? { qty: candidate.qty } : {}) }
}

/** The likeliest goods of a line that waits to be chosen; none where words or units only come near. */
export function findSuggestion({
  chosen,
  likely,
  candidates: [first],
}: EditableLine): string | undefined {
  // 250 bricks are not 250 m³ of them: where a unit does not count in the other somebody counts anew.
  return !chosen && likely && first?.isCounted ? first.product_variant_id : undefined
}

/** A row of a table that names no goods, as far as we can tell. */
export type SkippedRow = MatchedListResponse['skipped'][number]

/** What is known of a line before its words are looked up. */
export const unmatchedLine: Omit<EditableLine, 'number' | 'written' | 'text'> = {
  qty: 1,
  unit: null,
  likely: false,
  state: 'unknown',
  note: null,
  candidates: [],
  chosen: undefined,
}

/** A fresh line: what is certain, its quantity too, is chosen; a choice waits to be made. */
export function toEditableLine(line: MatchedLineResponse): EditableLine {
  const [first] = line.candidates
  const isCertain = line.state === 'matched' && first?.isCounted
  return { ...line, chosen: isCertain ? first.product_variant_id : undefined }
}

const lineBadges = {
  suggested: { label: 'Usulan', tone: 'info' },
  chosen: { label: 'Cocok', tone: 'success' },
  choice: { label: 'Pilih', tone: 'warning' },
  near: { label: 'Hanya mirip', tone: 'warning' },
  unknown: { label: 'Belum dikenal', tone: 'danger' },
} as const

/** What is known of a line, in a word and a colour. */
export function getLineBadge({ chosen, isSuggested, state, likely }: EditableLine) {
  if (isSuggested) return lineBadges.suggested
  if (chosen) return lineBadges.chosen
  if (state === 'unknown') return lineBadges.unknown
  return likely ? lineBadges.choice : lineBadges.near
}

/** How many, as it stands in a posted form: a comma for decimals. Not a number where it is none. */
export const parseQty = (value: FormDataEntryValue | null): number =>
  typeof value === 'string' && value.trim() !== '' ? Number(value.replace(',', '.')) : Number.NaN
