import { findChosen, type DialogueItem } from '../../track/dialogue.ts'
import { listNames } from './find-called.ts'

const SAME =
  /[\s,]+(?:di)?sama(?:in|kan)\s(kelas|merek|merk)(?:nya)?(?:\s(?:ya|saja|juga|dong|deh))*$/u
const CLASS = /^(?:aw|d|c)$/u

/** `keninya 4 inci 6 biji, samain kelasnya`: of the class, or the brand, of what was spoken of last. */
export function nameSame(text: string, items: readonly DialogueItem[]): string {
  const [said = '', property] = SAME.exec(text) ?? []
  if (!property) return text
  const values = items.flatMap((item) =>
    property === 'kelas'
      ? [...listNames(item)].filter((word) => CLASS.test(word))
      : [findChosen(item)?.brand.toLowerCase() ?? []].flat(),
  )
  const value = values.at(-1)
  const goods = text.slice(0, text.length - said.length)
  const [, name, amount] = /^(.*?)(\s\d+(?:\s?\p{L}+)?)$/u.exec(goods) ?? []
  return value && name ? `${name} ${value}${amount}` : text
}
