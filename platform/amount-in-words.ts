import type { Money } from './money.ts'

const ones = ['', 'satu', 'dua', 'tiga', 'empat', 'lima', 'enam', 'tujuh', 'delapan', 'sembilan']
const scales = [
  { name: 'triliun', size: 1_000_000_000_000 },
  { name: 'miliar', size: 1_000_000_000 },
  { name: 'juta', size: 1_000_000 },
  { name: 'ribu', size: 1_000 },
]

/**
 * A whole number in Indonesian words (terbilang): 1.100 is `seribu seratus`. Up to 999 trillion.
 */
export function numberInWords(value: number): string {
  if (value === 0) return 'nol'
  const words: string[] = []
  let rest = value
  for (const { name, size } of scales) {
    const count = Math.floor(rest / size)
    rest %= size
    // One thousand is a word of its own; one million is not.
    if (count === 1 && size === 1_000) words.push('seribu')
    else if (count > 0) words.push(...wordsBelowThousand(count), name)
  }
  return [...words, ...wordsBelowThousand(rest)].join(' ')
}

/** Money in words as documents print it: `seratus lima puluh ribu rupiah lima puluh sen`. */
export function moneyInWords(amount: Money): string {
  const absolute = Math.abs(amount)
  const sen = absolute % 100
  const whole = `${numberInWords(Math.floor(absolute / 100))} rupiah`
  const words = sen === 0 ? whole : `${whole} ${numberInWords(sen)} sen`
  return amount < 0 ? `minus ${words}` : words
}

function wordsBelowThousand(value: number): string[] {
  const hundreds = Math.floor(value / 100)
  const leading = hundreds === 0 ? [] : hundreds === 1 ? ['seratus'] : [ones[hundreds]!, 'ratus']
  return [...leading, ...wordsBelowHundred(value % 100)]
}

function wordsBelowHundred(value: number): string[] {
  if (value === 0) return []
  if (value < 10) return [ones[value]!]
  if (value === 10) return ['sepuluh']
  if (value === 11) return ['sebelas']
  if (value < 20) return [ones[value - 10]!, 'belas']
  return [ones[Math.floor(value / 10)]!, 'puluh', ...wordsBelowHundred(value % 10)]
}
