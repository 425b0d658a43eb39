/** Names of actions and embedded files that act when the document is opened (ISO 32000-1, 12.6). */
const ACTIVE_NAMES =
  /\/(?:JavaScript|JS|Launch|EmbeddedFiles?|RichMedia|SubmitForm|ImportData|GoToE)(?![A-Za-z])/

/** Whether the bytes are a complete PDF without active content. */
export function isSafePdf(bytes: Uint8Array): boolean {
  const text = Buffer.from(bytes).toString('latin1')
  if (!text.startsWith('%PDF-') || !text.slice(-2048).includes('%%EOF')) return false
  return (
    !ACTIVE_NAMES.test(unescapeNames(text)) && !/<script|<\?php|<html/i.test(text.slice(0, 4096))
  )
}

/** A name may write any character as #xx, which would hide it from a plain search. */
const unescapeNames = (text: string) =>
  text.replace(/#([0-9a-fA-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
