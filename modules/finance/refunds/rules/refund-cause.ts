/** Why money goes back to a buyer. */
export const RefundCause = ['cancelled', 'returned', 'undelivered', 'overpaid'] as const
export type RefundCause = (typeof RefundCause)[number]

/** For staff and buyers. */
export const refundCauseNames: Record<RefundCause, string> = {
  cancelled: 'Pesanan dibatalkan',
  returned: 'Barang diretur',
  undelivered: 'Barang tidak jadi dikirim',
  overpaid: 'Kelebihan bayar',
}
