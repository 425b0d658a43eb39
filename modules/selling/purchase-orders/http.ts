import type { Handlers } from '#platform/http/context.ts'
import type { purchaseOrderCalls } from './contract.ts'
import { projectTypes } from './rules.ts'
import * as buyerService from './service/buyer-service.ts'
import { createRecord } from './service/create-record.ts'
import * as uploads from './service/file-uploads.ts'
import * as staffRecords from './service/staff-records.ts'
import * as staffService from './service/staff-service.ts'
import type { staffPurchaseOrderCalls } from './staff-contract.ts'

export const purchaseOrderHandlers: Handlers<typeof purchaseOrderCalls> = {
  projectTypes: () => ({ results: [...projectTypes] }),
  paymentMethods: (ctx) => buyerService.listPaymentMethods(ctx),
  upload: (ctx, { files }) => uploads.upload(ctx, files.file),
  uploadRule: (ctx) => uploads.getUploadRule(ctx),
  reading: (ctx, { id }) => uploads.readUploadedList(ctx, id),
  create: (ctx, { table, body }) => createRecord(ctx, table, body),
  list: (ctx, { table, query }) => buyerService.list(ctx, table, query),
  show: (ctx, { id }) => buyerService.show(ctx, id),
  file: (ctx, { id }) => buyerService.openOwnFile(ctx, id),
  cancel: (ctx, { id }) => buyerService.cancel(ctx, id),
}

export const staffPurchaseOrderHandlers: Handlers<typeof staffPurchaseOrderCalls> = {
  queue: (ctx, { query }) => staffRecords.list(ctx, query),
  show: (ctx, { id }) => staffRecords.show(ctx, id),
  file: (ctx, { id }) => staffRecords.openRecordFile(ctx, id),
  match: (ctx, { id, body }) => staffRecords.matchText(ctx, id, body.text),
  take: (ctx, { id }) => staffService.take(ctx, id),
  saveLines: (ctx, { id, body }) => staffService.saveLines(ctx, id, body),
  note: (ctx, { id, body }) => staffService.addNote(ctx, id, body.note),
  finish: (ctx, { id, body }) => staffService.finish(ctx, id, body.outcome),
  cancel: (ctx, { id, body }) => staffService.cancel(ctx, id, body.reason),
}
