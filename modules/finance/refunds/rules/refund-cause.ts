/** Why money goes back to a buyer. */
export const RefundCause = ['cancelled', 'returned', 'overpaid'] as const
export type RefundCause = (typeof RefundCause)[number]

/** For staff and buyers. */
export const refundCauseNames: Record<RefundCause, string> = {
  cancelled: 'Pesanan dibatalkan',
  returned: 'Barang diretur',
  overpaid: 'Kelebihan bayar',
}
