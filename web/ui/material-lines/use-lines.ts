import { useState } from 'react'
import { fromAnswer, sen, sum, times } from '#platform/money.ts'
import { choiceOf, suggestionFor, unread, type Line, type SkippedRow } from './line.ts'

/** The lines of a list while they are edited: changed, taken out, brought back, and what they come to. */
export function useLines(start: () => Line[]) {
  const [lines, setLines] = useState(start)
  const [removed, setRemoved] = useState<Line[]>([])
  const change = (number: number, next: Partial<Line>) =>
    setLines((all) =>
      all.map((line) => (line.number === number ? { ...line, isSuggested: false, ...next } : line)),
    )
  const remove = (line: Line) => {
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
      [...lines, { ...unread, number, written, text: written }].toSorted(
        (a, b) => a.number - b.number,
      ),
    )
  /** How many lines have a choice that was not made yet. */
  const open = lines.filter((line) => suggestionFor(line)).length
  /** Chooses the likeliest goods for each of them. */
  const suggest = () =>
    setLines(
      lines.map((line) => {
        const chosen = suggestionFor(line)
        return chosen ? { ...line, ...choiceOf(line, chosen), isSuggested: true } : line
      }),
    )
  const ready = lines.filter(({ chosen }) => chosen)
  /** Sen with PPN, at the price of the smallest order. */
  const total = sum(
    ready.map(({ chosen, qty, candidates }) => {
      const found = candidates.find(({ product_variant_id: id }) => id === chosen)!
      return times(sen(fromAnswer(found.price)), qty)
    }),
  )
  return { lines, removed, ready, total, change, remove, restore, add, open, suggest }
}
