import { withTransaction } from '#platform/database/database.ts'
import type { BuyerContext } from '#platform/http/context.ts'
import { moneyFromJson, type MoneyJson } from '#platform/money.ts'
import { Refusal } from '#platform/refusal.ts'
import { attachUploads } from '#modules/foundation/files/service/temporary-uploads.ts'
import { assertCompanyOwner } from '#modules/people/companies/service.ts'
import { findOwnCompanyId, isCompanyOwner } from '#modules/people/identity/service/accounts.ts'
import { presentOwnCredit } from '../presenter.ts'
import { assertLimitAmount } from '../rules/credit.ts'
import { insertApplication, listApplications } from '../store/applications.ts'
import { insertEvent } from '../store/credit-events.ts'
import { listOwed, lockCompany } from '../store/credit-limits.ts'
import { findCompanyCredit } from './credit.ts'

/** The credit of the buyer's company, its application and what it owes; without a verified company only that. */
export async function showOwnCredit(ctx: BuyerContext) {
  const companyId = await findOwnCompanyId(ctx)
  const credit = companyId ? await findCompanyCredit(ctx, companyId) : undefined
  if (!companyId || !credit) return presentOwnCredit(undefined)
  const [[application], owed, isOwner] = await Promise.all([
    listApplications(ctx.db, companyId),
    listOwed(ctx.db, companyId),
    isCompanyOwner(ctx.db, ctx.buyer.accountId),
  ])
  return presentOwnCredit({
    credit,
    application,
    owed,
    isOwner,
    readerId: ctx.buyer.accountId,
  })
}

/**
 * An owner applies for a limit, or a higher one. Throws 409 `credit.applied` while an application waits, 422
 * `credit.amount`, `credit.unverified`, `company.not_owner`, `file.gone`.
 */
export const applyForCredit = (
  ctx: BuyerContext,
  {
    amount: amountJson,
    note,
    files,
  }: { amount: MoneyJson; note?: string | undefined; files: string[] },
) =>
  withTransaction(ctx, async (ctx) => {
    const amount = moneyFromJson(amountJson)
    assertLimitAmount(amount)
    const companyId = await findOwnCompanyId(ctx)
    if (companyId) await lockCompany(ctx.db, companyId)
    if (!companyId || !(await findCompanyCredit(ctx, companyId)))
      throw new Refusal(
        'credit.unverified',
        'Limit kredit untuk perusahaan terverifikasi. Lengkapi dokumen perusahaan Anda dahulu.',
      )
    await assertCompanyOwner(ctx)
    const [latest] = await listApplications(ctx.db, companyId)
    if (latest?.status === 'submitted')
      throw new Refusal(
        'credit.applied',
        'Pengajuan sebelumnya masih kami periksa. Tunggu hasilnya, lalu ajukan lagi bila perlu.',
        409,
      )
    await attachUploads(ctx, ctx.buyer.accountId, {
      ids: files,
      upload: 'attachment',
      field: 'files',
    })
    const at = ctx.clock.now()
    const { accountId, name } = ctx.buyer
    await insertApplication(ctx.db, {
      companyId,
      accountId,
      amount,
      note: note || null,
      at,
      files,
    })
    const by = { kind: 'buyer', name } as const
    await insertEvent(ctx.db, companyId, { at, by, action: 'Diajukan', amount, note: note || null })
    return showOwnCredit(ctx)
  })
