/** Names of a PDF that make a reader act when the document is opened (ISO 32000-1, 12.6). */
const ACTIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![A-Za-z])/

/** Whether the bytes are a PDF from its first to its last sign, and nothing in it acts by itself. */
export function isSafePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF')) return false
  return (
    !ACTIVE_NAMES.test(unescapeNames(text)) && !/<script|<\?php|<html/i.test(text.slice(0, 4096))
  )
}

/** Names may spell any letter as #xx, which hides them from a plain look. */
const unescapeNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
