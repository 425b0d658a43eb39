import type { Handlers } from '#platform/http/context.ts'
import type { upoCalls } from './contract.ts'
import * as desk from './desk.ts'
import { projectTypes } from './rules.ts'
import * as upo from './service.ts'
import type { staffUpoCalls } from './staff-contract.ts'

export const upoHandlers: Handlers<typeof upoCalls> = {
  projectTypes: () => ({ results: [...projectTypes] }),
  paymentMethods: (ctx) => upo.paymentMethods(ctx),
  upload: (ctx, { files }) => upo.upload(ctx, files.file),
  uploadRule: (ctx) => upo.uploadRuleNow(ctx),
  reading: (ctx, { id }) => upo.read(ctx, id),
  create: (ctx, { table, body }) => upo.create(ctx, table, body),
  list: (ctx, { table, query }) => upo.list(ctx, table, query),
  show: (ctx, { id }) => upo.show(ctx, id),
  file: (ctx, { id }) => upo.openOwnFile(ctx, id),
  cancel: (ctx, { id }) => upo.cancel(ctx, id),
}

export const staffUpoHandlers: Handlers<typeof staffUpoCalls> = {
  queue: (ctx, { query }) => desk.list(ctx, query),
  show: (ctx, { id }) => desk.show(ctx, id),
  file: (ctx, { id }) => desk.openDeskFile(ctx, id),
  match: (ctx, { id, body }) => desk.match(ctx, id, body.text),
  take: (ctx, { id }) => desk.take(ctx, id),
  saveLines: (ctx, { id, body }) => desk.saveLines(ctx, id, body),
  note: (ctx, { id, body }) => desk.note(ctx, id, body.note),
  finish: (ctx, { id, body }) => desk.finish(ctx, id, body.outcome),
  cancel: (ctx, { id, body }) => desk.cancel(ctx, id, body.reason),
}
