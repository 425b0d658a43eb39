/** The stream that makes a compound file (MS-CFB) a Word or an Excel document, as its directory names it. */
const MAIN_STREAMS: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
}
/** Macros and packed programs. */
const ACTIVE_STREAMS = ['_VBA_PROJECT', 'Macros', 'Ole10Native', 'Package']

const containsStream = (bytes: Buffer, name: string) =>
  bytes.includes(Buffer.from(`${name}\u0000`, 'utf16le'))

/** Whether an old Office file is the kind that its name says, without macros or packed programs. */
export function isSafeOle2(bytes: Uint8Array, kind: string): boolean {
  const buffer = Buffer.from(bytes)
  return (
    (MAIN_STREAMS[kind] ?? []).some((stream) => containsStream(buffer, stream)) &&
    !ACTIVE_STREAMS.some((stream) => containsStream(buffer, stream))
  )
}
