import { normalizeMessage } from './normalize-message.ts'
import { splitWords } from './word-sets.ts'

/**
 * Words of a normalized message as they were typed: the shortest part of the message that has them, in the buyer's
 * spelling, so that staff make a synonym of what people really write. The words themselves where none has.
 */
export function findTyped(message: string, words: string): string {
  const sought = new Set(splitWords(words.toLowerCase()))
  const tokens = [...message.matchAll(/\S+/gu)].map(({ 0: typed, index }) => ({
    from: index,
    to: index + typed.length,
    said: splitWords(normalizeMessage(typed)).filter((word) => sought.has(word)),
  }))
  const found = new Set(tokens.flatMap(({ said }) => said))
  if (found.size === 0) return words
  const named = tokens.filter(({ said }) => said.length > 0)
  const spans = named.flatMap(({ from }, first) => {
    const seen = new Set<string>()
    const last = named.slice(first).find(({ said }) => {
      for (const word of said) seen.add(word)
      return seen.size === found.size
    })
    return last ? [{ from, to: last.to }] : []
  })
  const [shortest] = spans.toSorted((a, b) => a.to - a.from - (b.to - b.from))
  return shortest
    ? message.slice(shortest.from, shortest.to).replace(/^[^\p{L}\d]+|[^\p{L}\d]+$/gu, '')
    : words
}
