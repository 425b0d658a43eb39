/** Units that people write apart from their number or at once: `9 mm`, `9mm`. */
const units = new Set(
  'mm cm m m2 m3 ft inch kg gr g ton l lt ltr liter ml watt w volt v va amp a pk hp bar'.split(' '),
)
const figure = /^\d+(p\d+|per\d+)?$/
const dimension = /^\d+(p\d+|per\d+)?(x\d+(p\d+|per\d+)?)+$/

/** More than anyone types to find a thing; the rest of a longer text is not looked at. */
const mostWords = 12
const longestWord = 40

/**
 * A text as words of letters and digits only, the same however it was typed: without accents,
 * `7,5` as `7p5`, `1/2` as `1per2`, `½"` as `1per2 inch`, `1.250` as `1250`, `×` as `x`.
 */
export function wordsOf(text: string): string[] {
  const plain = text
    .replace(/([¼½¾])/g, ' $1')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/ø/g, ' ')
    .replace(/×/g, 'x')
    .replace(/(\d)\s*(?:"|”|''|(?:inci|inches|dim)\b)/g, '$1 inch ')
    .replace(
      /(?<![\d.,])([1-9]\d{0,2})((?:\.\d{3})+)(?![\d.,])/g,
      (_, head: string, tail: string) => head + tail.replaceAll('.', ''),
    )
    .replace(/(\d)[.,](?=\d)/g, '$1p')
    .replace(/(\d)\s*[/⁄]\s*(?=\d)/g, '$1per')
    .replace(/(\d)\s*x\s*(?=\d)/g, '$1x')
  return plain.match(/[\p{L}\p{N}]+/gu) ?? []
}

/**
 * What a product is found by: every word once, sizes joined and apart (`9`, `mm`, `9mm`;
 * `122x244`). Saved as `product.search_text`.
 */
export function searchTextOf(texts: readonly string[]): string {
  const found = new Set<string>()
  for (const text of texts) {
    const words = wordsOf(text)
    for (const [index, word] of words.entries()) {
      found.add(word)
      const next = words[index + 1]
      if (next && units.has(next) && (figure.test(word) || dimension.test(word)))
        found.add(word + next)
      if (dimension.test(word)) for (const side of word.split('x')) found.add(side)
    }
  }
  return [...found].join(' ')
}

/** The words that a search must find, sizes joined: `triplek 9 mm` → `triplek`, `9mm`. */
export function wordsSought(search: string): string[] {
  const words = wordsOf(search.slice(0, 1000))
  const sought: string[] = []
  for (const word of words) {
    const before = sought.at(-1)
    if (before && units.has(word) && figure.test(before)) sought[sought.length - 1] = before + word
    // `122x244 cm` is found by its sides alone: not every text repeats the unit.
    else if (!(before && units.has(word) && dimension.test(before))) sought.push(word)
  }
  return [...new Set(sought)].slice(0, mostWords).map((word) => word.slice(0, longestWord))
}
