export type MessageChannel = 'mail' | 'whatsapp'

/** What buyers get messages about. `whatsapp`: on by default, once the phone number is verified. */
export const notificationKinds = {
  payment: { label: 'Pembayaran', about: 'Tagihan, bukti transfer, uang kembali', whatsapp: true },
  delivery: { label: 'Pengiriman', about: 'Disiapkan, di jalan, sampai', whatsapp: true },
  order: { label: 'Pesanan', about: 'Diterima, berubah, batal', whatsapp: false },
  return: { label: 'Retur', about: 'Keputusan dan penjemputan', whatsapp: false },
  negotiation: { label: 'Negosiasi', about: 'Penawaran, batas waktu, catatan', whatsapp: false },
  purchase_order: { label: 'Unggah PO', about: 'Diterima dan selesai', whatsapp: false },
  approval: { label: 'Persetujuan', about: 'Pesanan di atas batas belanja', whatsapp: false },
  ticket: { label: 'Tiket bantuan', about: 'Diterima, dijawab, selesai', whatsapp: false },
  verification: { label: 'Verifikasi bisnis', about: 'Hasil periksa dokumen', whatsapp: false },
  alert: { label: 'Barang yang ditunggu', about: 'Ada lagi, turun harga', whatsapp: false },
} as const
export type NotificationKind = keyof typeof notificationKinds
export const kindNames = Object.keys(notificationKinds) as NotificationKind[]

/** Whether a channel is on for a buyer who has never chosen. */
export const isOnByDefault = (kind: NotificationKind, channel: MessageChannel): boolean =>
  channel === 'mail' || notificationKinds[kind].whatsapp

const kindsByPrefix: Record<string, NotificationKind> = {
  order: 'order',
  substitution: 'order',
  invoice: 'payment',
  refund: 'payment',
  credit: 'payment',
  lender: 'payment',
  loan: 'payment',
  delivery: 'delivery',
  return: 'return',
  negotiation: 'negotiation',
  upo: 'purchase_order',
  company: 'approval',
  ticket: 'ticket',
  verification: 'verification',
  watches: 'alert',
}
/** Templates whose kind is not that of their first part; undefined: to staff, or to people without an account yet. */
const exceptions: Record<string, NotificationKind | undefined> = {
  'order.prepared': 'delivery',
  'order.ready': 'delivery',
  'order.departed': 'delivery',
  'order.rescheduled': 'delivery',
  'order.vehicle_changed': 'delivery',
  'order.refused': 'delivery',
  'order.goods_cancelled': 'delivery',
  'order.part_received': 'delivery',
  'order.delivered': 'delivery',
  'negotiation.waiting': undefined,
  'negotiation.decided': undefined,
  'negotiation.ordered': undefined,
  'negotiation.message': undefined,
  'company.invite': undefined,
  'substitution.decided': undefined,
  'invoice.proof_waiting': undefined,
  'upo.waiting': undefined,
  'return.waiting': undefined,
  'refund.waiting': undefined,
  'verification.waiting': undefined,
  'ticket.waiting': undefined,
}

/** The kind of a template by which its recipient chooses; undefined for what is always sent, as about security. */
export const findNotificationKind = (template: string): NotificationKind | undefined =>
  template in exceptions ? exceptions[template] : kindsByPrefix[template.split('.')[0]!]

/** What one account has chosen. */
export type ChannelChoice = { kind: string; channel: string; active: boolean }

const isChosen = (choices: readonly ChannelChoice[], kind: string, channel: MessageChannel) =>
  choices.find((choice) => choice.kind === kind && choice.channel === channel)?.active

/** Every kind with its channels on or off: the account's choice, else the default. */
export const resolveChoices = (choices: readonly ChannelChoice[]) =>
  kindNames.map((kind) => {
    const isOn = (channel: MessageChannel) =>
      isChosen(choices, kind, channel) ?? isOnByDefault(kind, channel)
    return { kind, mail: isOn('mail'), whatsapp: isOn('whatsapp') }
  })

/**
 * Whether an account is not notified of a kind. Who has chosen WhatsApp, and whose number is not verified any more, is
 * written to by e-mail; a default alone says nothing about that.
 */
export function isSilenced(
  choices: readonly ChannelChoice[],
  kind: NotificationKind,
  isPhoneVerified: boolean,
): boolean {
  const { mail, whatsapp } = resolveChoices(choices).find((each) => each.kind === kind)!
  return !mail && !(isPhoneVerified ? whatsapp : isChosen(choices, kind, 'whatsapp'))
}

/**
 * The choices that a form makes, by the kinds that it switches on. One for an unverified number offers no WhatsApp,
 * so it has chosen nothing about it: only who switches off the e-mail of a kind there wants to hear nothing of it.
 */
export const toChoices = (
  before: readonly ChannelChoice[],
  choice: Record<MessageChannel, readonly NotificationKind[]>,
  isPhoneVerified: boolean,
): ChannelChoice[] =>
  resolveChoices(before).flatMap(({ kind, mail: wasMailed }) => {
    const mail = { kind, channel: 'mail', active: choice.mail.includes(kind) }
    const whatsapp = { kind, channel: 'whatsapp', active: choice.whatsapp.includes(kind) }
    if (isPhoneVerified) return [mail, whatsapp]
    return wasMailed && !mail.active ? [mail, { ...whatsapp, active: false }] : [mail]
  })
