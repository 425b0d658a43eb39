import type { DialogueItem, GoodsOption } from '../../track/dialogue.ts'
import { MAX_NAMED } from '../../reply/write-answer.ts'

const SOFT = String.raw`(?:\s(?:saja|ya|deh|dong|itu|sekalian|lah))*$`
const FIRST = new RegExp(String.raw`(?:paling|ter)\s?atas${SOFT}`, 'u')
const LAST = new RegExp(String.raw`(?:(?:paling|ter)\s?bawah|terakhir)${SOFT}`, 'u')
const MIDDLE = new RegExp(String.raw`yang\s(?:di\s)?tengah(?:-tengah)?${SOFT}`, 'u')
const DEAREST = new RegExp(String.raw`(?:paling|ter)\s?mahal${SOFT}`, 'u')
const PRICED = new RegExp(
  String.raw`yang\s(?:harga(?:nya)?\s)?(?:rp\.?\s?)?(\d{4,8}|\d{1,3}(?:\.\d{3})+)(?:an)?${SOFT}`,
  'u',
)
/** A price is said in round numbers. */
const MAX_DIFFERENCE = 0.03

/** Which of the shown options is meant by its place among them or its price, from 0; undefined where none is. */
export function readShown(text: string, { match }: DialogueItem): number | undefined {
  const shown = match?.options.slice(0, MAX_NAMED) ?? []
  if (shown.length < 2) return undefined
  if (FIRST.test(text)) return 0
  if (LAST.test(text)) return shown.length - 1
  if (MIDDLE.test(text) && shown.length % 2 === 1) return (shown.length - 1) / 2
  if (DEAREST.test(text))
    return shown.indexOf(
      shown.reduce((most, option) => (priceOf(option) > priceOf(most) ? option : most)),
    )
  const [, said] = PRICED.exec(text) ?? []
  return said ? findPriced(Number(said.replaceAll('.', '')), shown) : undefined
}

const priceOf = ({ price }: GoodsOption): number => Number(price.amount)

function findPriced(said: number, shown: readonly GoodsOption[]): number | undefined {
  const near = shown
    .map((option, at) => ({ at, difference: Math.abs(priceOf(option) / said - 1) }))
    .filter(({ difference }) => difference <= MAX_DIFFERENCE)
    .toSorted((one, other) => one.difference - other.difference)
  return near[0]?.at
}
