import { formatFileSize } from './file-size.ts'

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
