/** A step from a payment that was notified to a buyer who knows, and who is killed in it. */
export type PaymentStep = {
  /** What has happened, and what has not. */
  name: string
  victim: 'server' | 'worker'
  /** What is locked, so that the victim waits exactly there. */
  table: string
}

/**
 * Settle, book, notify: a process that comes to a step waits for its table, which the drill has locked, and is killed there. The
 * first ones are one transaction, so that none of them may be left behind alone.
 */
export const PAYMENT_STEPS: readonly PaymentStep[] = [
  { name: 'notified, order not locked', victim: 'server', table: 'sales_order' },
  {
    name: 'order locked, notification not stored',
    victim: 'server',
    table: 'payment_notification',
  },
  { name: 'notification stored, payment not settled', victim: 'server', table: 'payment' },
  { name: 'payment settled, not in its history', victim: 'server', table: 'payment_event' },
  { name: 'payment settled, order not processed', victim: 'server', table: 'sales_order_event' },
  { name: 'order processed, invoice not paid', victim: 'server', table: 'invoice' },
  { name: 'invoice paid, not noted for the ledger', victim: 'server', table: 'ledger_due' },
  { name: 'invoice paid, not in its history', victim: 'server', table: 'invoice_event' },
  { name: 'invoice paid, no message for the buyer', victim: 'server', table: 'message' },
  {
    name: 'message written, no job that sends it',
    victim: 'server',
    table: 'graphile_worker._private_jobs',
  },
  { name: 'settled, nothing taken to book', victim: 'worker', table: 'ledger_due' },
  { name: 'taken to book, no transaction', victim: 'worker', table: 'ledger_transaction' },
  { name: 'transaction without its entries', victim: 'worker', table: 'ledger_entry' },
  { name: 'message sent, not recorded', victim: 'worker', table: 'message' },
]
