/** Units that people write with or without a space: `9 mm`, `9mm`. */
const UNITS = new Set(
  'mm cm m m2 m3 ft inch kg gr g ton l lt ltr liter ml watt w volt v va amp a pk hp bar'.split(' '),
)
const NUMBER = /^\d+(p\d+|per\d+)?$/
const DIMENSION = /^\d+(p\d+|per\d+)?(x\d+(p\d+|per\d+)?)+$/

/**
 * Splits a text into words of letters and digits only, independent of notation: without accents,
 * `7,5` as `7p5`, `1/2` as `1per2`, `½"` as `1per2 inch`, `1.250` as `1250`, `×` as `x`.
 */
function normalizeWords(text: string): string[] {
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
 * The full-text document of a product: every word once, sizes joined and apart (`9`, `mm`, `9mm`;
 * `122x244`). Stored in `search_text`.
 */
export function buildSearchText(texts: readonly string[]): string {
  const tokens = new Set<string>()
  for (const text of texts) {
    const words = normalizeWords(text)
    for (const [index, word] of words.entries()) {
      tokens.add(word)
      const next = words[index + 1]
      if (next && UNITS.has(next) && (NUMBER.test(word) || DIMENSION.test(word)))
        tokens.add(word + next)
      if (DIMENSION.test(word)) for (const side of word.split('x')) tokens.add(side)
    }
  }
  return [...tokens].join(' ')
}
