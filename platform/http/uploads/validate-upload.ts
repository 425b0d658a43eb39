import { fileTypeFromBuffer } from 'file-type'
import pLimit from 'p-limit'
import type { FileRule, UploadedFile } from '../../contract/call.ts'
import { Refusal } from '../../refusal.ts'
import { fitPicture } from './fit-picture.ts'
import { isSafeOle2 } from './ole2.ts'
import { isSafeOoxml } from './ooxml.ts'
import { isSafePdf } from './pdf.ts'
import { isDecodableImage, isReadableImage } from './image.ts'
import { isSafeCsv } from './csv.ts'
import { isSafeSvg } from './svg.ts'

const MEGABYTE = 1_048_576

/** A check takes the whole file into memory: the files of others wait for it on the disk. */
const limitChecking = pLimit(4)

/** The longest name that file systems accept. */
const MAX_NAME_LENGTH = 255

const EXTENSION_ALIASES: Record<string, string> = { jpeg: 'jpg', heif: 'heic' }
/** Kinds that can be made smaller. */
const PICTURE_KINDS = ['png', 'jpg', 'webp', 'gif', 'heic']
const canonicalKind = (kind: string) => EXTENSION_ALIASES[kind] ?? kind

/** Checks of each kind's content beyond its first bytes: complete, without active content. */
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
  gz: isSafeCsv,
  pdf: isSafePdf,
  docx: isSafeOoxml,
  xlsx: isSafeOoxml,
  doc: isSafeOle2,
  xls: isSafeOle2,
}

/**
 * Checks an uploaded file against its rule, by name, size and content, and returns it; a picture that is too large
 * is made smaller where the rule allows that. Throws like `checkNameAndSize`, 415 too if the extension contradicts
 * the content or the file is broken or has active content (scripts, macros, zip bombs), and 422 if a required file
 * is missing.
 */
export async function validateUpload(
  field: string,
  file: UploadedFile | undefined,
  rule: FileRule,
): Promise<UploadedFile | undefined> {
  if (!file || file.name === '') {
    if (rule.optional) return file
    throw Refusal.field(field, 'file.missing', 'Pilih berkas yang akan diunggah.')
  }
  const kind = checkNameAndSize(field, file, { ...rule, max: maxUploadBytes(file.name, rule) })
  if (!(await limitChecking(() => isGenuine(kind, file, rule))))
    throw file.size > rule.max ? fileTooLarge(field, rule.max) : unsupportedFileKind(field, rule)
  return fitUpload(field, file, rule)
}

/** Whether a file's content is what its name says, complete and without anything active. */
async function isGenuine(kind: string, file: UploadedFile, rule: FileRule): Promise<boolean> {
  const bytes = await file.bytes()
  if ((await detectContent(bytes)) !== getContainer(kind)) return false
  // Encoding a picture again leaves nothing but its pixels. Signatures occur by chance in megabytes of them.
  const check = isFitted(kind, file, rule) ? isReadableImage : CONTENT_CHECKS[kind]
  return kind === 'heic' || ((await check?.(bytes, kind)) ?? false)
}

/** Whether a picture is re-encoded: it is large, or in a format that browsers cannot show. */
const isFitted = (kind: string, { size }: UploadedFile, { max, maxPicture }: FileRule): boolean =>
  PICTURE_KINDS.includes(kind) &&
  (kind === 'heic' || size > max || (maxPicture !== undefined && size > MEGABYTE))

/** How many bytes of an upload are accepted. A picture may be larger than the stored file, because it is re-encoded. */
export const maxUploadBytes = (name: string, { max, maxPicture = max }: FileRule): number =>
  PICTURE_KINDS.includes(canonicalKind(readExtension(name))) ? Math.max(max, maxPicture) : max

/**
 * Makes a picture smaller that is too large for the rule, if that allows it; other files are returned as they are,
 * checked by name and size. The content has been checked before. Throws 415 for a picture that cannot be read.
 */
export async function fitUpload(
  field: string,
  file: UploadedFile,
  rule: FileRule,
): Promise<UploadedFile> {
  const kind = checkNameAndSize(field, file, { ...rule, max: maxUploadBytes(file.name, rule) })
  if (!isFitted(kind, file, rule)) return file
  const fitted = await fitPicture(file, rule.max)
  if (!fitted) throw kind === 'heic' ? unreadableHeic(field) : unsupportedFileKind(field, rule)
  return fitted
}

/**
 * Checks a file against a rule by size and name alone, and returns the kind of its extension. That
 * is enough for a narrower rule if `validateUpload` has checked the content by a wider one, because
 * content checks depend on the kind and not on the rule. Throws 413 above the size, 415 for a kind
 * that the rule does not accept, 422 for a name that is too long or contains a path.
 */
function checkNameAndSize(field: string, file: UploadedFile, rule: FileRule): string {
  if (file.size > rule.max) throw fileTooLarge(field, rule.max)
  if (file.name.length > MAX_NAME_LENGTH || /[/\\\p{Cc}]/u.test(file.name))
    throw invalidFileName(field)
  const kind = canonicalKind(readExtension(file.name))
  if (!rule.kinds.map(canonicalKind).includes(kind)) throw unsupportedFileKind(field, rule)
  return kind
}

const readExtension = (name: string) => /\.([a-z0-9]{1,8})$/i.exec(name)?.[1]?.toLowerCase() ?? ''

/**
 * What detection finds for a kind: old Word and Excel files share one container, SVG and CSV are
 * detected as text.
 */
const getContainer = (kind: string) =>
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

const unreadableHeic = (field: string) => {
  const message =
    'Foto HEIC ini tidak bisa kami baca. Simpan sebagai JPG, atau kirim tangkapan layarnya.'
  return new Refusal('file.wrong_kind', message, 415, { errors: { [field]: message } })
}

const invalidFileName = (field: string) => {
  const message = `Nama berkas paling banyak ${MAX_NAME_LENGTH} karakter, tanpa garis miring. Ganti namanya, lalu unggah lagi.`
  return Refusal.field(field, 'file.name', message)
}

const unsupportedFileKind = (field: string, { kinds, wide }: FileRule) => {
  const message = wide
    ? 'Berkas ini rusak, atau isinya bukan jenis yang bisa dikirim.'
    : `Kirim berkas ${kinds.join(', ').toUpperCase()} yang utuh.`
  return new Refusal('file.wrong_kind', message, 415, { errors: { [field]: message } })
}
