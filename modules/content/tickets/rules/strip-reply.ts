/** Stands above what an e-mail says: what is written above it is the reply. */
export const REPLY_LINE = '— Balas di atas garis ini —'

/** Lines with which programs begin what they quote, in Indonesian and English. */
const QUOTE_STARTS: readonly RegExp[] = [
  /^\s*>?\s*—\s*Balas di atas garis ini\s*—/,
  /^\s*(Pada|On)\s.{4,200}\s(menulis|wrote)\s*:\s*$/,
  /^\s*-{2,}\s*(Pesan Asli|Original Message|Forwarded message|Pesan terusan)\s*-{2,}/i,
  /^\s*_{10,}\s*$/,
  /^\s*(Dari|From):\s.+@.+/,
]

/** Where a signature begins (RFC 3676), and what telephones add. */
const SIGNATURE_STARTS: readonly RegExp[] = [/^-- ?$/, /^\s*(Dikirim dari|Sent from) (my )?\S+/i]

/** The text of a reply, without the quoted message below it and without the signature. */
export function stripReply(text: string): string {
  const lines = joinWrappedStarts(text.replaceAll('\r\n', '\n')).split('\n')
  const end = lines.findIndex((line) =>
    [...QUOTE_STARTS, ...SIGNATURE_STARTS].some((start) => start.test(line)),
  )
  const own = end === -1 ? lines : lines.slice(0, end)
  // Quoted lines at the end without any introduction.
  while (own.length > 0 && /^\s*(>.*)?$/.test(own.at(-1)!)) own.pop()
  return own.join('\n').trim()
}

/** Programs break `Pada Jum, 20 Nov 2026 … menulis:` over two lines. */
const joinWrappedStarts = (text: string): string =>
  text.replaceAll(
    /^((?:Pada|On)\s[^\n]{4,120})\n([^\n]{0,120}(?:menulis|wrote):)[ \t]*$/gm,
    '$1 $2',
  )
