import type { Handlers } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import type { credilinqCalls, modalRakyatCalls } from './contract.ts'
import type { koinworksCalls } from './koinworks-contract.ts'
import type { lenderCalls } from './limits-contract.ts'
import type { staffExposureCalls } from './exposure-contract.ts'
import { exportExposure, showExposure } from './service/exposure.ts'
import { checkEligibility, saveSteps } from './service/fill-in.ts'
import { requestLimitCode, validateLimitCode } from './service/limit-code.ts'
import { closeInvite, listCodes, listDistricts, showLimits } from './service/limits.ts'
import { showStep } from './service/own-application.ts'
import { sendAgreement, sendRegistration } from './service/send.ts'
import { listForStaff, openDocument, showForStaff } from './service/staff-views.ts'
import type { staffLenderCalls } from './staff-contract.ts'

const registrationHandlers = (
  lender: LenderCode,
): Omit<Handlers<typeof modalRakyatCalls>, 'sendAgreement'> => ({
  eligibility: (ctx, { body }) => checkEligibility(ctx, lender, body),
  step: (ctx, { id, query }) => showStep(ctx, lender, { id, ...query }),
  save: (ctx, { id, body }) => saveSteps(ctx, lender, id, body.data),
  sendRegistration: (ctx, { body }) => sendRegistration(ctx, lender, body.data.id),
})

const agreementHandler = (
  lender: LenderCode,
): Pick<Handlers<typeof modalRakyatCalls>, 'sendAgreement'> => ({
  sendAgreement: (ctx, { body }) => sendAgreement(ctx, lender, body.data.id),
})

export const credilinqHandlers: Handlers<typeof credilinqCalls> = {
  ...registrationHandlers('credilinq'),
  ...agreementHandler('credilinq'),
  postalCodes: (ctx, { query }) => listCodes(ctx, query.search),
  addresses: (ctx, { query }) => listDistricts(ctx, query.postalCode),
}

export const modalRakyatHandlers: Handlers<typeof modalRakyatCalls> = {
  ...registrationHandlers('modal-rakyat'),
  ...agreementHandler('modal-rakyat'),
}

export const koinworksHandlers: Handlers<typeof koinworksCalls> = {
  ...registrationHandlers('koinworks'),
  requestCode: (ctx, { body }) => requestLimitCode(ctx, body.data.id),
  validateCode: (ctx, { form, files }) => validateLimitCode(ctx, form, files.contract),
}

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
