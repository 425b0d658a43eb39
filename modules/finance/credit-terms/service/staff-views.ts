import type { StreamedFile } from '#platform/contract/call.ts'
import { startOfJakartaDay, toJakartaDate } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import {
  presentCreditState,
  presentEvents,
  presentOwed,
  presentStaffApplication,
} from '../presenter.ts'
import type { CreditStatus } from '../rules/credit-status.ts'
import { describeCredit } from '../rules/credit.ts'
import { listApplications } from '../store/applications.ts'
import { listEvents } from '../store/credit-events.ts'
import { listCredits, listOwed } from '../store/credit-limits.ts'
import { findCompanyCredit } from './credit.ts'

type ListQuery = Paging & {
  search?: string | undefined
  status?: CreditStatus | undefined
}

/** Companies with a limit or an application, those that wait first. */
export async function listCompanies({ db, clock }: StaffContext, query: ListQuery) {
  const today = startOfJakartaDay(toJakartaDate(clock.now()))
  const { rows, total } = await listCredits(db, query, today)
  return {
    results: rows.map((row) => ({
      companyId: row.companyId,
      company: row.company,
      isWaiting: row.isWaiting,
      credit: presentCreditState(describeCredit(row)),
    })),
    page: query.page,
    count: rows.length,
    total,
    totalIsExact: true,
  }
}

/** The credit of a verified company, with its applications, what it owes and its history. Throws 404. */
export async function showCompany(ctx: StaffContext, companyId: string) {
  const credit = await findCompanyCredit(ctx, companyId)
  if (!credit) throw notFound()
  const [applications, owed, events] = await Promise.all([
    listApplications(ctx.db, companyId),
    listOwed(ctx.db, companyId),
    listEvents(ctx.db, companyId),
  ])
  return {
    companyId,
    company: credit.company,
    revision: credit.revision,
    credit: presentCreditState(credit),
    applications: applications.map(presentStaffApplication),
    owed: presentOwed(owed, null),
    history: presentEvents(events),
  }
}

/** A document of one of the company's applications. Throws 404. */
export async function openDocument(
  ctx: StaffContext,
  companyId: string,
  fileId: string,
): Promise<StreamedFile> {
  const applications = await listApplications(ctx.db, companyId)
  if (!applications.some(({ files }) => files.some(({ id }) => id === fileId))) throw notFound()
  return openStoredFile(ctx, fileId)
}
