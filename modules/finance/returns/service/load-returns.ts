import type { AppDeps } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { listOfReturns } from '#modules/finance/credit-notes/service.ts'
import type { ReturnDetails } from '../presenter.ts'
import { returnEvents } from '../store/return-events.ts'
import * as store from '../store/returns.ts'

/** Some returns with everything that belongs to them. */
export async function loadDetails(
  { db }: Pick<AppDeps, 'db'>,
  records: readonly store.ReturnRecord[],
): Promise<ReturnDetails[]> {
  const ids = records.map(({ id }) => id)
  const [lines, pictures, events, creditNotes] = await Promise.all([
    store.listLines(db, ids),
    store.listPictures(db, ids),
    returnEvents.list(db, ids),
    listOfReturns({ db }, ids),
  ])
  return records.map((record) => ({
    record,
    lines: lines.filter(({ returnId }) => returnId === record.id),
    pictures: pictures.filter(({ returnId }) => returnId === record.id),
    events: events.filter(({ ownerId }) => ownerId === record.id),
    creditNotes: creditNotes.filter(({ returnId }) => returnId === record.id),
  }))
}

/** A return. Throws 404. */
export async function requireReturn(
  { db }: Pick<AppDeps, 'db'>,
  id: string,
): Promise<store.ReturnRecord> {
  const record = await store.find(db, id)
  if (!record) throw notFound()
  return record
}
