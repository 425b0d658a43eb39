/** What a ticket is about. */
export const TicketTopic = ['order', 'payment', 'delivery', 'goods', 'account', 'other'] as const
export type TicketTopic = (typeof TicketTopic)[number]

export const ticketTopicNames: Record<TicketTopic, string> = {
  order: 'Pesanan',
  payment: 'Pembayaran dan tagihan',
  delivery: 'Pengiriman',
  goods: 'Barang',
  account: 'Akun',
  other: 'Lainnya',
}
