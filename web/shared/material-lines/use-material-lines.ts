import { useState } from 'react'
import { moneyFromJson, sen, sum, multiply } from '#platform/money.ts'
import {
  selectCandidate,
  findSuggestion,
  unmatchedLine,
  type EditableLine,
  type SkippedRow,
} from './line.ts'

/** The lines of a list while they are edited: changed, taken out, brought back, and what they come to. */
export function useMaterialLines(start: () => EditableLine[]) {
  const [lines, setLines] = useState(start)
  const [removed, setRemoved] = useState<EditableLine[]>([])
  const change = (number: number, next: Partial<EditableLine>) =>
    setLines((all) =>
      all.map((line) => (line.number === number ? { ...line, isSuggested: false, ...next } : line)),
    )
  const remove = (line: EditableLine) => {
    setRemoved([line, ...removed])
    setLines(lines.filter(({ number }) => number !== line.number))
  }
  const restore = () => {
    const [last, ...rest] = removed
    if (!last) return
    setRemoved(rest)
    setLines([...lines, last].toSorted((a, b) => a.number - b.number))
  }
  /** A row that was left out is goods after all. */
  const add = ({ number, written }: SkippedRow) =>
    setLines(
      [...lines, { ...unmatchedLine, number, written, text: written }].toSorted(
        (a, b) => a.number - b.number,
      ),
    )
  /** How many lines have a choice that was not made yet. */
  const pendingCount = lines.filter((line) => findSuggestion(line)).length
  /** Chooses the likeliest goods for each of them. */
  const applySuggestions = () =>
    setLines(
      lines.map((line) => {
        const chosen = findSuggestion(line)
        return chosen ? { ...line, ...selectCandidate(line, chosen), isSuggested: true } : line
      }),
    )
  const ready = lines.filter(({ chosen }) => chosen)
  /** Sen with PPN, at the price of the smallest order. */
  const total = sum(
    ready.map(({ chosen, qty, candidates }) => {
      const candidate = candidates.find(({ product_variant_id: id }) => id === chosen)!
      return multiply(sen(moneyFromJson(candidate.price)), qty)
    }),
  )
  return {
    lines,
    removed,
    ready,
    total,
    change,
    remove,
    restore,
    add,
    pendingCount,
    applySuggestions,
  }
}
