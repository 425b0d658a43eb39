import type { Act } from '../../track/act.ts'
import { findChosen, listSpoken, type Dialogue } from '../../track/dialogue.ts'
import type { RecognizeGoods } from '../../words/recognize-goods.ts'
import { respecify } from '../../track/respecify.ts'
import { listNames } from '../goods/find-called.ts'

const VALUE = String.raw`[\p{L}/]+(?:\s\p{L}+)?`
const COMPARED = new RegExp(
  String.raw`^(?:.*[\s,])?(?:harusnya|maksudnya|mending(?:an)?|enak(?:an|nya)|bagus(?:an|nya)?|baik(?:an|nya)|sebaiknya|cocok(?:nya)?|pilih)\s(?:(?:yang|pakai|kelas|merek)\s)*(?<one>${VALUE})\s(?:apa|atau)\s(?:(?:yang|pakai|kelas|merek)\s)*(?<two>${VALUE}?)(?:\s(?:ya|sih|kak|min|pak|bu|bang|mas))*\s*[?]?$`,
  'u',
)
const CLASS = /^(?:aw|d|c|uty|bb\/cc)$/u

/**
 * `mending lindung apa warnaku?`, `harusnya aw apa d?`: what was spoken of last, of two brands or classes, by what they
 * cost. Of goods on the list the other one is asked about beside them.
 */
export function readCompared(
  text: string,
  dialogue: Dialogue,
  recognize: RecognizeGoods,
): Act[] | undefined {
  const { one = '', two = '' } = COMPARED.exec(text)?.groups ?? {}
  const item = listSpoken(dialogue).findLast((each) => findChosen(each))
  const areAlike = (isSuch: (value: string) => boolean) => isSuch(one) && isSuch(two)
  if (!item || !one || !two) return undefined
  if (
    !areAlike((value) => CLASS.test(value)) &&
    !areAlike((value) => recognize.isBrand?.(value) === true)
  )
    return undefined
  const isListed = dialogue.items.includes(item)
  const names = listNames(item)
  const asked = [one, two].map((said): Act => {
    if (isListed && said.split(' ').every((word) => names.has(word)))
      return { kind: 'mention', itemId: item.id }
    const { words } = respecify({ ...item, match: null }, { words: said, replaced: null })
    return {
      kind: 'goods',
      words,
      qty: null,
      unit: null,
      isTentative: true,
      ...(isListed ? { besideId: item.id } : {}),
    }
  })
  return [...asked, { kind: 'ask', about: 'price' }]
}
