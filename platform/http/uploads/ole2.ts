/** Names of the stream that makes a compound file (MS-CFB) a Word or an Excel document. */
const MAIN_STREAMS: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
}
/** Macros and embedded programs. */
const ACTIVE_STREAMS = ['_VBA_PROJECT', 'Macros', 'Ole10Native', 'Package']

const containsStream = (bytes: Buffer, name: string) =>
  bytes.includes(Buffer.from(`${name}\u0000`, 'utf16le'))

/**
 * Whether an Office 97–2003 file has the format of its extension, without macros or embedded
 * programs.
 */
export function isSafeOle2(bytes: Uint8Array, kind: string): boolean {
  const buffer = Buffer.from(bytes)
  return (
    (MAIN_STREAMS[kind] ?? []).some((stream) => containsStream(buffer, stream)) &&
    !ACTIVE_STREAMS.some((stream) => containsStream(buffer, stream))
  )
}
