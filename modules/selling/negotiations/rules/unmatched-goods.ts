import { formatQuantity } from '#platform/format.ts'

/** A line of a purchase order for which the catalogue has nothing that is sold, as its buyer wrote it. */
export type UnmatchedLine = { text: string; qty: number }

const HEADING = 'Barang lain di PO yang belum cocok dengan katalog, mohon dicarikan:'
/** What a message of a buyer has at most (characters). */
const MAX_LENGTH = 1000

/**
 * The messages with which a negotiation passes on what its purchase order has beside the goods on offer: the order is
 * closed by the negotiation, so this is the only place where staff still read them.
 */
export function describeUnmatchedLines(lines: readonly UnmatchedLine[]): string[] {
  const messages: string[] = []
  for (const { text, qty } of lines) {
    const item = `\n• ${formatQuantity(qty)} × ${text}`.slice(0, MAX_LENGTH - HEADING.length)
    const last = messages.at(-1)
    if (last !== undefined && last.length + item.length <= MAX_LENGTH)
      messages[messages.length - 1] = last + item
    else messages.push(HEADING + item)
  }
  return messages
}
