import type { Act } from '../../track/act.ts'
import { COLOUR } from '../../track/respecify.ts'

const ALL = new RegExp(
  String.raw`^(.*\d.*[,\n].*\d.*?)\s(?:yang\s)?(aw|d|c|${COLOUR.source})\ssemua$`,
  'su',
)

/** `pipa 1/2 inci 10, 3/4 inci 8 aw semua`: a message without the class or the colour that all its goods have. */
export function readSortOfAll(text: string): { rest: string; sort: string } | undefined {
  const [, rest, sort] = ALL.exec(text) ?? []
  return rest && sort ? { rest, sort } : undefined
}

/** The goods of a message in that sort; a number at their end stays there. */
export const giveSort = (acts: readonly Act[], sort: string): Act[] =>
  acts.map((act) =>
    act.kind === 'goods'
      ? { ...act, words: act.words.replace(/(\s\d{1,4})?$/u, (count) => ` ${sort}${count}`) }
      : act,
  )
