import type { ByteSource } from './csv-bytes.ts'

/**
 * Decodes a CSV piece by piece: UTF-16 with a byte order mark, else UTF-8, else Windows-1252, which Excel saves.
 * Whether it is UTF-8 is known only at its end, so the bytes are read twice.
 */
export async function* decodeText(open: ByteSource): AsyncGenerator<string> {
  const decoder = new TextDecoder(await detectEncoding(open))
  for await (const chunk of open()) yield decoder.decode(chunk, { stream: true })
  yield decoder.decode()
}

async function detectEncoding(open: ByteSource): Promise<string> {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const canDecode = (chunk?: Uint8Array) => {
    try {
      decoder.decode(chunk, { stream: chunk !== undefined })
      return true
    } catch {
      return false
    }
  }
  let isFirst = true
  for await (const chunk of open()) {
    const byteOrderMark = isFirst ? chunk[0]! * 256 + chunk[1]! : 0
    isFirst = false
    if (byteOrderMark === 0xfffe) return 'utf-16le'
    if (byteOrderMark === 0xfeff) return 'utf-16be'
    if (!canDecode(chunk)) return 'windows-1252'
  }
  return canDecode() ? 'utf-8' : 'windows-1252'
}
