/** The longer side (px) of what is tried: the first shows every digit of a proof. */
const SIDES = [2400, 1800, 1200]
const QUALITY = 0.82

/**
 * Makes a photo a JPEG of so many bytes at most, in the browser: sending it takes seconds instead of minutes.
 * The same file where this browser cannot: the server makes it smaller then.
 */
export async function shrinkPicture(file: File, maxBytes: number): Promise<File> {
  if (typeof OffscreenCanvas === 'undefined') return file
  const bitmap = await createImageBitmap(file).catch(() => undefined)
  if (!bitmap) return file
  try {
    for (const side of SIDES) {
      const scale = Math.min(1, side / Math.max(bitmap.width, bitmap.height))
      const [width, height] = [bitmap.width, bitmap.height].map((px) => Math.round(px * scale))
      const canvas = new OffscreenCanvas(width!, height!)
      const context = canvas.getContext('2d')
      if (!context) return file
      context.fillStyle = '#ffffff'
      context.fillRect(0, 0, width!, height!)
      context.drawImage(bitmap, 0, 0, width!, height!)
      const blob = await canvas.convertToBlob({ type: 'image/jpeg', quality: QUALITY })
      if (blob.size <= maxBytes)
        return new File([blob], `${file.name.replace(/\.[^.]*$/, '')}.jpg`, { type: blob.type })
    }
    return file
  } catch {
    return file
  } finally {
    bitmap.close()
  }
}
