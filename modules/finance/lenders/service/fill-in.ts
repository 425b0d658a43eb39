import type { z } from 'zod'
import { days } from '#platform/clock.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { LenderError, type LenderCode } from '#platform/lender/port.ts'
import { moneyFromJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { attachUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import type { LenderAddress, LenderNeed, credilinqCalls } from '../contract.ts'
import { isEditable } from '../rules/lenders.ts'
import type { LenderAnswers } from '../rules/steps.ts'
import * as store from '../store/applications.ts'
import { listAreas } from '../store/known-facts.ts'
import { fillFromOthers } from '../store/prefill.ts'
import { askLender } from './ask-lender.ts'
import {
  describeApplication,
  lockOwnApplication,
  requireCompany,
  stateRefusal,
} from './own-application.ts'

const CLOSED = 'Pengajuan ini sudah dikirim, jadi isinya tidak bisa diubah lagi.'

/** For how long documents of one application are good for another (ms): statements of three months are among them. */
const PAPERS_FRESH_MS = days(90)

/** How long a person waits for what a lender says to the need (ms): silent, it decides when it gets the application. */
const ELIGIBILITY_TIMEOUT_MS = 6_000

/**
 * Begins an application, prefilled from the company's others, or resumes the open one, and asks the lender whether it
 * lends. A lender that does not respond blocks no one: it decides when it gets the application. Throws 409
 * `lender.state`, 422 `lender.unverified`.
 */
export async function checkEligibility(
  ctx: BuyerContext,
  lender: LenderCode,
  input: z.output<typeof LenderNeed>,
) {
  const companyId = await requireCompany(ctx)
  const need = {
    ...input,
    amount: moneyFromJson(input.amount),
    yearlySales: moneyFromJson(input.yearlySales),
  }
  const draft = { lender, companyId, accountId: ctx.buyer.accountId, at: ctx.clock.now() }
  const { id } = await withTransaction(ctx, async (ctx) => {
    const begun = await store.insertDraft(ctx.db, draft)
    const papersFrom = new Date(draft.at.getTime() - PAPERS_FRESH_MS)
    if (begun) await fillFromOthers(ctx.db, { id: begun, companyId, papersFrom })
    const newest = (await store.findNewest(ctx.db, companyId, lender))!
    const application = await lockOwnApplication(ctx, lender, newest.id)
    if (!isEditable(application.status)) throw stateRefusal(CLOSED)
    await store.saveAnswers(ctx.db, application.id, { need, verdict: null })
    return application
  })
  try {
    const verdict = await askLender(
      ctx,
      { id, lender },
      { action: 'Tanya kelayakan', request: need },
      (asked) => asked.checkEligibility(need, AbortSignal.timeout(ELIGIBILITY_TIMEOUT_MS)),
    )
    await store.saveAnswers(ctx.db, id, { verdict })
  } catch (thrown) {
    if (!(thrown instanceof LenderError)) throw thrown
  }
  return describeApplication(ctx, (await store.findApplication(ctx.db, id))!)
}

type Steps = z.output<(typeof credilinqCalls)['save']['body']>['data']

/** Saves steps of an application. Throws 404, 409 `lender.state`, 422 `lender.postal_code`, `file.gone`. */
export const saveSteps = (ctx: BuyerContext, lender: LenderCode, id: string, steps: Steps) =>
  withTransaction(ctx, async (ctx) => {
    const { status } = await lockOwnApplication(ctx, lender, id)
    if (!isEditable(status)) throw stateRefusal(CLOSED)
    const { company, person, address, documents = [] } = steps
    const answers: LenderAnswers = {}
    if (company) answers.company = company
    if (person) answers.person = person
    if (address) answers.address = await readAddress(ctx, address)
    await store.saveAnswers(ctx.db, id, answers)
    await attachUploads(ctx, ctx.buyer.accountId, {
      ids: documents.map(({ fileId }) => fileId),
      upload: 'attachment',
      field: 'documents',
    })
    for (const { kind, fileId } of documents) await store.saveFile(ctx.db, id, kind, fileId)
    return describeApplication(ctx, (await store.findApplication(ctx.db, id))!)
  })

/** The district of the postal code: the chosen one, or the only one. Throws 422 `lender.postal_code`. */
async function readAddress(
  { db }: BuyerContext,
  { street, postalCode, districtId }: z.output<typeof LenderAddress>,
) {
  const areas = await listAreas(db, postalCode)
  if (areas.length === 0)
    throw Refusal.field(
      'postalCode',
      'lender.postal_code',
      'Kode pos ini tidak kami temukan. Periksa angkanya.',
    )
  const area = areas.length === 1 ? areas[0] : areas.find((each) => each.districtId === districtId)
  return {
    street,
    postalCode,
    district: area
      ? { id: area.districtId, name: area.district, city: area.city, province: area.province }
      : null,
  }
}
