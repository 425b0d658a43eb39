import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

/** A figure of the shop as a whole, whatever process serves it. */
export type ShopFigure = { name: string; help: string; value: number }

/** The figures by which monitoring sees whether the shop as a whole does its work. */
export async function loadShopFigures({
  db,
  clock,
}: Pick<AppDeps, 'db' | 'clock'>): Promise<ShopFigure[]> {
  const figures = await store.loadFigures(db, clock.now())
  return [
    { name: 'shop_jobs_due', help: 'Jobs that should have run', value: figures.dueJobs },
    {
      name: 'shop_oldest_due_job_seconds',
      help: 'How long the oldest of them has been due',
      value: figures.oldestDueJobSeconds,
    },
    {
      name: 'shop_jobs_given_up',
      help: 'Jobs that failed as often as they may',
      value: figures.givenUpJobs,
    },
    {
      name: 'shop_messages_waiting',
      help: 'Of the latest 1,000 messages of a day, those to be sent',
      value: figures.waitingMessages,
    },
    {
      name: 'shop_messages_given_up',
      help: 'Of the latest 1,000 messages of a day, those that were given up',
      value: figures.givenUpMessages,
    },
    {
      name: 'shop_orders_last_hour',
      help: 'Orders placed in the last hour, at most 1,000',
      value: figures.placedOrders,
    },
    {
      name: 'shop_payments_last_hour',
      help: 'Invoices paid in the last hour, at most 1,000',
      value: figures.paidInvoices,
    },
    {
      name: 'shop_ledger_unbooked',
      help: 'What happened to invoices and is not in the ledger yet, at most 1,000',
      value: figures.unbookedEvents,
    },
    {
      name: 'shop_payments_unmatched',
      help: 'Unmatched money of gateways that finance has not decided about, at most 1,000',
      value: figures.unmatchedPayments,
    },
    {
      name: 'shop_oldest_waiting_message_seconds',
      help: 'How long the oldest of the waiting messages should have been sent',
      value: figures.oldestWaitingMessageSeconds,
    },
  ]
}
