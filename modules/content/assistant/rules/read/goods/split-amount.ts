import type { DialogueItem } from '../../track/dialogue.ts'
import { splitWords } from '../../words/word-sets.ts'
import { readBareQuantity } from '../changes/read-change.ts'

/** `9mm 20 lembar`, `13, 40 batang`: the size, and how many. */
export function splitQuantity(words: string): [string, ReturnType<typeof readBareQuantity>] {
  const match =
    /^(.*?)[\s,]+(\d+(?:[.,]\d+)?\s*(?!(?:mm|cm|mili|inch|inci|m|kg|kilo)(?!\p{L}))\p{L}+[²³23]?)$/u.exec(
      words.trim(),
    )
  const quantity = match ? readBareQuantity(match[2]!) : undefined
  if (!match || !quantity?.unit) return [words.trim(), undefined]
  return [match[1]!.replace(/,$/, '').trim(), quantity]
}

/** `oranye 1`: how it has to be, and how many. */
export function splitCounted(words: string): ReturnType<typeof splitQuantity> {
  const [, said, qty] =
    /^(.*(?:\p{L}{2}|\d\s?[x×]\s?\d+|\d\s?(?:m|"|w)))\s(\d{1,4})$/u.exec(words.trim()) ?? []
  return said &&
    qty &&
    !/(?:ukuran|tebal|panjang|lebar|tinggi|diameter|isi|ke|nomor|nomer|no|pilihan|opsi)$/u.test(
      said,
    )
    ? [said, { qty: Number(qty), unit: null }]
    : splitQuantity(words)
}

/** `biru 550 1` of a tank of 550 litres: behind the size that goods have, how many. */
export function splitBehindSize(
  words: string,
  { words: own }: DialogueItem,
): ReturnType<typeof splitQuantity> | undefined {
  const [, said = '', size, qty] =
    /^(.*?(?<![\d.,x])(\d+(?:[.,]\d+)?))\s(\d{1,4})$/u.exec(words) ?? []
  const hasSize = splitWords(own).some((word) => word.replace(/\p{L}+$/u, '') === size)
  return qty && hasSize ? [said, { qty: Number(qty), unit: null }] : undefined
}
