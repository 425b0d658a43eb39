import type { Handlers } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { credilinqCalls, modalRakyatCalls } from './contract.ts'
import type { lenderCalls } from './limits-contract.ts'
import type { staffExposureCalls } from './exposure-contract.ts'
import { exportExposure, showExposure } from './service/exposure.ts'
import { checkEligibility, saveSteps } from './service/fill-in.ts'
import { closeInvite, listCodes, listDistricts, showLimits } from './service/limits.ts'
import { showStep } from './service/own-application.ts'
import { sendAgreement, sendRegistration } from './service/send.ts'
import { listForStaff, openDocument, showForStaff } from './service/staff-views.ts'
import type { staffLenderCalls } from './staff-contract.ts'

const registrationHandlers = (lender: LenderCode): Handlers<typeof modalRakyatCalls> => ({
  eligibility: (ctx, { body }) => checkEligibility(ctx, lender, body),
  step: (ctx, { id, query }) => showStep(ctx, lender, { id, ...query }),
  save: (ctx, { id, body }) => saveSteps(ctx, lender, id, body.data),
  sendRegistration: (ctx, { body }) => sendRegistration(ctx, lender, body.data.id),
  sendAgreement: (ctx, { body }) => sendAgreement(ctx, lender, body.data.id),
})

export const credilinqHandlers: Handlers<typeof credilinqCalls> = {
  ...registrationHandlers('credilinq'),
  postalCodes: (ctx, { query }) => listCodes(ctx, query.search),
  addresses: (ctx, { query }) => listDistricts(ctx, query.postalCode),
}

export const modalRakyatHandlers = registrationHandlers('modal-rakyat')

export const koinworksHandlers = registrationHandlers('koinworks')

export const lenderHandlers: Handlers<typeof lenderCalls> = {
  limits: (ctx) => showLimits(ctx),
  closeInvite: (ctx) => closeInvite(ctx),
}

export const staffLenderHandlers: Handlers<typeof staffLenderCalls> = {
  list: (ctx, { query }) => listForStaff(ctx, query),
  show: (ctx, { id }) => showForStaff(ctx, id),
  document: (ctx, { id, fileId }) => openDocument(ctx, id, fileId),
}

export const staffExposureHandlers: Handlers<typeof staffExposureCalls> = {
  list: (ctx, { query }) => showExposure(ctx, query),
  export: async (ctx, { query }) => exportExposure(ctx, query),
}
