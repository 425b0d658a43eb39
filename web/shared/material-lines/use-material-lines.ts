import { useState } from 'react'
import { moneyFromJson, sen, sum, multiply } from '#platform/money.ts'
import {
  selectCandidate,
  findSuggestion,
  unmatchedLine,
  type EditableLine,
  type SkippedRow,
} from './line.ts'

/**
 * The state of a list of lines while it is edited: changed, removed, restored, and its total. `DraftState`
 * makes it part of a form's draft.
 */
export function useMaterialLines(start: () => EditableLine[]) {
  const [state, setState] = useState(() => ({ lines: start(), removed: [] as EditableLine[] }))
  const [initial] = useState(state)
  const { lines, removed } = state
  const setLines = (update: (all: EditableLine[]) => EditableLine[]) =>
    setState((before) => ({ ...before, lines: update(before.lines) }))
  const change = (number: number, next: Partial<EditableLine>) =>
    setLines((all) =>
      all.map((line) => (line.number === number ? { ...line, isSuggested: false, ...next } : line)),
    )
  const remove = (line: EditableLine) =>
    setState({
      lines: lines.filter(({ number }) => number !== line.number),
      removed: [line, ...removed],
    })
  const restore = () => {
    const [last, ...rest] = removed
    if (last) setState({ lines: insertLine(lines, last), removed: rest })
  }
  /** Turns a skipped row into a line. */
  const add = ({ number, written }: SkippedRow) =>
    setLines((all) => insertLine(all, { ...unmatchedLine, number, written, text: written }))
  /** The number of lines without a chosen product. */
  const pendingCount = lines.filter((line) => findSuggestion(line)).length
  /** Chooses the likeliest product for each of them. */
  const applySuggestions = () =>
    setLines((all) =>
      all.map((line) => {
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
    state,
    setState,
    /** Starts again with the lines as they were loaded. */
    reset: () => setState(initial),
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

const insertLine = (lines: readonly EditableLine[], line: EditableLine): EditableLine[] =>
  [...lines, line].toSorted((a, b) => a.number - b.number)
