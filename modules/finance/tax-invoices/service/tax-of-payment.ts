import type { Db } from '#platform/database/database.ts'
import * as store from '../store/tax-exports.ts'

/** Whether a file for the tax office names an invoice because it was paid, and for no other reason. */
export const isReportedAsPaid = (db: Db, invoiceId: string): Promise<boolean> =>
  store.isExportedAsPaid(db, invoiceId)

/** No file for the tax office is made until the caller's transaction ends. */
export const holdExports = (tx: Db) => store.holdExports(tx)
