import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { toStaffActor } from '#platform/http/staff-actor.ts'
import { moneyFromJson, moneyToJson, type MoneyJson } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { SUPER_ROLE } from '#modules/people/staff/rules.ts'
import * as emails from '../emails.ts'
import { creditStateMachine, type CreditStatus } from '../rules/credit-status.ts'
import { assertLimitAmount, assertMaySet, type CompanyCredit } from '../rules/credit.ts'
import { getCreditDays, type CreditGrade } from '../rules/grades.ts'
import { decideApplication } from '../store/applications.ts'
import { insertEvent, type CreditEvent } from '../store/credit-events.ts'
import * as store from '../store/credit-limits.ts'
import { insertGradeNotice } from '../store/grade-notices.ts'
import { findCompanyCredit } from './credit.ts'

type LockedCredit = CompanyCredit & { company: string; revision: number }
type Done = Pick<CreditEvent, 'action' | 'amount' | 'grade' | 'note'> & {
  audited: string
  after: object
}

/** Locks a company's credit, does `work` and records what was done, in one transaction. Throws 404. */
const change = (
  ctx: StaffContext,
  companyId: string,
  work: (ctx: StaffContext, credit: LockedCredit) => Promise<Done>,
): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    await store.lockCompany(ctx.db, companyId)
    await store.lockLimit(ctx.db, companyId)
    const credit = await findCompanyCredit(ctx, companyId)
    if (!credit) throw notFound()
    const { audited, after, ...event } = await work(ctx, credit)
    const by = toStaffActor(ctx)
    await insertEvent(ctx.db, companyId, { ...event, at: ctx.clock.now(), by })
    await recordAuditEntry(ctx, {
      action: audited,
      entityType: 'credit',
      entityId: companyId,
      entityLabel: credit.company,
      before: {
        status: credit.status,
        limit: moneyToJson(credit.limit).amount,
        grade: credit.grade,
      },
      after,
    })
  })

type NewLimit = {
  amount: MoneyJson
  grade: CreditGrade
  note?: string | undefined
  revision: number
}

/**
 * Sets limit and grade, which grants an application that waits. Throws 404, 409 `credit.changed` where a colleague was
 * faster, `credit.state` for a frozen limit, 422 `credit.amount`, `credit.role`.
 */
export const setLimit = (
  ctx: StaffContext,
  companyId: string,
  { amount: amountJson, grade, note, revision }: NewLimit,
): Promise<void> =>
  change(ctx, companyId, async (ctx, credit) => {
    const amount = moneyFromJson(amountJson)
    assertLimitAmount(amount)
    assertMaySet(amount, ctx.staff.roles.includes(SUPER_ROLE))
    if (revision !== credit.revision)
      throw new Refusal(
        'credit.changed',
        'Limit ini baru diubah rekan Anda. Muat ulang, periksa, lalu simpan lagi.',
        409,
      )
    creditStateMachine.transition(credit.status, 'active', 'staff')
    if (credit.status === 'frozen')
      throw new Refusal('credit.state', 'Limit ini dibekukan. Buka dahulu, lalu ubah.', 409)
    const at = ctx.clock.now()
    await store.saveLimit(ctx.db, companyId, { amount, grade, at })
    if (grade !== credit.grade) await insertGradeNotice(ctx.db, { companyId, grade, at })
    await decideApplication(ctx.db, companyId, { status: 'granted', at, reason: null })
    const days = getCreditDays(grade)
    await emails.queueGrantedEmails(ctx, companyId, { amount, days })
    const isNew = credit.status === 'none' || credit.status === 'applied'
    return {
      action: isNew ? 'Limit diberikan' : 'Limit diubah',
      amount,
      grade,
      note: note || null,
      audited: 'Tetapkan limit kredit',
      after: { status: 'active', limit: amountJson.amount, grade, note: note || null },
    }
  })

/** Declines the application that waits. Throws 404, 409 `credit.state` where none does. */
export const declineApplication = (
  ctx: StaffContext,
  companyId: string,
  reason: string,
): Promise<void> =>
  change(ctx, companyId, async (ctx, credit) => {
    const at = ctx.clock.now()
    const { numUpdatedRows } = await decideApplication(ctx.db, companyId, {
      status: 'declined',
      at,
      reason,
    }).then(([result]) => result!)
    if (numUpdatedRows === 0n)
      throw new Refusal('credit.state', 'Tidak ada pengajuan yang menunggu. Muat ulang.', 409)
    await emails.queueDeclinedEmails(ctx, companyId, reason)
    const status: CreditStatus = credit.status === 'applied' ? 'none' : credit.status
    return {
      action: 'Pengajuan ditolak',
      note: reason,
      audited: 'Tolak pengajuan limit kredit',
      after: { status, reason },
    }
  })

/** Freezes the limit: nothing more is ordered on credit. Throws 404, 409 `credit.state`. */
export const freezeLimit = (ctx: StaffContext, companyId: string, reason: string): Promise<void> =>
  change(ctx, companyId, async (ctx, credit) => {
    creditStateMachine.transition(credit.status, 'frozen', 'staff')
    await store.saveFrozen(ctx.db, companyId, { by: 'staff', reason }, ctx.clock.now())
    await emails.queueFrozenEmails(ctx, companyId, reason)
    return {
      action: 'Dibekukan',
      note: reason,
      audited: 'Bekukan limit kredit',
      after: { status: 'frozen', reason },
    }
  })

/**
 * Opens a frozen limit again. Where it was frozen by the system and the invoices are still unpaid, the next night freezes
 * it again. Throws 404, 409 `credit.state`.
 */
export const unfreezeLimit = (
  ctx: StaffContext,
  companyId: string,
  note: string | undefined,
): Promise<void> =>
  change(ctx, companyId, async (ctx, credit) => {
    if (credit.status !== 'frozen')
      throw new Refusal('credit.state', 'Limit ini tidak dibekukan. Muat ulang.', 409)
    await store.saveFrozen(ctx.db, companyId, null, ctx.clock.now())
    await emails.queueUnfrozenEmails(ctx, companyId)
    return {
      action: 'Dibuka',
      note: note || null,
      audited: 'Buka limit kredit',
      after: { status: 'active', note: note || null },
    }
  })
