export type MessageChannel = 'mail' | 'whatsapp'

/** What buyers are told of. `whatsapp`: on by default, for who has verified their phone number. */
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

/** Whether a channel is on for who has never chosen. */
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
/** Templates whose kind is not that of their first part; undefined: to staff, or to who has no account yet. */
const exceptions: Record<string, NotificationKind | undefined> = {
  'order.prepared': 'delivery',
  'order.ready': 'delivery',
  'order.departed': 'delivery',
  'order.rescheduled': 'delivery',
  'order.vehicle_changed': 'delivery',
  'order.refused': 'delivery',
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

/** Each kind with its channels on or off: as chosen, else as by default. */
export const resolveChoices = (choices: readonly ChannelChoice[]) =>
  kindNames.map((kind) => {
    const isChosen = (channel: MessageChannel) =>
      choices.find((choice) => choice.kind === kind && choice.channel === channel)?.active ??
      isOnByDefault(kind, channel)
    return { kind, mail: isChosen('mail'), whatsapp: isChosen('whatsapp') }
  })
