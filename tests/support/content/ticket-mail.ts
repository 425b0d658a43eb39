/** A reply as its sender wrote it. */
export type TicketMail = {
  from: string
  to: string
  text?: string
  id?: string
  headers?: string[]
  file?: { name: string; bytes: Uint8Array }
}

/** A message as a mail server hands it over. */
export function composeTicketMail({
  from,
  to,
  text = '',
  id = `${Math.random()}`,
  headers,
  file,
}: TicketMail): Buffer {
  const parts = [
    ...(headers ?? ['Authentication-Results: mx.toko.id; spf=pass; dmarc=pass']),
    `Message-ID: <${id}@surel.contoh>`,
    `From: Rudi <${from}>`,
    `To: Pondasi <${to}>`,
    'Content-Type: multipart/mixed; boundary="batas"',
    '',
    '--batas',
    'Content-Type: text/plain; charset=utf-8',
    '',
    text,
    ...(file
      ? [
          '--batas',
          'Content-Type: application/octet-stream',
          `Content-Disposition: attachment; filename="${file.name}"`,
          'Content-Transfer-Encoding: base64',
          '',
          Buffer.from(file.bytes).toString('base64'),
        ]
      : []),
    '--batas--',
    '',
  ]
  return Buffer.from(parts.join('\r\n'))
}
