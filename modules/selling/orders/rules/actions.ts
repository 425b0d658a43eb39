import {
  isUnderway,
  orderStateMachine,
  orderStatusNames,
  type OrderActor,
  type OrderStatus,
} from './order-status.ts'

/** A button: whether it is enabled, and why not. */
export type OrderAction = { code: string; available: boolean; reason: string | null }

const toTransitionAction = (
  code: string,
  from: OrderStatus,
  to: OrderStatus,
  who: OrderActor,
): OrderAction =>
  orderStateMachine.can(from, to, who)
    ? enabledAction(code)
    : disabledAction(code, orderStateMachine.explain(from, to))

const enabledAction = (code: string): OrderAction => ({ code, available: true, reason: null })
const disabledAction = (code: string, reason: string): OrderAction => ({
  code,
  available: false,
  reason,
})

/** Whether number and file of the buyer's own purchase order can still be added or replaced. */
export const acceptsPurchaseOrder = (status: OrderStatus): boolean =>
  status !== 'completed' && status !== 'cancelled'

/** What the buyer can do with an order in that status. */
export const listBuyerActions = (status: OrderStatus): OrderAction[] => [
  status === 'awaiting_payment'
    ? enabledAction('pay')
    : disabledAction('pay', explainPayDisabled(status)),
  toTransitionAction('cancel', status, 'cancelled', 'buyer'),
  acceptsPurchaseOrder(status)
    ? enabledAction('po_number')
    : disabledAction('po_number', orderStateMachine.explain(status)),
]

/** What else decides about an order's steps. */
type StepFacts = {
  /** Whether some goods are there and in no delivery yet, and whether some have to come from the factory. */
  hasShippable: boolean
  hasAwaited: boolean
  /** Of its newest invoice. */
  invoiceStatus?: string | undefined
  /** A lender pays it: there is no transfer to confirm. */
  isFromLender?: boolean
}

/** Goods on credit terms are under way before their invoice is paid. */
const isPaidLater = (status: OrderStatus, invoiceStatus: string | undefined): boolean =>
  isUnderway(status) && ['unpaid', 'overdue', 'proof_submitted'].includes(invoiceStatus ?? '')

/** What staff can do with it. */
export const listStaffActions = (
  status: OrderStatus,
  { hasShippable, hasAwaited, invoiceStatus, isFromLender = false }: StepFacts,
): OrderAction[] => [
  isFromLender && status.startsWith('awaiting')
    ? disabledAction('confirm_payment', 'Pesanan ini dibayar pemberi dana, bukan dengan transfer.')
    : isPaidLater(status, invoiceStatus)
      ? enabledAction('confirm_payment')
      : toTransitionAction('confirm_payment', status, 'processing', 'staff'),
  (status === 'awaiting_confirmation' && !isFromLender) ||
  (isUnderway(status) && invoiceStatus === 'proof_submitted')
    ? enabledAction('reject_proof')
    : disabledAction('reject_proof', 'Belum ada bukti transfer yang menunggu diperiksa.'),
  hasShippable
    ? toTransitionAction('prepare', status, 'shipped', 'staff')
    : disabledAction(
        'prepare',
        hasAwaited
          ? 'Barang indent pesanan ini belum datang dari pabrik.'
          : 'Semua barang pesanan ini sudah masuk surat jalan.',
      ),
  toTransitionAction('complete', status, 'completed', 'staff'),
  toTransitionAction('cancel', status, 'cancelled', 'staff'),
]

const explainPayDisabled = (status: OrderStatus): string =>
  status === 'awaiting_confirmation'
    ? 'Pembayaran Anda sudah kami terima dan sedang diperiksa.'
    : `Pesanan sudah berstatus "${orderStatusNames[status]}", jadi tidak menunggu pembayaran.`
