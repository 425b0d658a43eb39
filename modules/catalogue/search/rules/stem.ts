/** Words without meaning for search: how people ask, and selling units. */
const STOP_WORDS = new Set(
  `yang yg di ke dari dan atau dengan dgn pada untuk utk buat bwt bikin guna itu ini saya aku kami kita mau ingin cari
   nyari mencari butuh perlu beli jual harga murah termurah berapa brp ada apa apakah bisa dapat juga saja aja nya the of
   for per tolong mohon toko bahan bangunan material barang terbaik bagus merk merek agar supaya biar dipakai pakai
   pake oleh sebagai sama lagi dong sih deh ya gan pak bu kak min bang segala semua terdekat online and with kirim kirimkan antar antarkan minta sebanyak sejumlah tlg please pls bos om mas mbak bapak ibu besok segera nya phase fase sak lembar batang dus buah pcs biji kubik sku kode ukuran chat wa balas bales dibalas dibales kemarin`
    .split(/\s+/)
    .filter(Boolean),
)

const PURPOSE_WORDS = new Set(['buat', 'bwt', 'untuk', 'utk', 'bikin', 'guna'])
/** Whether the words that follow state a purpose. */
export const isPurposeWord = (word: string): boolean => PURPOSE_WORDS.has(word)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Prefixes with the letters they may replace (Nazief and Adriani's table, and colloquial forms). */
const PREFIXES: [RegExp, string[]][] = [
  [/^(?:meng|peng)(?=[aeiou])/, ['', 'k']],
  [/^(?:meng|peng|nge|ng)/, ['', 'k']],
  [/^(?:meny|peny|ny)/, ['s', 'c']],
  [/^(?:mem|pem|m)(?=[aeiou])/, ['p', 'm', '']],
  [/^(?:mem|pem)/, ['']],
  [/^(?:men|pen|n)(?=[aeiou])/, ['t', 'n']],
  [/^(?:men|pen)/, ['']],
  [/^(?:me|pe|di|ke|se|ber|ter|per|be|te)/, ['']],
]
const SUFFIXES = [/(?:lah|kah|pun|nya)$/, /(?:ku|mu)$/, /(?:kan|an|in|i)$/]
const MIN_LENGTH = 3

/**
 * The possible roots of a word, likeliest first, without the word itself: `pengecoran` → `pengecor`,
 * …, `cor`. The caller takes the first known one, as in Nazief and Adriani's algorithm.
 */
export function findRoots(word: string): string[] {
  const roots = new Set<string>()
  const halves = /^(\p{L}{3,})-\1$/u.exec(word)
  if (halves) roots.add(halves[1]!)
  const stripped = [word]
  for (const suffix of SUFFIXES)
    for (const each of stripped.slice()) {
      const bare = each.replace(suffix, '')
      if (bare !== each && bare.length >= MIN_LENGTH) stripped.push(bare)
    }
  for (const each of stripped.slice(1)) roots.add(each)
  for (const each of stripped) for (const root of stripPrefixes(each)) roots.add(root)
  return [...roots]
}

function* stripPrefixes(word: string, depth = 0): Generator<string> {
  if (depth === 2) return
  for (const [prefix, restored] of PREFIXES) {
    const bare = word.replace(prefix, '')
    if (bare === word) continue
    for (const replaced of restored) {
      const root = replaced + bare
      if (root.length < MIN_LENGTH || root === word) continue
      yield root
      // `nge` and `penge` precede a single syllable: `ngecor`, `pengecat`.
      if (root.startsWith('e') && root.length > MIN_LENGTH) yield root.slice(1)
      yield* stripPrefixes(root, depth + 1)
    }
  }
}

/**
 * Stems a word without a dictionary: `mengikat` and `ikatan` are `ikat`. Index and query are stemmed
 * alike, so a wrong stem still matches itself.
 */
export function stemWord(word: string): string {
  const bare = word.replace(/(?:nya|kan|an)$/, '')
  const body = bare.length > MIN_LENGTH ? bare : word
  for (const [prefix, restored] of PREFIXES) {
    const root = body.replace(prefix, restored[0]!)
    if (root !== body && root.length > MIN_LENGTH) return root
  }
  return body
}
