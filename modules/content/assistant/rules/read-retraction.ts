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
  const [, wrong = '', meant = ''] = INSTEAD.exec(message) ?? []
  if (!wrong || !meant) return undefined
  if (name && isPartOf(wrong, name)) return { kind: 'name', text: cleanName(meant) }
  return address && isPartOf(wrong, address)
    ? { kind: 'address', text: cleanAddress(meant) }
    : undefined
}

const isPartOf = (part: string, whole: string): boolean =>
  whole.toLowerCase().includes(part.trim().toLowerCase())
