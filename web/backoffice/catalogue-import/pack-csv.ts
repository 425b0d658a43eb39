/** A CSV below this size (bytes) is sent as it is. */
const SMALL_BYTES = 1_048_576

/**
 * Packs a large CSV in the browser: a tenth is sent, and the whole catalogue fits. Undefined for other files and where
 * the browser cannot; the server takes both.
 */
export function packCsv(file: File): Promise<File> | undefined {
  if (!/\.csv$/i.test(file.name) || file.size < SMALL_BYTES) return undefined
  if (typeof CompressionStream === 'undefined') return undefined
  const packed = file.stream().pipeThrough(new CompressionStream('gzip'))
  return new Response(packed)
    .blob()
    .then((blob) => new File([blob], `${file.name}.gz`, { type: 'application/gzip' }))
}
