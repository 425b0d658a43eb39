/** How the staff's list of orders is sorted. */
export const StaffOrderSort = [
  'newest',
  'oldest',
  'deliverySoonest',
  'deliveryLatest',
  'largest',
  'smallest',
] as const
export type StaffOrderSort = (typeof StaffOrderSort)[number]

/** What an order's newest invoice says about its payment; `none` without an invoice. */
export const OrderPaymentStatus = [
  'unpaid',
  'proof_submitted',
  'paid',
  'overdue',
  'awaiting_approval',
  'void',
  'none',
] as const
export type OrderPaymentStatus = (typeof OrderPaymentStatus)[number]

export const orderPaymentStatusNames: Record<OrderPaymentStatus, string> = {
  unpaid: 'Belum dibayar',
  proof_submitted: 'Bukti menunggu',
  paid: 'Lunas',
  overdue: 'Terlambat',
  awaiting_approval: 'Menunggu persetujuan',
  void: 'Batal',
  none: 'Belum ditagih',
}

/** How many tags an order has at most, and how long each is. */
export const MAX_ORDER_TAGS = 8
export const MAX_TAG_LENGTH = 24

/** How many filters a member of staff keeps at most. */
export const MAX_SAVED_FILTERS = 20
