import type { StoredEntry } from './index-entries.ts'

/** One scan: products (of one brand) with all of the words, and of each size any group of tokens. */
export type BlockScan = {
  brandId?: number | undefined
  words: readonly string[]
  sizes: readonly (readonly (readonly string[])[])[]
  limit: number
}

/**
 * The index entries of one sub-category in memory, popular first. Words and sizes are numbers, because
 * thousands of entries share a few hundred of them: about a hundred bytes an entry.
 */
export type EntryBlock = {
  subCategoryId: number
  productIds: Int32Array
  brandIds: Int32Array
  popularities: Int32Array
  /** Where in `tokens` the words of each entry begin, and after them its sizes. */
  starts: Uint32Array
  tokens: Uint16Array | Uint32Array
  /** The text of each number. Blocks that replace this one append to it. */
  texts: string[]
  numbers: Map<string, number>
  bytes: number
}

/** Between the words of a name, of its variants and of its description; between the sizes of variants. */
const SECTION = '#'
const VARIANT = '|'
export const SECTION_NUMBER = 0
export const VARIANT_NUMBER = 1
/** Stands for a text that no entry of a block has. */
export const NO_NUMBER = -1
/** What a distinct text takes, twice: in the list and in the map. */
const BYTES_PER_TEXT = 100

type Dictionary = Pick<EntryBlock, 'texts' | 'numbers'>

/** Blocks of some entries that are in no order, such as those of single products. */
export const buildBlocks = (entries: readonly StoredEntry[]): FoundRows[] =>
  [...Map.groupBy(entries, ({ subCategoryId }) => subCategoryId)].map(([subCategoryId, own]) => ({
    block: buildBlock(subCategoryId, own),
    rows: [...own.keys()],
  }))

/** Builds a block from its entries, popular first. */
export function buildBlock(subCategoryId: number, entries: readonly StoredEntry[]): EntryBlock {
  const texts = [SECTION, VARIANT]
  const numbers = new Map(texts.map((text, number) => [text, number]))
  const builder = createBuilder({ texts, numbers })
  for (const entry of entries) builder.add(entry)
  return builder.finish(subCategoryId)
}

/** The block without the entries of these products, and with others, popular first. */
export function replaceEntries(
  block: EntryBlock,
  productIds: ReadonlySet<number>,
  entries: readonly StoredEntry[],
): EntryBlock {
  const builder = createBuilder(block)
  const queue = entries.values()
  let next = queue.next().value
  for (const row of block.productIds.keys()) {
    if (productIds.has(block.productIds[row]!)) continue
    for (; next && precedes(next, block, row); next = queue.next().value) builder.add(next)
    builder.copy(block, row)
  }
  for (; next; next = queue.next().value) builder.add(next)
  return builder.finish(block.subCategoryId)
}

const precedes = (entry: StoredEntry, { productIds, popularities }: EntryBlock, row: number) =>
  entry.popularity > popularities[row]! ||
  (entry.popularity === popularities[row]! && entry.productId < productIds[row]!)

function createBuilder({ texts, numbers }: Dictionary) {
  const productIds: number[] = []
  const brandIds: number[] = []
  const popularities: number[] = []
  const starts: number[] = []
  const tokens: number[] = []
  const toNumber = (text: string): number => {
    const known = numbers.get(text)
    if (known !== undefined) return known
    const number = texts.push(text) - 1
    numbers.set(text, number)
    return number
  }
  return {
    add({ productId, brandId, popularity, words, sizes }: StoredEntry) {
      productIds.push(productId)
      brandIds.push(brandId)
      popularities.push(popularity)
      starts.push(tokens.length)
      for (const word of words.split(' ')) if (word) tokens.push(toNumber(word))
      starts.push(tokens.length)
      for (const token of sizes.split(/;|(\|)/)) if (token) tokens.push(toNumber(token))
    },
    copy(block: EntryBlock, row: number) {
      const offset = tokens.length - block.starts[2 * row]!
      productIds.push(block.productIds[row]!)
      brandIds.push(block.brandIds[row]!)
      popularities.push(block.popularities[row]!)
      starts.push(tokens.length, block.starts[2 * row + 1]! + offset)
      const end = block.starts[2 * row + 2]!
      for (let at = block.starts[2 * row]!; at < end; at++) tokens.push(block.tokens[at]!)
    },
    finish(subCategoryId: number): EntryBlock {
      starts.push(tokens.length)
      const numbered = texts.length <= 0xffff ? Uint16Array.from(tokens) : Uint32Array.from(tokens)
      return {
        subCategoryId,
        productIds: Int32Array.from(productIds),
        brandIds: Int32Array.from(brandIds),
        popularities: Int32Array.from(popularities),
        starts: Uint32Array.from(starts),
        tokens: numbered,
        texts,
        numbers,
        bytes: productIds.length * 20 + numbered.byteLength + texts.length * BYTES_PER_TEXT,
      }
    },
  }
}

/** Entries of a block, popular first. */
export type FoundRows = { block: EntryBlock; rows: readonly number[] }

/** The rows that a scan finds, popular first. */
export function scanBlock(block: EntryBlock, scan: BlockScan): number[] {
  const { productIds, brandIds, starts, numbers } = block
  const words = scan.words.map((word) => numbers.get(word) ?? NO_NUMBER)
  const sizes = scan.sizes.map((groups) => toKnownGroups(groups, numbers))
  const found: number[] = []
  if (words.includes(NO_NUMBER) || sizes.some((groups) => groups.length === 0)) return found
  for (let row = 0; row < productIds.length && found.length < scan.limit; row++) {
    if (scan.brandId !== undefined && brandIds[row] !== scan.brandId) continue
    const middle = starts[2 * row + 1]!
    if (!hasAll(block, words, starts[2 * row]!, middle)) continue
    if (hasEverySize(block, sizes, middle, starts[2 * row + 2]!)) found.push(row)
  }
  return found
}

/** The groups whose tokens all occur in the block, as numbers. */
const toKnownGroups = (
  groups: readonly (readonly string[])[],
  numbers: ReadonlyMap<string, number>,
): number[][] =>
  groups.flatMap((group) => {
    const known = group.flatMap((token) => numbers.get(token) ?? [])
    return known.length === group.length ? [known] : []
  })

function hasEverySize(block: EntryBlock, sizes: number[][][], from: number, to: number): boolean {
  for (const groups of sizes)
    if (!groups.some((group) => hasAll(block, group, from, to))) return false
  return true
}

function hasAll(block: EntryBlock, numbers: readonly number[], from: number, to: number): boolean {
  for (const number of numbers) if (findToken(block, number, from, to) === -1) return false
  return true
}

/** The first place of a number from a place in `tokens` to another; -1 without one. */
export function findToken(
  { tokens }: EntryBlock,
  number: number,
  from: number,
  to: number,
): number {
  for (let at = from; at < to; at++) if (tokens[at] === number) return at
  return -1
}
