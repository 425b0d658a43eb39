import { unitWords } from '#modules/selling/material-lists/rules/units.ts'
import { listSpoken, type Dialogue } from '../track/dialogue.ts'

/** Mortar that nothing more is said of, and how many sacks of it. */
const MORTAR = new RegExp(
  String.raw`^(?:mortar|semen\sinstan|perekat|lem)(nya)?(?:\s(?:juga|sekalian|saja|bata|hebel|bata\sringan))*(\s\d.*(?:${unitWords.join('|')}|kg)|\s\d+)?$`,
  'u',
)
const LIGHT = /(?<!\p{L})(?:bata\sringan|bata\shebel|hebel|celcon|aac)(?!\p{L})/u
const BRICKS = /(?<!\p{L})(?:bata|batako)(?!\p{L})/u
const IS_NAMED = /^(?:mortar|semen\sinstan)/u

/**
 * `mortarnya juga 15 sak` beside bricks, of the message or of the list, is what those are laid with: light ones with a
 * thin adhesive, others with a thick mortar.
 */
export function nameMortar(parts: readonly string[], dialogue: Dialogue): string[] {
  const spoken = listSpoken(dialogue).map(({ words }) => words.toLowerCase())
  return parts.map((part, at) => {
    const [said, isCalled, amount = ''] = MORTAR.exec(part) ?? []
    // Other goods have glue, too, so that it is only meant where it is called.
    if (!said || !(isCalled || IS_NAMED.test(part))) return part
    const goods = [...spoken, ...parts.slice(0, at), part].findLast(
      (each) => BRICKS.test(each) || LIGHT.test(each),
    )
    if (!goods) return part
    if (LIGHT.test(goods)) return `perekat bata ringan${amount}`
    return IS_NAMED.test(part) ? `mortar pasang bata${amount}` : part
  })
}
