import { createHash, createHmac } from 'node:crypto'
import PostalMime from 'postal-mime'
import { isSameSecret } from '../same-secret.ts'
import { toReceivedFile, type ReceivedFile } from '../http/uploads/received-file.ts'

/** An e-mail to the shop. */
export type InboundMail = {
  /** What the sender's server calls it; the same whenever it is delivered again. */
  messageId: string
  from: string
  /** Everybody it is addressed to. */
  recipients: string[]
  /** Without formatting; of a message in HTML only, its text. */
  text: string
  files: ReceivedFile[]
  /** Whether our own mail server found that it comes from where it says (DMARC, RFC 8601). */
  isAuthentic: boolean
  /** Written by a program: an out-of-office notice, a list, a bounce. */
  isAutomatic: boolean
}

/** Whether the mail server has signed the message: `sha256=` and the HMAC of its bytes, as hexadecimal digits. */
export function isSignedMail(raw: Uint8Array, signature: string, secret: string): boolean {
  const expected = createHmac('sha256', secret).update(raw).digest('hex')
  return isSameSecret(signature, `sha256=${expected}`)
}

/** Reads a message as it travels (RFC 5322, MIME). Undefined where it has no sender or is none. */
export async function parseInboundMail(raw: Uint8Array): Promise<InboundMail | undefined> {
  const mail = await PostalMime.parse(raw, { attachmentEncoding: 'arraybuffer' }).catch(() => {})
  const from = mail?.from?.address?.toLowerCase()
  if (!mail || !from) return undefined
  const header = (name: string) =>
    mail.headers.find(({ key }) => key === name)?.value.toLowerCase() ?? ''
  const addressed = [mail.to, mail.cc].flatMap((list) => list ?? [])
  const delivered = [mail.deliveredTo, header('x-original-to')].filter(Boolean) as string[]
  const autoSubmitted = header('auto-submitted')
  return {
    // Some programs leave it out; then the message is what it contains.
    messageId: mail.messageId || `sha256:${createHash('sha256').update(raw).digest('hex')}`,
    from,
    recipients: [...addressed.map(({ address }) => address ?? ''), ...delivered]
      .map((address) => address.toLowerCase())
      .filter(Boolean),
    text: mail.text ?? stripTags(mail.html ?? ''),
    files: mail.attachments
      .filter(({ disposition, related }) => disposition === 'attachment' || !related)
      .map(({ filename, content }, index) =>
        toReceivedFile({
          name: filename ?? `lampiran-${index + 1}`,
          bytes: new Uint8Array(content as ArrayBuffer),
        }),
      ),
    // Only the first of these headers is our own server's; the sender may have written others.
    isAuthentic: /\bdmarc\s*=\s*pass\b/.test(header('authentication-results')),
    isAutomatic:
      (autoSubmitted !== '' && autoSubmitted !== 'no') ||
      /^(bulk|junk|list)$/.test(header('precedence')),
  }
}

const stripTags = (html: string): string =>
  html
    .replaceAll(/<(?:br|\/p|\/div)\b[^>]*>/gi, '\n')
    .replaceAll(/<(style|script)\b[\s\S]*?<\/\1>/gi, '')
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&')
