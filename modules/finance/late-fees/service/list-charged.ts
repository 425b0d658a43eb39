import type { AppDeps } from '#platform/http/context.ts'
import { joinPeriods, type LateFeePeriod } from '../rules/late-fee.ts'
import * as store from '../store/late-fees.ts'

/** What the delay of an invoice was charged for, rate by rate. */
export const listChargedPeriods = async (
  { db }: Pick<AppDeps, 'db'>,
  invoiceId: string,
): Promise<LateFeePeriod[]> => joinPeriods(await store.listCharged(db, invoiceId))

/** What was waived of it (sen), all together. */
export const sumWaived = ({ db }: Pick<AppDeps, 'db'>, invoiceId: string) =>
  store.sumWaived(db, invoiceId)
