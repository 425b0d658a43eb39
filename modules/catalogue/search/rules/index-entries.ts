/** A row of the search index, with its words and sizes as they are written (`index-entry.ts`). */
export type StoredEntry = {
  productId: number
  subCategoryId: number
  brandId: number
  popularity: number
  words: string
  sizes: string
}

/** The same, with its words and sizes apart. */
export type IndexEntry = Omit<StoredEntry, 'words' | 'sizes'> & {
  names: readonly string[]
  /** Words that only variants have. */
  variantWords: readonly string[]
  /** Stems of the description's words. */
  stems: readonly string[]
  /** The size tokens of each variant. */
  variantSizes: readonly (readonly string[])[]
}

/** Takes the words and sizes of a row apart. */
export function parseEntry({ words, sizes, ...entry }: StoredEntry): IndexEntry {
  const [names = '', variantWords = '', stems = ''] = words.split('#')
  return {
    ...entry,
    names: splitAt(names, ' '),
    variantWords: splitAt(variantWords, ' '),
    stems: splitAt(stems, ' '),
    variantSizes: sizes.split('|').map((tokens) => splitAt(tokens, ';')),
  }
}

const splitAt = (text: string, separator: string): string[] => text.split(separator).filter(Boolean)
