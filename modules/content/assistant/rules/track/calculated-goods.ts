import type { Act } from './act.ts'
import { listAsked, type CalculatedGoods, type Dialogue } from './dialogue.ts'
import type { Estimate, ReplyFacts } from '../reply/reply-facts.ts'
import { splitWords } from '../words/word-sets.ts'

/** The sack that cement is counted in where nobody names one (kg). */
export const SACK_KG = 50

/** What a reply has calculated or named beside the goods that it offers; undefined where it names nothing. */
export function listCalculated({
  work,
  project,
  estimate,
}: Pick<ReplyFacts, 'work' | 'project' | 'estimate'>): CalculatedGoods[] | undefined {
  if (work) return [...work.goods]
  if (project)
    return project.goods.map(({ words, option: { sku } }) => ({
      words,
      qty: null,
      unit: null,
      sku,
    }))
  return estimate?.mortar ? listOfMortar(estimate.mortar) : undefined
}

const toSand = (words: string, qty: number): CalculatedGoods[] =>
  qty > 0 ? [{ words, qty, unit: 'm³' }] : []

const listOfMortar = ({ cementKg, sandM3 }: NonNullable<Estimate['mortar']>): CalculatedGoods[] => [
  { words: `semen ${SACK_KG} kg`, qty: Math.ceil(cementKg / SACK_KG), unit: 'sak' },
  ...toSand('pasir pasang', sandM3),
]

const toGoods = (
  goods: CalculatedGoods,
  isTentative: boolean,
): Extract<Act, { kind: 'goods' }> => ({ kind: 'goods', ...goods, isTentative })

/** Whether a word calls calculated goods: `pasirnya`, `split`. */
const isCalled = ({ words }: CalculatedGoods, word: string): boolean =>
  splitWords(words).includes(word.replace(/nya$/u, ''))

/**
 * `pasirnya juga`, `kalau sama semen pasirnya?` after a calculation: goods that are named without a quantity are as many as
 * were calculated.
 */
export function takeCalculated(
  acts: readonly Act[],
  { calculated, focus, asked }: Pick<Dialogue, 'calculated' | 'focus' | 'asked'>,
  isSupposed: boolean,
): Act[] {
  const counted = calculated.filter(({ qty }) => qty !== null)
  if (counted.length === 0) return [...acts]
  return acts.flatMap((act): Act[] => {
    if (act.kind !== 'goods' || act.qty !== null) return [act]
    const words = splitWords(act.words)
    const isAll = words.every((word) => counted.some((goods) => isCalled(goods, word)))
    if (!isAll) return [act]
    const named = counted.filter((goods) => words.some((word) => isCalled(goods, word)))
    const isTentative = act.isTentative || isSupposed
    const goods = named.map((each) => toGoods(each, isTentative))
    // `pasirnya juga` wants what was offered, too.
    const isAgreed = asked?.about === 'add' && focus !== null && focus.qty !== null
    if (!isTentative) return isAgreed ? [{ kind: 'yes' }, ...goods] : goods
    // What they are wanted with stays in the question.
    const mentioned: Act[] = focus ? [{ kind: 'mention', itemId: focus.id }] : []
    const isAsked = acts.some(({ kind }) => kind === 'ask')
    return [
      ...mentioned,
      ...goods,
      ...(isAsked ? [] : [{ kind: 'ask' as const, about: 'price' as const }]),
    ]
  })
}

/** `masukin semua` after a calculation or a project: what was offered, and what else was named. */
export function takeAllCalculated(dialogue: Dialogue): Act[] {
  const asked = listAsked(dialogue).flatMap(({ words }) => splitWords(words)[0] ?? [])
  return dialogue.calculated
    .filter(({ words }) => !asked.includes(splitWords(words)[0]!))
    .map((goods) => toGoods(goods, false))
}
