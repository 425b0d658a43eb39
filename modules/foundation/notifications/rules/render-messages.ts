import {
  buildLinkUrl,
  renderHtml,
  renderText,
  type Email,
  type EmailSender,
} from './email-template.ts'
import { findNotificationKind, isOnByDefault, type MessageChannel } from './notification-kinds.ts'
import {
  renderBody,
  toWhatsAppName,
  WHATSAPP_LANGUAGE,
  whatsappTemplates,
  type WhatsAppTemplate,
} from './whatsapp-templates.ts'

/** What WhatsApp is sent instead of a text of our own. */
export type WhatsAppContent = {
  template: string
  language: string
  values: readonly string[]
  button?: string
}

/** An e-mail, and the same in short for WhatsApp: the values of the template's variables. */
export type EmailContent = Email & {
  whatsapp?: { shortTemplate?: WhatsAppTemplate; values: readonly string[] }
}

export type EmailToSend = EmailContent & {
  /** The template's name, which staff can search for: `identity.activation`. */
  template: string
  /** An e-mail address. */
  recipient: string
  /** The reply address; replies to the sender are not read. */
  replyTo?: string | undefined
  /** Of all e-mails with this key only the first is written. */
  onceKey?: string
  /** Not sent before that time; until then `withdrawHeldMessages` takes back what has the key. */
  hold?: { key: string; until: Date }
}

export type NewOutboxMessage = {
  id: string
  channel: MessageChannel
  template: string
  /** The phone number of a message by WhatsApp is that of the account with this e-mail address. */
  recipient: string
  subject: string
  text: string
  html: string
  link: string | null
  at: Date
  whatsapp: WhatsAppContent | null
  /** Of a message by WhatsApp: the e-mail of the same event. */
  mailId: string | null
  /** What its recipient may have switched off; null is always sent. */
  kind: string | null
  isDefault: boolean
  /** Of an e-mail: whether its kind is sent by WhatsApp to a buyer who has never chosen. */
  isWhatsAppDefault: boolean
  heldFor: string | null
  heldUntil: Date | null
  replyTo: string | null
}

/** An e-mail, and what is sent by WhatsApp where the buyer wants that; `ids` by channel. */
export function renderMessages(
  email: EmailToSend,
  sender: EmailSender,
  { ids, at }: { ids: Record<MessageChannel, string>; at: Date },
) {
  const { template, recipient, subject } = email
  const kind = findNotificationKind(template)
  const shared = {
    template,
    recipient: recipient.toLowerCase(),
    subject,
    link: buildLinkUrl(email, sender),
    at,
    kind: kind ?? null,
    heldFor: email.hold?.key ?? null,
    heldUntil: email.hold?.until ?? null,
  }
  const mail: NewOutboxMessage = {
    ...shared,
    id: ids.mail,
    channel: 'mail',
    text: renderText(email, sender, kind !== undefined),
    html: renderHtml(email, sender, kind !== undefined),
    whatsapp: null,
    mailId: null,
    isDefault: true,
    isWhatsAppDefault: kind !== undefined && isOnByDefault(kind, 'whatsapp'),
    replyTo: email.replyTo ?? null,
  }
  if (!email.whatsapp || !kind) return [mail]
  const { shortTemplate: short = template as WhatsAppTemplate, values } = email.whatsapp
  const whatsapp: NewOutboxMessage = {
    ...shared,
    ...renderWhatsApp(short, values, shared.link ?? sender.publicOrigin),
    id: ids.whatsapp,
    channel: 'whatsapp',
    mailId: ids.mail,
    whatsapp: {
      template: toWhatsAppName(short),
      language: WHATSAPP_LANGUAGE,
      values,
      button: (email.link?.path ?? '/').slice(1),
    },
    isDefault: isOnByDefault(kind, 'whatsapp'),
    isWhatsAppDefault: false,
    replyTo: null,
  }
  return [mail, whatsapp]
}

/** The templates of codes, and what their messages are about. */
const codeSubjects = {
  'phone.code': 'Kode verifikasi nomor',
  'lender.code': 'Kode verifikasi pembiayaan',
} as const satisfies Partial<Record<WhatsAppTemplate, string>>
export type CodeTemplate = keyof typeof codeSubjects

/** A code by WhatsApp to a number, whatever its owner has chosen. */
export const renderCodeMessage = (
  code: string,
  { phone, template }: { phone: string; template: CodeTemplate },
  { id, at }: { id: string; at: Date },
): NewOutboxMessage => ({
  id,
  channel: 'whatsapp',
  template,
  recipient: phone,
  subject: codeSubjects[template],
  text: renderBody(template, [code]),
  html: '',
  link: null,
  at,
  whatsapp: {
    template: toWhatsAppName(template),
    language: WHATSAPP_LANGUAGE,
    values: [code],
    button: code,
  },
  mailId: null,
  kind: null,
  isDefault: true,
  isWhatsAppDefault: false,
  heldFor: null,
  heldUntil: null,
  replyTo: null,
})

const renderWhatsApp = (template: WhatsAppTemplate, values: readonly string[], url: string) => ({
  text: `${renderBody(template, values)}\n\n${whatsappTemplates[template].button}:\n${url}`,
  html: '',
})
