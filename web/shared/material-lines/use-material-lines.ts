import { useState } from 'react'
import { moneyFromJson, sen, sum, multiply } from '#platform/money.ts'
import {
  selectCandidate,
  findSuggestion,
  unmatchedLine,
  type EditableLine,
  type SkippedRow,
} from './line.ts'

/** The state of a list of lines while it is edited: changed, removed, restored, and its total. */
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
  /** Turns a skipped row into a line. */
  const add = ({ number, written }: SkippedRow) =>
    setLines(
      [...lines, { ...unmatchedLine, number, written, text: written }].toSorted(
        (a, b) => a.number - b.number,
      ),
    )
  /** The number of lines without a chosen product. */
  const pendingCount = lines.filter((line) => findSuggestion(line)).length
  /** Chooses the likeliest product for each of them. */
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
