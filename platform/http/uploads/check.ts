import { fileTypeFromBuffer } from 'file-type'
import type { FileRule, UploadedFile } from '../../contract/call.ts'
import { Refusal } from '../../refusal.ts'
import { isHarmlessCompound } from './compound.ts'
import { isHarmlessOffice } from './office.ts'
import { isHarmlessPdf } from './pdf.ts'
import { isWholePicture } from './picture.ts'
import { isHarmlessSheetText } from './sheet-text.ts'
import { isHarmlessSvg } from './svg.ts'

/** Specification §5: one megabyte a file unless an upload says otherwise (bytes). */
export const MEGABYTE = 1_048_576

/** As long as any file system takes a name. */
const LONGEST_NAME = 255

const names: Record<string, string> = { jpeg: 'jpg' }
const canonical = (kind: string) => names[kind] ?? kind

/** What a file of each kind has to be besides its first bytes: whole, and nothing that acts. */
const inspect: Record<string, (bytes: Uint8Array, kind: string) => boolean | Promise<boolean>> = {
  png: isWholePicture,
  jpg: isWholePicture,
  webp: isWholePicture,
  gif: isWholePicture,
  svg: isHarmlessSvg,
  csv: isHarmlessSheetText,
  pdf: isHarmlessPdf,
  docx: isHarmlessOffice,
  xlsx: isHarmlessOffice,
  doc: isHarmlessCompound,
  xls: isHarmlessCompound,
}

/**
 * Checks a file that was sent against its rule: once by size and name, and once by content. Throws
 * as `checkNameAndSize`, 415 too on a name that says another kind than the content, and on a file
 * that is broken or carries what could act (scripts, macros, bombs); 422 when it is missing.
 */
export async function checkFile(
  field: string,
  file: UploadedFile | undefined,
  rule: FileRule,
): Promise<void> {
  if (!file || file.name === '') {
    if (rule.optional) return
    throw Refusal.field(field, 'file.missing', 'Pilih berkas yang akan diunggah.')
  }
  const kind = checkNameAndSize(field, file, rule)
  const found = await contentOf(file.bytes)
  if (found !== container(kind)) throw wrongKind(field, rule)
  if (!(await inspect[kind]?.(file.bytes, kind))) throw wrongKind(field, rule)
}

/**
 * Checks a file against a rule by size and name alone, and returns the kind that its name says. It is
 * the whole check of a narrower rule for a file whose content `checkFile` has inspected by a wider
 * one, because what the content has to be depends on the kind and not on the rule. Throws 413 over
 * the size, 415 on a kind that is not taken, 422 on a name that is too long or means to be a place.
 */
export function checkNameAndSize(field: string, file: UploadedFile, rule: FileRule): string {
  if (file.bytes.length > rule.max) throw tooLarge(field, rule.max)
  if (file.name.length > LONGEST_NAME || /[/\\\p{Cc}]/u.test(file.name)) throw wrongName(field)
  const kind = canonical(extensionOf(file.name))
  if (!rule.kinds.map(canonical).includes(kind)) throw wrongKind(field, rule)
  return kind
}

const extensionOf = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Old Word and Excel files share one container, drawings are XML or plain text by their first bytes. */
const container = (kind: string) =>
  ({ doc: 'cfb', xls: 'cfb', svg: 'text', csv: 'text' })[kind as 'doc' | 'xls' | 'svg' | 'csv'] ??
  kind

async function contentOf(bytes: Uint8Array): Promise<string> {
  try {
    const found = canonical((await fileTypeFromBuffer(bytes))?.ext ?? 'text')
    return found === 'xml' ? 'text' : found
  } catch {
    return 'broken'
  }
}

export const tooLarge = (field: string, max: number): Refusal => {
  const sentence = `Ukuran berkas paling besar ${inWords(max)}.`
  return new Refusal('file.too_large', sentence, 413, { errors: { [field]: sentence } })
}

const inWords = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.floor(bytes / 1024)} KB`
    : `${String(Math.floor((bytes / MEGABYTE) * 10) / 10).replace('.', ',')} MB`

const wrongName = (field: string) => {
  const sentence = `Nama berkas paling banyak ${LONGEST_NAME} huruf, tanpa garis miring. Ganti namanya, lalu unggah lagi.`
  return Refusal.field(field, 'file.name', sentence)
}

const wrongKind = (field: string, { kinds, wide }: FileRule) => {
  const sentence = wide
    ? 'Berkas ini rusak, atau isinya bukan jenis yang bisa dikirim.'
    : `Kirim berkas ${kinds.join(', ').toUpperCase()} yang utuh.`
  return new Refusal('file.wrong_kind', sentence, 415, { errors: { [field]: sentence } })
}
