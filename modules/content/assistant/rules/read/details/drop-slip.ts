import { editDistance } from '#modules/catalogue/search/rules/edit-distance.ts'

const SLIP =
  /^(.*\S)[\s,]+(?:eh+|ralat|maksudnya|maksud\s(?:saya|aku)|salah\stulis|typo)[\s,:]+(?:(?:salah|maaf|maksudnya)[\s,]+)*(\p{L}.*)$/isu
/** Letters by which a slip differs from what was meant, at most. */
const MAX_SLIP = 3

/** `Ksrno eh Karsono`, `jln merpti no 6 eh merpati no 6`: a name or an address with what is meant in place of the slip. */
export function dropSlip(text: string): string {
  const [, before = '', meant = ''] = SLIP.exec(text) ?? []
  const words = before.split(/\s+/u)
  const [first = ''] = meant.split(/\s+/u)
  const at = words.findLastIndex(
    (word) => editDistance(word.toLowerCase(), first.toLowerCase(), MAX_SLIP) <= MAX_SLIP,
  )
  return meant && at !== -1 ? [...words.slice(0, at), meant].join(' ') : text
}
