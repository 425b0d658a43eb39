import { escaped } from '#platform/html.ts'

/** What a letter says; how it looks is the same for all. */
export type Letter = {
  subject: string
  /** Plain text, one paragraph each. */
  paragraphs: readonly string[]
  /** Pairs of a name and a value, set as a small table: an order's number, an amount, a day. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** The one thing the letter asks the reader to open. `path` begins with a slash. */
  link?: { label: string; path: string }
}

export type Sender = { storeName: string; publicOrigin: string }

/** The full address of a letter's link; null where it has none. */
export const addressOf = ({ link }: Letter, { publicOrigin }: Sender): string | null =>
  link ? publicOrigin + link.path : null

/** The letter for readers of plain text. */
export function asText(letter: Letter, sender: Sender): string {
  const facts = (letter.facts ?? []).map(([name, value]) => `${name}: ${value}`).join('\n')
  const link = letter.link ? `${letter.link.label}:\n${addressOf(letter, sender)}` : ''
  const closing = `${sender.storeName}\n${sender.publicOrigin}`
  return [...letter.paragraphs, facts, link, closing].filter(Boolean).join('\n\n')
}

// Mail programs know tables and inline styles, and little else.
const font = 'font-family:Arial,Helvetica,sans-serif;color:#121a23'
const ink = '#0b4a9e'

const paragraph = (text: string) =>
  `<p style="margin:0 0 16px;${font};font-size:16px;line-height:24px">${escaped(text).replaceAll('\n', '<br>')}</p>`

const factTable = (facts: NonNullable<Letter['facts']>) =>
  `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:0 0 16px">${facts
    .map(
      ([name, value]) =>
        `<tr><td style="padding:4px 24px 4px 0;${font};font-size:14px;color:#5a6673">${escaped(name)}</td>` +
        `<td style="padding:4px 0;${font};font-size:14px;font-weight:bold">${escaped(value)}</td></tr>`,
    )
    .join('')}</table>`

function button(label: string, address: string): string {
  const to = escaped(address)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>` +
    `<td style="background:${ink};border-radius:8px"><a href="${to}" style="display:inline-block;padding:14px 24px;` +
    `font-family:Arial,Helvetica,sans-serif;font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escaped(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 16px;${font};font-size:13px;line-height:20px;color:#5a6673">Bila tombol tidak terbuka, salin alamat ini: <br>` +
    `<a href="${to}" style="color:${ink};word-break:break-all">${to}</a></p>`
  )
}

/** The letter as a page; everything that came from people is escaped. */
export function asHtml(letter: Letter, sender: Sender): string {
  const address = addressOf(letter, sender)
  const body = [
    `<h1 style="margin:0 0 16px;${font};font-size:22px;line-height:28px">${escaped(letter.subject)}</h1>`,
    ...letter.paragraphs.map(paragraph),
    letter.facts?.length ? factTable(letter.facts) : '',
    letter.link && address ? button(letter.link.label, address) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(letter.subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f4">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="padding:20px 32px;border-bottom:1px solid #d2d9e1;${font};font-size:18px;font-weight:bold;color:${ink}">${escaped(sender.storeName)}</td></tr>
<tr><td style="padding:32px">
${body}
</td></tr>
<tr><td style="padding:16px 32px;border-top:1px solid #d2d9e1;${font};font-size:13px;line-height:20px;color:#5a6673">Pesan ini dikirim otomatis oleh ${escaped(sender.storeName)}, ${escaped(sender.publicOrigin)}.</td></tr>
</table></td></tr></table>
</body></html>`
}
