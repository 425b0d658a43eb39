import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { zero } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { confirmWithCode } from '#modules/people/one-time-codes/service/confirm-with-code.ts'
import { requestCode } from '#modules/people/one-time-codes/service/request-code.ts'
import * as store from '../store/applications.ts'
import { describeApplication, lockOwnApplication, stateRefusal } from './own-application.ts'

/** The lender that wants a code for its limit. */
const LENDER = 'koinworks'

/** Sends the code that confirms an offered limit. Throws 404, 409 `lender.state`, 429. */
export const requestLimitCode = (ctx: BuyerContext, id: string) =>
  withTransaction(ctx, async (ctx) => {
    const application = await lockOffered(ctx, id)
    if (application.codeAt) throw stateRefusal('Limit ini sudah dikonfirmasi. Kirim kontraknya.')
    return requestCode(ctx, bindLimit(application))
  })

type Confirmation = { id: string; code?: string | undefined; agree?: boolean | undefined }

/**
 * Confirms an offered limit with its code. Once confirmed, accepts it with the signed contract, which a job sends to
 * the lender. Throws 404, 409 `lender.state`, 422 `code.wrong`, `code.dead`, `lender.contract`.
 */
export async function validateLimitCode(
  ctx: BuyerContext,
  { id, code, agree }: Confirmation,
  contract: UploadedFile | undefined,
) {
  if (code !== undefined) await confirmLimit(ctx, id, code)
  else if (!contract) throw Refusal.field('code', 'code.wrong', 'Tulis enam angka kodenya.')
  if (contract) await submitContract(ctx, id, { contract, agree: agree === true })
  return describeApplication(ctx, (await store.findApplication(ctx.db, id))!)
}

async function confirmLimit(ctx: BuyerContext, id: string, code: string): Promise<void> {
  // Checks ownership first: a stranger must not be able to guess codes.
  const application = await withTransaction(ctx, (ctx) => lockOffered(ctx, id))
  await confirmWithCode(ctx, bindLimit(application), code, async (ctx) => {
    await lockOffered(ctx, id)
    await store.updateApplication(ctx.db, id, { codeAt: ctx.clock.now() })
  })
}

const submitContract = (
  ctx: BuyerContext,
  id: string,
  { contract, agree }: { contract: UploadedFile; agree: boolean },
) =>
  withTransaction(ctx, async (ctx) => {
    const { codeAt, agreedAt } = await lockOffered(ctx, id)
    if (!codeAt) throw stateRefusal('Konfirmasi limit ini dengan kode dahulu.')
    if (agreedAt) return
    if (!agree)
      throw Refusal.field('agree', 'lender.contract', 'Setujui dahulu kontrak yang Anda kirim.')
    const ownerId = ctx.buyer.accountId
    const contractFileId = await storeFile(ctx, { file: contract, purpose: 'contract', ownerId })
    await store.updateApplication(ctx.db, id, { agreedAt: ctx.clock.now(), contractFileId })
    await enqueue(ctx.db, { name: 'lenders.agree', payload: { id } })
  })

/** The buyer's own application with an offer, locked. Throws 404, 409 `lender.state`. */
async function lockOffered(ctx: BuyerContext, id: string) {
  const application = await lockOwnApplication(ctx, LENDER, id)
  if (application.status !== 'agreement_sent')
    throw stateRefusal('Tidak ada limit yang menunggu persetujuan Anda.')
  return application
}

const bindLimit = ({ id, offered }: store.LenderApplicationRecord) => ({
  purpose: 'limit' as const,
  subjectId: id,
  amount: offered ?? zero,
})
