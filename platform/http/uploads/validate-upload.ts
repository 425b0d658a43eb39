import { fileTypeFromBuffer } from 'file-type'
import type { FileRule, UploadedFile } from '../../contract/call.ts'
import { Refusal } from '../../refusal.ts'
import { isSafeOle2 } from './ole2.ts'
import { isSafeOoxml } from './ooxml.ts'
import { isSafePdf } from './pdf.ts'
import { isDecodableImage } from './image.ts'
import { isSafeCsv } from './csv.ts'
import { isSafeSvg } from './svg.ts'

/** Specification §5: one megabyte a file unless an upload says otherwise (bytes). */
const MEGABYTE = 1_048_576

/** As long as any file system takes a name. */
const MAX_NAME_LENGTH = 255

const EXTENSION_ALIASES: Record<string, string> = { jpeg: 'jpg' }
const canonicalKind = (kind: string) => EXTENSION_ALIASES[kind] ?? kind

/** What a file of each kind has to be besides its first bytes: whole, and nothing that acts. */
const CONTENT_CHECKS: Record<
  string,
  (bytes: Uint8Array, kind: string) => boolean | Promise<boolean>
> = {
  png: isDecodableImage,
  jpg: isDecodableImage,
  webp: isDecodableImage,
  gif: isDecodableImage,
  svg: isSafeSvg,
  csv: isSafeCsv,
  pdf: isSafePdf,
  docx: isSafeOoxml,
  xlsx: isSafeOoxml,
  doc: isSafeOle2,
  xls: isSafeOle2,
}

/**
 * Checks a file that was sent against its rule: once by size and name, and once by content. Throws
 * as `checkNameAndSize`, 415 too on a name that says another kind than the content, and on a file
 * that is broken or carries what could act (scripts, macros, bombs); 422 when it is missing.
 */
export async function validateUpload(
  field: string,
  file: UploadedFile | undefined,
  rule: FileRule,
): Promise<void> {
  if (!file || file.name === '') {
    if (rule.optional) return
    throw Refusal.field(field, 'file.missing', 'Pilih berkas yang akan diunggah.')
  }
  const kind = checkNameAndSize(field, file, rule)
  const detected = await detectContent(file.bytes)
  if (detected !== containerOf(kind)) throw unsupportedFileKind(field, rule)
  if (!(await CONTENT_CHECKS[kind]?.(file.bytes, kind))) throw unsupportedFileKind(field, rule)
}

/**
 * Checks a file against a rule by size and name alone, and returns the kind that its name says. It is
 * the whole check of a narrower rule for a file whose content `checkFile` has inspected by a wider
 * one, because what the content has to be depends on the kind and not on the rule. Throws 413 over
 * the size, 415 on a kind that is not taken, 422 on a name that is too long or means to be a place.
 */
export function checkNameAndSize(field: string, file: UploadedFile, rule: FileRule): string {
  if (file.bytes.length > rule.max) throw fileTooLarge(field, rule.max)
  if (file.name.length > MAX_NAME_LENGTH || /[/\\\p{Cc}]/u.test(file.name))
    throw invalidFileName(field)
  const kind = canonicalKind(readExtension(file.name))
  if (!rule.kinds.map(canonicalKind).includes(kind)) throw unsupportedFileKind(field, rule)
  return kind
}

const readExtension = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/** Old Word and Excel files share one container, drawings are XML or plain text by their first bytes. */
const containerOf = (kind: string) =>
  ({ doc: 'cfb', xls: 'cfb', svg: 'text', csv: 'text' })[kind as 'doc' | 'xls' | 'svg' | 'csv'] ??
  kind

async function detectContent(bytes: Uint8Array): Promise<string> {
  try {
    const detected = canonicalKind((await fileTypeFromBuffer(bytes))?.ext ?? 'text')
    return detected === 'xml' ? 'text' : detected
  } catch {
    return 'broken'
  }
}

export const fileTooLarge = (field: string, max: number): Refusal => {
  const message = `Ukuran berkas paling besar ${formatBytes(max)}.`
  return new Refusal('file.too_large', message, 413, { errors: { [field]: message } })
}

const formatBytes = (bytes: number) =>
  bytes < MEGABYTE
    ? `${Math.floor(bytes / 1024)} KB`
    : `${String(Math.floor((bytes / MEGABYTE) * 10) / 10).replace('.', ',')} MB`

const invalidFileName = (field: string) => {
  const message = `Nama berkas paling banyak ${MAX_NAME_LENGTH} huruf, tanpa garis miring. Ganti namanya, lalu unggah lagi.`
  return Refusal.field(field, 'file.name', message)
}

const unsupportedFileKind = (field: string, { kinds, wide }: FileRule) => {
  const message = wide
    ? 'Berkas ini rusak, atau isinya bukan jenis yang bisa dikirim.'
    : `Kirim berkas ${kinds.join(', ').toUpperCase()} yang utuh.`
  return new Refusal('file.wrong_kind', message, 415, { errors: { [field]: message } })
}
