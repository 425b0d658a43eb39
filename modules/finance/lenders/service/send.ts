import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps, BuyerContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { LenderError, type LenderCode, type LenderFacts } from '#platform/lender/port.ts'
import { sen } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { queueLenderNews } from '../emails.ts'
import { isEditable, lenderNames } from '../rules/lenders.ts'
import { listMissingParts, type LenderAnswers } from '../rules/steps.ts'
import { SENDING_ACTION } from '../rules/stuck.ts'
import * as store from '../store/applications.ts'
import { askLender } from './ask-lender.ts'
import { describeApplication, lockOwnApplication, stateRefusal } from './own-application.ts'

/**
 * Submits an application through a job, so that it arrives even if the lender is down now. Throws 404, 409
 * `lender.state`, 422 `lender.incomplete`, which names what is missing.
 */
export const sendRegistration = (ctx: BuyerContext, lender: LenderCode, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const application = await lockOwnApplication(ctx, lender, id)
    if (!isEditable(application.status)) throw stateRefusal('Pengajuan ini sudah dikirim.')
    const files = await store.listFiles(ctx.db, id)
    const missing = listMissingParts(
      application.answers,
      files.map(({ kind }) => kind),
    )
    if (missing.length > 0) {
      const names = missing.map(({ label }) => label).join(', ')
      throw new Refusal('lender.incomplete', `Belum lengkap: ${names}. Lengkapi, lalu kirim lagi.`)
    }
    await store.updateApplication(ctx.db, id, {
      status: 'submitted',
      submittedAt: ctx.clock.now(),
      sentAt: null,
      attempt: application.attempt + 1,
      reason: null,
    })
    await enqueue(ctx.db, { name: 'lenders.submit', payload: { id } })
    return describeApplication(ctx, (await store.findApplication(ctx.db, id))!)
  })

/** Agrees to the agreement; a job tells the lender. Throws 404, 409 `lender.state`. */
export const sendAgreement = (ctx: BuyerContext, lender: LenderCode, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const application = await lockOwnApplication(ctx, lender, id)
    if (application.status !== 'agreement_sent')
      throw stateRefusal('Tidak ada perjanjian yang menunggu persetujuan Anda.')
    if (!application.agreedAt) {
      await store.updateApplication(ctx.db, id, { agreedAt: ctx.clock.now() })
      await enqueue(ctx.db, { name: 'lenders.agree', payload: { id } })
    }
    return describeApplication(ctx, (await store.findApplication(ctx.db, id))!)
  })

/** Brings an application to its lender. What the lender refuses for good goes back to the buyer. Job; repeatable. */
export async function submitToLender(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const application = await store.findApplication(deps.db, id)
  if (application?.status !== 'submitted' || application.sentAt) return
  const { attempt, lender } = application
  const facts = buildFacts(application.answers)
  const files = await store.listFiles(deps.db, id)
  const request = { reference: id, attempt, facts, documents: files.map(({ name }) => name) }
  try {
    await askLender(deps, application, { action: SENDING_ACTION, request }, async (asked) => {
      const documentIds: string[] = []
      for (const { fileId, kind, name } of files) {
        const { bytes } = await readStoredFile(deps, fileId)
        const document = { id: fileId, kind, name, bytes }
        documentIds.push((await asked.uploadDocument(id, document)).documentId)
      }
      await asked.submit({ reference: id, attempt, facts, documentIds })
    })
  } catch (thrown) {
    if (!(thrown instanceof LenderError) || thrown.isRetryable) throw thrown
    await changeIfSame(deps, application, {
      status: 'asked',
      reason: `${lenderNames[lender]} tidak menerima isian ini. Periksa lagi, lalu kirim ulang.`,
    })
    return
  }
  await changeIfSame(deps, application, { sentAt: deps.clock.now() })
}

/** Changes an application that is still submitted with that attempt. */
const changeIfSame = (
  deps: AppDeps,
  { id, attempt }: store.LenderApplicationRecord,
  changes: store.LenderApplicationChanges,
): Promise<void> =>
  withTransaction(deps, async (tx) => {
    const now = await store.lockApplication(tx.db, id)
    if (now?.status !== 'submitted' || now.attempt !== attempt) return
    await store.updateApplication(tx.db, id, changes)
    if (changes.status) await queueLenderNews(tx, (await store.findApplication(tx.db, id))!)
  })

/** Notifies the lender that the company agrees. Job; idempotent. */
export async function notifyAgreement(deps: AppDeps, { id }: { id: string }): Promise<void> {
  const application = await store.findApplication(deps.db, id)
  if (application?.status !== 'agreement_sent' || !application.agreedAt) return
  await askLender(
    deps,
    application,
    { action: 'Setujui perjanjian', request: { reference: id } },
    async (asked) => {
      if (application.contractFileId) {
        const { name, bytes } = await readStoredFile(deps, application.contractFileId)
        const contract = { id: application.contractFileId, kind: 'kontrak', name, bytes }
        await asked.uploadDocument(id, contract)
      }
      await asked.acceptAgreement(id)
    },
  )
}

/** The facts of a complete application. */
function buildFacts({ need, company, person, address }: LenderAnswers): LenderFacts {
  const { district } = address!
  return {
    yearsInBusiness: need!.yearsInBusiness,
    yearlySales: sen(need!.yearlySales),
    amount: sen(need!.amount),
    purpose: need!.purpose,
    companyName: company!.name,
    entity: company!.entity,
    npwp: company!.npwp,
    nib: company!.nib,
    street: address!.street,
    postalCode: address!.postalCode,
    district: district!.name,
    city: district!.city,
    province: district!.province,
    personName: person!.name,
    position: person!.position,
    phone: person!.phone,
    nik: person!.nik,
  }
}
