import { sql } from 'kysely'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { moneyToJson, rupiah } from '#platform/money.ts'
import { renderPdf } from '#platform/pdf.ts'
import { toReceivedFile } from '#platform/http/uploads/received-file.ts'
import { uploadTemporary } from '#modules/foundation/files/service/temporary-uploads.ts'
import { decideApplication } from '#modules/finance/lender-simulator/service/drive.ts'
import { createLenderSimulators } from '#modules/finance/lender-simulator/service/lender-simulator.ts'
import { checkEligibility, saveSteps } from '#modules/finance/lenders/service/fill-in.ts'
import { recordLenderEvent } from '#modules/finance/lenders/service/notifications.ts'
import {
  sendAgreement,
  sendRegistration,
  submitToLender,
  notifyAgreement,
} from '#modules/finance/lenders/service/send.ts'
import { createBuyerContext, loadDemoBuyer } from './order-history/people.ts'
import { createPastClock, dayBefore } from './order-history/past-clock.ts'

const LENDER = 'credilinq'

/**
 * Opens a limit of the demo's business at Credilinq, the way a company does, so that a newcomer can have an order paid by a
 * lender at once. Does nothing where the real Credilinq lends.
 */
export const seedLenderLimit = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    if (!deps.lenders[LENDER].isSimulated) return
    const now = deps.clock.now()
    const clock = createPastClock(dayBefore(now, 12, 9.5))
    const { buyer, phone } = await loadDemoBuyer(deps, 'bisnis@contoh.id')
    // A simulator of this transaction: the shop's own does not see what is not committed yet.
    const lenders = createLenderSimulators({ db: deps.db, clock })
    const ctx = createBuyerContext({ ...deps, lenders }, clock, buyer)
    const { id } = await checkEligibility(ctx, LENDER, {
      amount: moneyToJson(rupiah(200_000_000)),
      yearlySales: moneyToJson(rupiah(2_400_000_000)),
      yearsInBusiness: 6,
      purpose: 'Material gudang di Cikarang',
    })
    await saveSteps(ctx, LENDER, id, {
      company: {
        entity: 'PT',
        npwp: '0712345678013000',
        nib: '9120301234567',
        ...(await loadCompany(deps, buyer.companyId!)),
      },
      person: { name: buyer.name, position: 'Direktur', phone, nik: '3216080101900001' },
      address: await chooseAddress(deps),
      documents: [
        { kind: 'ktp', fileId: await uploadDocument(ctx, 'KTP penanggung jawab') },
        { kind: 'rekening-koran', fileId: await uploadDocument(ctx, 'Rekening koran') },
      ],
    })
    await sendRegistration(ctx, LENDER, id)
    await submitToLender(ctx, { id })
    clock.set(dayBefore(now, 11, 10))
    await decideApplication(ctx, { reference: id, attempt: 1 })
    await hearOf(ctx, id)
    clock.set(dayBefore(now, 11, 15))
    await sendAgreement(ctx, LENDER, id)
    await notifyAgreement(ctx, { id })
    await hearOf(ctx, id)
    // E-mails of the past count as sent, so that the worker sends none of them.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      deps.db,
    )
  })

type SeedContext = ReturnType<typeof createBuyerContext>

/** What the lender has decided reaches the shop. */
async function hearOf(ctx: SeedContext, id: string): Promise<void> {
  for (const event of await ctx.lenders[LENDER].query(id))
    await recordLenderEvent(ctx, LENDER, event)
}

/** Name and numbers that the shop knows of the company. */
async function loadCompany({ db }: AppDeps, companyId: string) {
  const { name, npwp } = await db
    .selectFrom('company')
    .select(['name', 'npwp'])
    .where('id', '=', companyId)
    .executeTakeFirstOrThrow()
  return { name, ...(npwp ? { npwp } : {}) }
}

/** A postal code with its first district. */
async function chooseAddress({ db }: AppDeps) {
  const { code, district_id } = await db
    .selectFrom('postal_code')
    .select(['code', 'district_id'])
    .where('code', 'like', '17%')
    .orderBy('code')
    .orderBy('district_id')
    .limit(1)
    .executeTakeFirstOrThrow()
  return { street: 'Jl. Raya Industri No. 1', postalCode: code, districtId: district_id }
}

async function uploadDocument(ctx: SeedContext, title: string): Promise<string> {
  const { bytes } = await renderPdf({ size: 'A5', margin: 48 }, (doc) => {
    doc.font('Helvetica-Bold').fontSize(20).text(title).moveDown()
    doc.fill('#98a2b3').fontSize(12).text('Dokumen contoh untuk toko peragaan.')
  })
  const name = `${title.toLowerCase().replaceAll(' ', '-')}-contoh.pdf`
  return (await uploadTemporary(ctx, 'attachment', toReceivedFile({ name, bytes }))).id
}
