import { formatQuantity } from '#platform/format.ts'

const MEGABYTE = 1024 * 1024

/** `412 kB`, `4,2 MB`: by 1,024, as upload rules are written and file managers count. */
export const formatFileSize = (bytes: number): string =>
  bytes < MEGABYTE
    ? `${Math.max(1, Math.round(bytes / 1024))} kB`
    : `${formatQuantity(Number((bytes / MEGABYTE).toFixed(1)))} MB`

/** Whether a file is a picture that can be made smaller, by its name. */
export const isPicture = ({ name }: { name: string }): boolean =>
  /\.(?:jpe?g|png|webp|heic|heif)$/i.test(name)

/** Why this file cannot be sent; undefined where it can. */
export function validateFile(
  file: { name: string; size: number },
  accept: readonly string[],
  maxBytes: number,
  /** A picture up to this size is made smaller. */
  maxPictureBytes = maxBytes,
): string | undefined {
  const extension = file.name.split('.').at(-1)?.toLowerCase() ?? ''
  if (!accept.includes(extension))
    return `Jenis berkas .${extension} tidak diterima. Pilih ${accept.join(', ')}.`
  const most = isPicture(file) ? Math.max(maxBytes, maxPictureBytes) : maxBytes
  if (file.size > most)
    return `${formatFileSize(file.size)}, melebihi ${formatFileSize(most)}. Perkecil lalu unggah lagi.`
  return undefined
}
