import type { Vocabulary } from './vocabulary.ts'

/** The brands that words name, whole or by half of a name, and the words without them. */
export function extractBrands(words: string[], vocabulary: Vocabulary) {
  const { brands, byWord } = vocabulary
  const matches = brands.filter(
    (brand) =>
      brand.words.length > 0 &&
      (brand.words.every((word) => words.includes(word)) ||
        // Half of a two-word name is enough if it is not also part of a sub-category's name.
        brand.words.some(
          (word) =>
            words.includes(word) &&
            word.length > 4 &&
            !byWord.has(word) &&
            !isSortOf(word, brand, words, vocabulary),
        )),
  )
  const whole = matches.filter((brand) => brand.words.every((word) => words.includes(word)))
  const selected = whole.length > 0 ? whole : matches
  const taken = new Set(selected.flatMap((brand) => brand.words))
  return {
    brands: selected.map(({ id }) => id),
    words: words.filter((word) => !taken.has(word)),
  }
}

/** `kaso borneo` is a wood, and of no brand that sells none of them: goods that are named come in a sort of that word. */
function isSortOf(
  word: string,
  { id }: { id: number },
  words: readonly string[],
  { words: named, byWord, subCategoriesByBrand }: Vocabulary,
): boolean {
  const sold = new Set(subCategoriesByBrand.get(id))
  const having = named.get(word)
  return words.some((other) =>
    (byWord.get(other) ?? []).some(({ subCategories }) =>
      [...subCategories].some(
        ([sub, weight]) => weight === 1 && having?.has(sub) && !sold.has(sub),
      ),
    ),
  )
}
