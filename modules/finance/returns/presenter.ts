import { toIsoTime } from '#platform/clock.ts'
import type { StatusEventRow } from '#platform/database/event-log.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { presentCreditNote } from '#modules/finance/credit-notes/presenter.ts'
import type { CreditNoteRecord } from '#modules/finance/credit-notes/service.ts'
import { computeReturnable } from './rules/return-lines.ts'
import { returnStateMachine, type ReturnActor, type ReturnStatus } from './rules/return-status.ts'
import type { DeliveredLineRow } from './store/delivered-lines.ts'
import type { listPictures, ReturnLineRow, ReturnRecord } from './store/returns.ts'

/** A return with everything that belongs to it. */
export type ReturnDetails = {
  record: ReturnRecord
  lines: readonly ReturnLineRow[]
  pictures: Awaited<ReturnType<typeof listPictures>>
  events: readonly StatusEventRow<ReturnStatus, ReturnActor>[]
  creditNotes: readonly CreditNoteRecord[]
}

/** A return; the buyer does not see the names of staff. */
export const presentReturn = (
  { record, lines, pictures, events, creditNotes }: ReturnDetails,
  reader: ReturnActor,
) => ({
  id: record.id,
  number: record.number,
  status: record.status,
  createdAt: toIsoTime(record.createdAt),
  note: record.note,
  refundTo: record.refundTo,
  reason: record.reason,
  canWithdraw: returnStateMachine.can(record.status, 'withdrawn', 'buyer'),
  pickupOn: record.pickupOn,
  receivedOn: record.receivedOn,
  warehouse: record.warehouse,
  lines: lines.map((line) => ({
    lineId: line.lineId,
    name: line.name,
    picture: line.picture,
    unit: line.unit,
    reason: line.reason,
    requested: line.requested,
    approved: line.approved,
    received: line.received,
  })),
  pictures: pictures.map(({ id, name, kind }) => ({ id, name, kind })),
  creditNotes: creditNotes.map(presentCreditNote),
  timeline: events.map((event) => ({
    status: event.status,
    at: toIsoTime(event.at),
    by: event.actor === 'staff' && reader === 'buyer' ? 'Tim penjualan' : event.name,
    note: event.note,
  })),
})

export const presentReturnableLine = (line: DeliveredLineRow) => ({
  lineId: line.id,
  name: line.name,
  picture: line.picture,
  unit: line.unit,
  measured: line.measured,
  unitPrice: moneyToJson(sen(line.unitPrice)),
  delivered: line.delivered,
  returned: line.returned,
  left: computeReturnable(line),
})
