import { escapeHtml } from '#platform/escape-html.ts'

/** The content of an e-mail. All e-mails have the same layout. */
export type Email = {
  subject: string
  /** Above everything else, small: where a reply is written. */
  lead?: string
  /** Paragraphs of plain text. */
  paragraphs: readonly string[]
  /** Names and values, shown as a small table: an order number, an amount, a date. A value may have lines. */
  facts?: readonly (readonly [name: string, value: string])[]
  /** The call to action. `path` begins with a slash. */
  link?: { label: string; path: string }
}

export type EmailSender = { storeName: string; publicOrigin: string }

/** The full URL of the e-mail's link; null without one. */
export const buildLinkUrl = ({ link }: Email, { publicOrigin }: EmailSender): string | null =>
  link ? publicOrigin + link.path : null

/** The page where buyers choose their notifications. */
const NOTIFICATION_SETTINGS_PATH = '/profile?pemberitahuan'
const SETTINGS_LABEL = 'Atur pemberitahuan'

/** Renders the e-mail as plain text; `isOptional`: with the address where its recipient can switch it off. */
export function renderText(email: Email, sender: EmailSender, isOptional = false): string {
  const facts = (email.facts ?? [])
    .map(([name, value]) => `${name}: ${value.replaceAll('\n', ', ')}`)
    .join('\n')
  const link = email.link ? `${email.link.label}:\n${buildLinkUrl(email, sender)}` : ''
  const settings = isOptional
    ? `\n${SETTINGS_LABEL}: ${sender.publicOrigin}${NOTIFICATION_SETTINGS_PATH}`
    : ''
  const footer = `${sender.storeName}\n${sender.publicOrigin}${settings}`
  return [email.lead, ...email.paragraphs, facts, link, footer].filter(Boolean).join('\n\n')
}

// Mail clients support tables and inline styles, and little else.
const FONT_STYLE = 'font-family:Arial,Helvetica,sans-serif;color:#121a23'
const LINK_COLOR = '#0b4a9e'

/** Words as HTML: with their lines, and no line between the currency and its number. */
const renderWords = (text: string) =>
  escapeHtml(text)
    .replaceAll('\n', '<br>')
    .replaceAll(/\bRp (?=\d)/g, 'Rp&nbsp;')

const renderParagraph = (text: string) =>
  `<p style="margin:0 0 16px;${FONT_STYLE};font-size:16px;line-height:24px">${renderWords(text)}</p>`

/** Names and values on a tinted ground, the values at the right edge. */
const renderFacts = (facts: NonNullable<Email['facts']>) =>
  `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:0 0 20px;background:#eef4fc;border-radius:8px">${facts
    .map(([name, value], index) => {
      const line = index === 0 ? '' : 'border-top:1px solid #dae7f8;'
      return (
        `<tr><td style="${line}padding:10px 12px 10px 16px;${FONT_STYLE};font-size:14px;line-height:20px;color:#475463">${renderWords(name)}</td>` +
        `<td align="right" style="${line}padding:10px 16px 10px 0;${FONT_STYLE};font-size:14px;line-height:20px;font-weight:bold">${renderWords(value)}</td></tr>`
      )
    })
    .join('')}</table>`

/** The first sentence, hidden in the e-mail: inboxes show it next to the subject. */
const renderPreview = ({ paragraphs }: Email) =>
  `<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(paragraphs[0] ?? '')}</div>`

const renderLead = (lead: string) =>
  `<p style="margin:0 0 12px;${FONT_STYLE};font-size:12px;line-height:16px;color:#5a6673">${escapeHtml(lead)}</p>`

/** The shop's mark, three courses of blocks, drawn with cells: many programs show no pictures. */
const renderMark = () =>
  `<table role="presentation" cellpadding="0" cellspacing="0"><tr>` +
  [8, 16, 24]
    .map(
      (width) =>
        `<td align="center" style="padding:0 0 2px"><div style="width:${width}px;height:6px;background:#ffffff;font-size:0;line-height:0">&nbsp;</div></td>`,
    )
    .join('</tr><tr>') +
  `</tr></table>`

function renderButton(label: string, url: string): string {
  const href = escapeHtml(url)
  return (
    `<table role="presentation" cellpadding="0" cellspacing="0" style="margin:8px 0 16px"><tr>` +
    `<td style="background:${LINK_COLOR};border-radius:8px"><a href="${href}" style="display:inline-block;padding:14px 24px;` +
    `font-family:Arial,Helvetica,sans-serif;font-size:16px;font-weight:bold;color:#ffffff;text-decoration:none">${escapeHtml(label)}</a></td></tr></table>` +
    `<p style="margin:0 0 16px;${FONT_STYLE};font-size:13px;line-height:20px;color:#5a6673">Bila tombol tidak terbuka, salin alamat ini: <br>` +
    `<a href="${href}" style="color:${LINK_COLOR};word-break:break-all">${href}</a></p>`
  )
}

const renderSettingsLink = ({ publicOrigin }: EmailSender) =>
  `<br><a href="${escapeHtml(publicOrigin + NOTIFICATION_SETTINGS_PATH)}" style="color:${LINK_COLOR}">${SETTINGS_LABEL}</a>`

/** Renders the e-mail as HTML, with all text escaped; `isOptional` as in the plain text. */
export function renderHtml(email: Email, sender: EmailSender, isOptional = false): string {
  const url = buildLinkUrl(email, sender)
  const body = [
    `<h1 style="margin:0 0 16px;${FONT_STYLE};font-size:22px;line-height:28px">${renderWords(email.subject)}</h1>`,
    ...email.paragraphs.map(renderParagraph),
    email.facts?.length ? renderFacts(email.facts) : '',
    email.link && url ? renderButton(email.link.label, url) : '',
  ].join('\n')
  return `<!doctype html>
<html lang="id"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(email.subject)}</title></head>
<body style="margin:0;padding:0;background:#eef1f4">
${email.lead ? '' : renderPreview(email)}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
${email.lead ? renderLead(email.lead) : ''}
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:12px">
<tr><td style="padding:16px 24px;background:#073067;border-radius:12px 12px 0 0"><table role="presentation" cellpadding="0" cellspacing="0"><tr><td style="padding:0 12px 0 0">${renderMark()}</td><td style="${FONT_STYLE};font-size:20px;font-weight:bold;color:#ffffff">${escapeHtml(sender.storeName)}</td></tr></table></td></tr>
<tr><td style="padding:28px 24px 20px">
${body}
</td></tr>
<tr><td style="padding:16px 24px;border-top:1px solid #d2d9e1;${FONT_STYLE};font-size:13px;line-height:20px;color:#5a6673">Pesan ini dikirim otomatis oleh ${escapeHtml(sender.storeName)}, ${escapeHtml(sender.publicOrigin)}.${isOptional ? renderSettingsLink(sender) : ''}</td></tr>
</table></td></tr></table>
</body></html>`
}
