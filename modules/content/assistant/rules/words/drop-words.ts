import { splitWords } from './word-sets.ts'

/**
 * A text without some of its words; undefined where none of them is in it, where one of them has a digit, as codes of
 * goods do, or where nothing would be left that could name goods.
 */
export function dropWords(text: string, dropped: readonly string[]): string | undefined {
  if (dropped.length === 0 || dropped.some((word) => /\d/.test(word))) return undefined
  const said = splitWords(text)
  const left = said.filter((word) => !dropped.includes(word))
  const isRewritten = left.length < said.length && left.some((word) => /\p{L}{3}/u.test(word))
  return isRewritten ? left.join(' ') : undefined
}

/** `mau dilapis granit`, `mengecor`, `kamar anakku`: what is done with goods, or whose they are, names none. */
const DOING = /^(?:di|me(?:m|n|ng|ny)?|nge|ng|ny)\p{L}{4,}$|^\p{L}{3,}(?:ku|mu)$/u

/** A text without such words before its goods; undefined where it has none. */
export const dropDoing = (text: string): string | undefined =>
  dropWords(
    text,
    splitWords(text).filter((word) => DOING.test(word)),
  )
