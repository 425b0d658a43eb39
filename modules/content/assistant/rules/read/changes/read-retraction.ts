import type { Act } from '../../track/act.ts'
import type { Dialogue } from '../../track/dialogue.ts'
import { cleanAddress, cleanName } from '../details/read-details.ts'

const SOFT = String.raw`(?:(?:eh+|maaf|sori|sorry|aduh|duh|typo|ralat|koreksi|mohon|tolong|kak|mas|bang|pak|bu|min)[\s,:.]+)*`
const RIGHT = String.raw`(?:(?:yang|yg|sing|nu)\s(?:benar|bener|leres|betul)(?:nya)?|(?:se)?harusnya|hrsnya|maksudnya|maksud\ssaya)`
const NAME = String.raw`(?:atas\s)?(?:nama|jeneng|ngaran|penerima)(?:nya|e|na)?`
const CHANGES = String.raw`(?:(?:di)?(?:koreksi|ganti|ubah|rubah|edit|revisi|betulin|perbaiki))`
const BEFORE = String.raw`(?:\s(?:kak|mas|bang|pak|bu|min))?[\s,.]+`
/** `nama salah, harusnya Agung`, `ganti nama jadi Agung`, `salah tulis nama, maksudnya Agung` */
const RENAMED = [
  String.raw`${NAME}\s(?:salah|keliru|typo)${BEFORE}(?:${RIGHT}|ganti|jadi)?\s*`,
  String.raw`${CHANGES}\s${NAME}(?:\s(?:jadi|ke|menjadi|dengan))?[\s:]+`,
  String.raw`(?:koreksi\s)?${NAME}\s(?:${CHANGES}|menjadi|jadi)(?:\s(?:jadi|ke|menjadi|dengan))?[\s:]+`,
  String.raw`salah\s(?:tulis\s|ketik\s)?${NAME}(?:\s\p{L}+)*?${BEFORE}${RIGHT}\s+`,
].map((lead) => new RegExp(String.raw`^\s*${SOFT}${lead}(\p{L}.*)$`, 'isu'))

const WRONG_FIRST = new RegExp(
  String.raw`^\s*${SOFT}(?:${NAME}\s)?bukan\s+(.+?)\s*(?:,|\.|\s(?=tapi|melainkan))\s*(?:(?:tapi|melainkan)\s+)?(?:${RIGHT}\s)?(\p{L}.*)$`,
  'isu',
)
const MEANT_FIRST = new RegExp(
  String.raw`^\s*${SOFT}(?:salah\s${NAME}[^,]*,\s*)?(?:(?:${RIGHT}|nama\sbelakang(?:nya)?|nama(?:nya)?|jalannya|kotanya|alamat(?:nya)?)\s)*(\p{L}.*?)[\s,]+bukan\s+(.+?)[\s.]*$`,
  'isu',
)
const LAST_NAME = /^\s*nama\sbelakang(?:nya)?\s(?!.*bukan)(\p{L}+)\s*$/iu

/** `bukan Andri, Andre`: another name or address in place of the one that is known. Undefined where it speaks of neither. */
export function readRetraction(
  message: string,
  { name, address }: Pick<Dialogue, 'name' | 'address'>,
): Act | undefined {
  const corrected = correct(message, { name, address })
  if (corrected) return corrected
  const renamed = RENAMED.map((pattern) => pattern.exec(message)?.[1]).find(Boolean)
  const cleaned = renamed && cleanName(renamed)
  if (cleaned && !/(?<!\p{L})bukan(?!\p{L})/iu.test(cleaned)) return { kind: 'name', text: cleaned }
  const more = address ? addToAddress(message) : undefined
  return more ? { kind: 'address', text: cleanAddress(`${address}, ${more}`) } : undefined
}

/** What takes the place of a part of the name or of the address. */
function correct(
  message: string,
  { name, address }: Pick<Dialogue, 'name' | 'address'>,
): Act | undefined {
  const renumbered = address && renumber(message, address)
  if (renumbered) return { kind: 'address', text: renumbered }
  const [, last] = LAST_NAME.exec(message) ?? []
  if (last && name) return { kind: 'name', text: name.replace(/\p{L}+$/u, last) }
  const first = WRONG_FIRST.exec(message)
  const second = MEANT_FIRST.exec(message)
  const [wrong, meant] = first ? [first[1]!, first[2]!] : second ? [second[2]!, second[1]!] : []
  if (!wrong || !meant) return undefined
  if (name && isPartOf(wrong, name))
    return { kind: 'name', text: replacePart(name, wrong, cleanName(meant)) }
  return address && isPartOf(wrong, address)
    ? { kind: 'address', text: replacePart(address, wrong, cleanAddress(meant)) }
    : undefined
}

const isPartOf = (part: string, whole: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase())

const countWords = (text: string): number => text.trim().split(/\s+/).length

/** `susanto` for the `santoso` of `Budi Santoso`; what is longer than what it replaces, and is no street, is all of it. */
function replacePart(whole: string, wrong: string, meant: string): string {
  const at = whole.toLowerCase().indexOf(wrong.trim().toLowerCase())
  const behind = whole.slice(at + wrong.trim().length)
  if (/\p{L}/u.test(behind) && isPartOf(behind, meant)) return meant
  const isPart = countWords(meant) <= countWords(wrong) + 1 && countWords(whole) > countWords(wrong)
  return isPart ? `${whole.slice(0, at)}${meant}${behind}` : meant
}

const MORE_OF_ADDRESS =
  /(?<!\p{L})(?:di\s)?alamat(?:nya)?\s|kode\spos|patokan|(?<!\p{L})(?:rt|rw|blok)(?!\p{L})/iu
const ADDED =
  /(?<!\p{L})tambah(?:in|kan|i)?\s(?:(?:lagi|di\salamat(?:nya)?|kode\spos(?:nya)?)\s)*([\p{L}\d].*)$/isu
const LANDMARK = /^\s*patokan(?:nya)?\s+(.+?)(?:,\s*tolong.*)?$/isu

/** `tambahin di alamat RT 03`, `patokannya sebelah masjid`: more of an address that is known. */
function addToAddress(message: string): string | undefined {
  if (!MORE_OF_ADDRESS.test(message)) return undefined
  return LANDMARK.exec(message)?.[1] ?? ADDED.exec(message)?.[1]
}

const NO = String.raw`(?:no(?:mor|mer)?\.?\s*)?(\d+)`
const OTHER_NUMBER = new RegExp(String.raw`${NO}\s+(?:ya\s+)?bukan\s+${NO}`, 'iu')
const NUMBER_INSTEAD = new RegExp(String.raw`bukan\s+${NO}\s*(?:,|tapi)\s*(?:tapi\s+)?${NO}`, 'iu')
const OF_ADDRESS = /(?<!\p{L})(?:alamat\p{L}*|no|nomor|nomer|rt|rw|blok|jl|jalan)(?!\p{L})/iu

/** `nomor 9 bukan 7`, `bukan no 7 tapi 9`: an address with another number in it. */
function renumber(message: string, address: string): string | undefined {
  const [, instead, meantInstead] = NUMBER_INSTEAD.exec(message) ?? []
  const [, meant = meantInstead, wrong = instead] = OTHER_NUMBER.exec(message) ?? []
  if (!meant || !wrong || !OF_ADDRESS.test(message)) return undefined
  const pattern = new RegExp(String.raw`(?<!\d)${wrong}(?!\d)`, 'u')
  return pattern.test(address) ? address.replace(pattern, meant) : undefined
}
