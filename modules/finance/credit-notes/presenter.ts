import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson } from '#platform/money.ts'
import type { CreditNoteRecord } from './store.ts'

export const presentCreditNote = (note: CreditNoteRecord) => ({
  id: note.id,
  number: note.number,
  invoiceNumber: note.invoiceNumber,
  reason: note.reason,
  offInvoice: note.offInvoice,
  goods: moneyToJson(note.goods),
  freight: moneyToJson(note.freight),
  total: moneyToJson(note.total),
  tax: moneyToJson(note.tax),
  reference: note.reference,
  issuedAt: toIsoTime(note.issuedAt),
})
