import type { StreamedFile } from '#platform/contract/call.ts'
import type { AppDeps, StaffContext, Context } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { loadQueuePage } from '#modules/foundation/staff-tasks/service.ts'
import { presentEmail } from '#modules/people/identity/rules/accounts.ts'
import { matchList } from '#modules/selling/material-lists/service/match-list.ts'
import { presentDetails } from '../presenter.ts'
import * as lineStore from '../store/lines.ts'
import * as records from '../store/purchase-orders.ts'
import * as queue from '../store/queue.ts'
import { presentStaffLines } from './staff-lines.ts'

/** A page of the staff's queue. */
export const list = (deps: AppDeps, query: queue.PurchaseOrderQueueQuery) =>
  loadQueuePage(deps, { since: 'createdAt', list: queue.listQueue, count: queue.countQueue }, query)

/** One purchase order with its sender's contact and its lines' candidates. Throws 404. */
export async function show(ctx: StaffContext, id: string) {
  const record = await requireRecord(ctx, id)
  const { company, sender: name, email, phone, handler } = record
  return {
    ...(await presentDetails(ctx, record, true)),
    company,
    account: { name, email: presentEmail(email), phone },
    handler,
    lines: await presentStaffLines(
      asCompanyContext(ctx, record),
      await lineStore.listLines(ctx.db, id),
    ),
  }
}

/** The file of a purchase order. Throws 404. */
export async function openRecordFile(ctx: StaffContext, id: string): Promise<StreamedFile> {
  const { fileId } = await requireRecord(ctx, id)
  return openStoredFile(ctx, fileId)
}

/** Matches lines of text at the company's prices. Throws 404, and 422 as `matchList` does. */
export const matchText = async (ctx: StaffContext, id: string, text: string) =>
  matchList(asCompanyContext(ctx, await requireRecord(ctx, id)), text, undefined)

/** The context of the company's buyer, so that products have the company's prices. */
export const asCompanyContext = (
  ctx: StaffContext,
  record: records.PurchaseOrderRecord,
): Context => ({
  ...ctx,
  actor: {
    kind: 'buyer',
    sessionId: ctx.staff.sessionId,
    accountId: record.accountId,
    name: record.sender,
    email: record.email,
    companyId: record.companyId,
    isBusiness: true,
  },
})

async function requireRecord({ db }: AppDeps, id: string): Promise<records.PurchaseOrderRecord> {
  const record = await records.find(db, id)
  if (!record) throw notFound()
  return record
}
