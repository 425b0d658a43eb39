import type { Act } from '../../track/act.ts'
import type { DialogueItem } from '../../track/dialogue.ts'
import { isMissingBrand } from '#modules/catalogue/line-matching/rules/question.ts'
import { readBareQuantity } from '../changes/read-change.ts'

const USUAL = String.raw`(?:biasa|umum|standar|standard|lazim|sering\s(?:di)?(?:pakai|beli)(?:\s(?:tukang|orang))?)`
const ANY = new RegExp(
  String.raw`(?<!\p{L})(?:bebas|terserah|sembarang|manut|kumaha(?:\s\p{L}+)?|(?:tidak\stahu[\s,]+)?pilih(?:in|kan)|yang\s(${USUAL})|(?:merek|merk|tipe|jenis)\s(?:apa\s)?saja|yang\sada(?:\ssaja)?|apa\ssaja\s(?:boleh|yang\sada|bisa|oke))(?!\p{L})(?:\s(?:yang\sada|boleh|oke))*`,
  'u',
)

/** `merek apa saja 10 sak`, `yang biasa`: the first of what is shown will do. */
export function readAnyOf(text: string, item: DialogueItem): Act[] | undefined {
  const [said, usual] = ANY.exec(text) ?? []
  if (said === undefined || /[?]|berapa/u.test(text) || isNamed(usual, item)) return undefined
  // `yang ada saja` takes what there is in place of a brand that there is not.
  if (/^yang\sada/u.test(said) && !isMissingBrand(item.match?.question ?? null)) return undefined
  const amount = readBareQuantity(
    text.replace(ANY, ' ').replaceAll(/(?<!\p{L})yang(?!\p{L})/gu, ' '),
  )
  const pick: Act = { kind: 'pick', index: 0, isAny: true }
  return amount ? [pick, { kind: 'quantity', ...amount, change: 'set', itemId: item.id }] : [pick]
}

/** Whether an option is called so: `yang standar` of tools. */
const isNamed = (word: string | undefined, { match }: DialogueItem): boolean =>
  word !== undefined &&
  (match?.options ?? []).some(({ name, variantName }) =>
    `${name} ${variantName}`.toLowerCase().includes(word),
  )
