/** The stream that makes a compound file (MS-CFB) a Word or an Excel document, as its directory names it. */
const STREAMS: Record<string, readonly string[]> = {
  doc: ['WordDocument'],
  xls: ['Workbook', 'Book'],
}
/** Macros and packed programs. */
const ACTING = ['_VBA_PROJECT', 'Macros', 'Ole10Native', 'Package']

const named = (bytes: Buffer, name: string) =>
  bytes.includes(Buffer.from(`${name}\u0000`, 'utf16le'))

/** Whether an old Office file is the kind that its name says, without macros or packed programs. */
export function isHarmlessCompound(bytes: Uint8Array, kind: string): boolean {
  const all = Buffer.from(bytes)
  return (
    (STREAMS[kind] ?? []).some((stream) => named(all, stream)) &&
    !ACTING.some((stream) => named(all, stream))
  )
}
