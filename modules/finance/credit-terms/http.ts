import type { Handlers } from '#platform/http/context.ts'
import type { creditCalls } from './contract.ts'
import type { gradeCalls } from './grade-contract.ts'
import { applyForCredit, showOwnCredit } from './service/apply.ts'
import * as decide from './service/decide.ts'
import { markNoticeSeen, showGradeNotice } from './service/grade-notice.ts'
import { listCompanies, openDocument, showCompany } from './service/staff-views.ts'
import type { staffCreditCalls } from './staff-contract.ts'

export const creditHandlers: Handlers<typeof creditCalls> = {
  own: (ctx) => showOwnCredit(ctx),
  apply: (ctx, { body }) => applyForCredit(ctx, body),
}

export const gradeHandlers: Handlers<typeof gradeCalls> = {
  notice: (ctx) => showGradeNotice(ctx),
  setPopupStatus: (ctx, { id }) => markNoticeSeen(ctx, id),
}

export const staffCreditHandlers: Handlers<typeof staffCreditCalls> = {
  list: (ctx, { query }) => listCompanies(ctx, query),
  show: (ctx, { id }) => showCompany(ctx, id),
  document: (ctx, { id, fileId }) => openDocument(ctx, id, fileId),
  set: (ctx, { id, body }) => decide.setLimit(ctx, id, body).then(() => showCompany(ctx, id)),
  decline: (ctx, { id, body }) =>
    decide.declineApplication(ctx, id, body.reason).then(() => showCompany(ctx, id)),
  freeze: (ctx, { id, body }) =>
    decide.freezeLimit(ctx, id, body.reason).then(() => showCompany(ctx, id)),
  unfreeze: (ctx, { id, body }) =>
    decide.unfreezeLimit(ctx, id, body.note).then(() => showCompany(ctx, id)),
}
