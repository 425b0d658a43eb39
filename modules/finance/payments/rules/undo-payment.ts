import { isUnderway, type OrderStatus } from '#modules/selling/orders/rules/order-status.ts'
import { computeUndoDeadline } from '#modules/selling/orders/rules/undo-step.ts'
import type { InvoiceStatus } from '#modules/finance/invoices/rules.ts'

/** A transfer that finance took, and how invoice and order were before. */
export type PaymentConfirmation = {
  id: string
  invoiceId: string
  confirmedAt: Date
  /** The money on the bank account that it was matched with. */
  bankLineId: string | null
  /** The bundle that it has settled, and how the invoice was to be paid before. */
  bundle: { id: string; paymentType: string; uniqueCode: number } | null
  invoiceStatus: InvoiceStatus
  refusalReason: string | null
  orderStatus: OrderStatus
  orderExpiresAt: Date | null
  undoneAt: Date | null
}

/** What has happened since to the order and the invoice. */
export type FactsSincePayment = {
  invoiceStatus: InvoiceStatus
  orderStatus: OrderStatus
  hasDeliveries: boolean
  hasRefunds: boolean
  /** A file for the tax office names the invoice, because it was paid. */
  isReportedToTaxOffice: boolean
  /** The message that it was paid has left, or a delivery has let it go. */
  isBuyerInformed: boolean
}

export const BUYER_INFORMED =
  'Pembeli sudah diberi tahu. Hubungi pembeli, lalu batalkan pesanannya bila uangnya tidak ada.'

/** Whether the payment has set its order in motion; one on credit terms was under way before. */
export const hasStartedOrder = ({
  orderStatus,
}: Pick<PaymentConfirmation, 'orderStatus'>): boolean => !isUnderway(orderStatus)

/** Why a confirmed payment cannot be taken back any more, with what to do instead; undefined where it can. */
export function explainNoPaymentUndo(
  confirmation: PaymentConfirmation | undefined,
  since: FactsSincePayment,
  now: Date,
): string | undefined {
  if (!confirmation || confirmation.undoneAt || since.invoiceStatus !== 'paid')
    return 'Pembayaran ini sudah dibatalkan atau berubah. Muat ulang halaman untuk melihat statusnya.'
  if (now > computeUndoDeadline(confirmation.confirmedAt))
    return 'Sudah lewat sepuluh menit, jadi pembeli sudah diberi tahu. Hubungi pembeli, lalu batalkan pesanannya bila uangnya tidak ada.'
  if (since.hasRefunds)
    return 'Sudah ada pengembalian dana dari pembayaran ini. Urus dulu pengembaliannya.'
  if (since.isReportedToTaxOffice)
    return 'Faktur pajaknya sudah masuk berkas Coretax. Hubungi pembeli, lalu batalkan pesanannya bila uangnya tidak ada.'
  if (!hasStartedOrder(confirmation)) return since.isBuyerInformed ? BUYER_INFORMED : undefined
  if (since.hasDeliveries) return 'Pengirimannya sudah disiapkan. Tarik dulu surat jalannya.'
  if (since.orderStatus !== 'processing')
    return 'Pesanan ini sudah berjalan lagi sejak pembayarannya dikonfirmasi. Muat ulang halaman untuk melihat statusnya.'
  return since.isBuyerInformed ? BUYER_INFORMED : undefined
}
