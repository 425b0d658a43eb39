import { fileTypeFromBuffer } from 'file-type'
import type { FileRule, UploadedFile } from '../contract/call.ts'
import { Refusal } from '../refusal.ts'

/** Specification §5: one megabyte a file unless an upload says otherwise (bytes). */
export const MEGABYTE = 1_048_576

const names: Record<string, string> = { jpeg: 'jpg', cfb: 'doc' }
const canonical = (kind: string) => names[kind] ?? kind

/**
 * Holds a file against its rule by size, by name and by content. Throws 413 over the size, 415 on
 * a kind that is not taken (or a name that says another kind than the content), 422 when missing.
 */
export async function checkFile(
  field: string,
  file: UploadedFile | undefined,
  rule: FileRule,
): Promise<void> {
  if (!file || file.name === '') {
    if (rule.optional) return
    throw new Refusal('file.missing', 'Pilih berkas yang akan diunggah.', 422, {
      errors: { [field]: 'Pilih berkas yang akan diunggah.' },
    })
  }
  if (file.bytes.length > rule.max) throw tooLarge(field, rule.max)
  const extension = /\.([a-z0-9]{1,8})$/i.exec(file.name)?.[1]?.toLowerCase() ?? ''
  const found = await fileTypeFromBuffer(file.bytes)
  const takes = rule.kinds.map(canonical)
  const named = takes.includes(canonical(extension))
  const content = canonical(found?.ext ?? '')
  // Old Word and Excel files share one container; the name says which.
  const agrees = content === canonical(extension) || (content === 'doc' && extension === 'xls')
  if (!named || !agrees) throw wrongKind(field, rule.kinds)
}

export const tooLarge = (field: string, max: number): Refusal => {
  const sentence = `Ukuran berkas paling besar ${Math.round(max / MEGABYTE)} MB.`
  return new Refusal('file.too_large', sentence, 413, { errors: { [field]: sentence } })
}

const wrongKind = (field: string, kinds: readonly string[]) => {
  const sentence = `Kirim berkas ${kinds.join(', ').toUpperCase()} yang utuh.`
  return new Refusal('file.wrong_kind', sentence, 415, { errors: { [field]: sentence } })
}
