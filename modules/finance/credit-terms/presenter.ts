import { toIsoTime } from '#platform/clock.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { invoiceStatusNames, type InvoiceStatus } from '#modules/finance/invoices/rules.ts'
import type { CompanyCredit } from './rules/credit.ts'
import type { CreditApplicationRecord } from './store/applications.ts'
import type { listEvents } from './store/credit-events.ts'
import type { listOwed } from './store/credit-limits.ts'

type OwedRows = Awaited<ReturnType<typeof listOwed>>
type EventRows = Awaited<ReturnType<typeof listEvents>>

/** A limit with what it is used for. */
export const presentCreditState = (credit: CompanyCredit) => ({
  status: credit.status,
  limit: moneyToJson(credit.limit),
  used: moneyToJson(credit.used),
  overdue: moneyToJson(credit.overdue),
  free: moneyToJson(credit.free),
  grade: credit.grade,
  days: credit.days,
  frozenReason: credit.frozenReason,
})

/** What is owed; `isOwn` where `readerId` ordered it. */
export const presentOwed = (rows: OwedRows, readerId: string | null) =>
  rows.map(({ due_at: dueAt, amount, status, accountId, ...row }) => ({
    ...row,
    isOwn: accountId === readerId,
    status: status as InvoiceStatus,
    statusName: invoiceStatusNames[status as InvoiceStatus],
    amount: moneyToJson(sen(amount)),
    dueAt: toIsoTime(dueAt),
  }))

const presentApplication = (application: CreditApplicationRecord) => ({
  id: application.id,
  amount: moneyToJson(application.amount),
  note: application.note,
  status: application.status,
  createdAt: toIsoTime(application.createdAt),
  decidedAt: application.decidedAt && toIsoTime(application.decidedAt),
  reason: application.reason,
  files: application.files.map(({ name }) => ({ name })),
})

type OwnCredit = {
  credit: CompanyCredit
  application: CreditApplicationRecord | undefined
  owed: OwedRows
  isOwner: boolean
  readerId: string
}

/** The credit of the buyer's own company. */
export const presentOwnCredit = (own: OwnCredit | undefined) => ({
  credit: own ? presentCreditState(own.credit) : null,
  canApply: own !== undefined && own.isOwner && own.application?.status !== 'submitted',
  application: own?.application ? presentApplication(own.application) : null,
  owed: own ? presentOwed(own.owed, own.readerId) : [],
})

/** An application as staff see it. */
export const presentStaffApplication = (application: CreditApplicationRecord) => ({
  ...presentApplication(application),
  applicant: application.applicant,
  applicantEmail: application.applicantEmail,
  files: application.files,
})

export const presentEvents = (rows: EventRows) =>
  rows.map(({ at, amount, kind: _kind, name, ...row }) => ({
    ...row,
    at: toIsoTime(at),
    by: name,
    amount: amount === null ? null : moneyToJson(sen(amount)),
  }))
