/**
 * Decodes a CSV: UTF-16 with a byte order mark, else UTF-8, else Windows-1252, which Excel saves.
 */
export function decodeText(bytes: Uint8Array): string {
  const byteOrderMark = bytes[0]! * 256 + bytes[1]!
  if (byteOrderMark === 0xfffe) return new TextDecoder('utf-16le').decode(bytes)
  if (byteOrderMark === 0xfeff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
