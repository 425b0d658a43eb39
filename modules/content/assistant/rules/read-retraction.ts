import type { Act, Dialogue } from './dialogue.ts'
import { cleanAddress, cleanName } from './read-details.ts'

const INSTEAD =
  /^\s*(?:eh+[\s,]+|maaf[\s,]+)*bukan\s+(.+?)\s*(?:,|\.|tapi|melainkan)\s*(?:tapi\s+)?(\p{L}.*)$/isu

/** `nama salah, harusnya Agung`, `ganti nama jadi Agung` */
const RENAMED =
  /^\s*(?:eh[\s,]+|maaf[\s,]+)*(?:nama(?:nya)?\s(?:salah|keliru|typo)[\s,.]*(?:harusnya|seharusnya|yang (?:benar|bener)|yg (?:benar|bener)|ganti|maksudnya|jadi)?|ganti\snama(?:nya)?(?:\s(?:jadi|ke))?|nama(?:nya)?\s(?:di)?ganti(?:\s(?:jadi|ke))?)\s+(\p{L}.*)$/isu

/** `bukan Andri, Andre`: another name or address in place of the one that is known. Undefined where it speaks of neither. */
export function readRetraction(
  message: string,
  { name, address }: Pick<Dialogue, 'name' | 'address'>,
): Act | undefined {
  const [, renamed] = RENAMED.exec(message) ?? []
  if (renamed) return { kind: 'name', text: cleanName(renamed) }
  const renumbered = address && renumber(message, address)
  if (renumbered) return { kind: 'address', text: renumbered }
  const [, wrong = '', meant = ''] = INSTEAD.exec(message) ?? []
  if (!wrong || !meant) return undefined
  if (name && isPartOf(wrong, name)) return { kind: 'name', text: cleanName(meant) }
  return address && isPartOf(wrong, address)
    ? { kind: 'address', text: cleanAddress(meant) }
    : undefined
}

const isPartOf = (part: string, whole: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase())

const NO = String.raw`(?:no(?:mor|mer)?\.?\s*)?(\d+)`
const OTHER_NUMBER = new RegExp(String.raw`${NO}\s+bukan\s+${NO}`, 'iu')
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
