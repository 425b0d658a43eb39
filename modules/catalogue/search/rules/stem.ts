/** Words that say nothing of what is sought: how people ask, not what for. */
const STOP_WORDS = new Set(
  `yang yg di ke dari dan atau dengan dgn pada untuk utk buat bwt bikin guna itu ini saya aku kami kita mau ingin cari
   nyari mencari butuh perlu beli jual harga murah termurah berapa brp ada apa apakah bisa dapat juga saja aja nya the of
   for per tolong mohon toko bahan bangunan material barang terbaik bagus merk merek agar supaya biar dipakai pakai
   pake oleh sebagai sama lagi dong sih deh ya gan pak bu kak min bang segala semua terdekat online and with sak lembar batang dus buah pcs biji kubik sku kode ukuran`
    .split(/\s+/)
    .filter(Boolean),
)

const PURPOSE_WORDS = new Set(['buat', 'bwt', 'untuk', 'utk', 'bikin', 'guna'])
/** Whether what follows says what a thing is for. */
export const isPurposeWord = (word: string): boolean => PURPOSE_WORDS.has(word)

export const isStopWord = (word: string): boolean => STOP_WORDS.has(word)

/** Prefixes with the letters that they may have swallowed (Nazief and Adriani's table, and speech). */
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
 * What a word may be made from, likeliest first, itself left out: `pengecoran` → `pengecor`, …,
 * `cor`. The caller takes the first that it knows, as Nazief and Adriani's algorithm looks each up.
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
    for (const letter of restored) {
      const root = letter + bare
      if (root.length < MIN_LENGTH || root === word) continue
      yield root
      // `nge` and `penge` stand before a single syllable: `ngecor`, `pengecat`.
      if (root.startsWith('e') && root.length > MIN_LENGTH) yield root.slice(1)
      yield* stripPrefixes(root, depth + 1)
    }
  }
}

/**
 * One root for a word and its forms, without knowing any: `mengikat` and `ikatan` are `ikat`. It
 * errs alike on both sides, which is enough to find one by the other.
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
