import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import { readStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import {
  lenderApplicationStatusNames,
  lenderDocumentKinds,
  lenderNames,
  type LenderApplicationStatus,
} from '../rules/lenders.ts'
import { maskText } from '../rules/mask.ts'
import type { LenderAnswers } from '../rules/steps.ts'
import * as store from '../store/applications.ts'
import * as staffList from '../store/staff-list.ts'
import { loadTrail } from './trail.ts'

/** How many applications are listed. */
const LIST_LIMIT = 100

export async function listForStaff(
  { db }: StaffContext,
  query: { lender?: LenderCode | undefined; status?: LenderApplicationStatus | undefined },
) {
  const rows = await staffList.listForStaff(db, { ...query, limit: LIST_LIMIT })
  const results = []
  for (const { id, company } of rows)
    results.push(presentForStaff((await store.findApplication(db, id))!, company))
  return { results }
}

const presentForStaff = (application: store.LenderApplicationRecord, company: string) => {
  const { id, lender, companyId, status, answers, offered, createdAt, submittedAt } = application
  return {
    id,
    lender,
    lenderName: lenderNames[lender],
    companyId,
    company,
    status,
    statusName: lenderApplicationStatusNames[status],
    amount: answers.need ? moneyToJson(sen(answers.need.amount)) : null,
    offered: offered === null ? null : moneyToJson(offered),
    createdAt: toIsoTime(createdAt),
    submittedAt: submittedAt && toIsoTime(submittedAt),
  }
}

/** An application with its trail. Throws 404. */
export async function showForStaff({ db }: StaffContext, id: string) {
  const application = await store.findApplication(db, id)
  const [row] = await staffList.listForStaff(db, { id, limit: 1 })
  if (!application || !row) throw notFound()
  const [files, trail] = await Promise.all([
    store.listFiles(db, id),
    loadTrail({ db }, { applicationId: id }),
  ])
  const { agreementNumber, agreementTerms, agreedAt, reason } = application
  return {
    ...presentForStaff(application, row.company),
    applicant: row.applicant,
    applicantEmail: row.applicantEmail,
    reason,
    agreement: agreementNumber ? { number: agreementNumber, terms: agreementTerms ?? '' } : null,
    agreedAt: agreedAt && toIsoTime(agreedAt),
    facts: describeFacts(application.answers),
    files: files.map(({ fileId, kind, name }) => ({
      id: fileId,
      label: lenderDocumentKinds[kind].label,
      name,
    })),
    trail,
  }
}

function describeFacts({ need, company, person, address }: LenderAnswers) {
  const facts: [string, string | undefined][] = [
    ['Untuk', need?.purpose],
    ['Lama usaha', need && `${need.yearsInBusiness} tahun`],
    ['Perusahaan', company && `${company.name} (${company.entity})`],
    ['NPWP', company && maskText(company.npwp)],
    ['NIB', company && maskText(company.nib)],
    ['Penanggung jawab', person && `${person.name}, ${person.position}`],
    ['NIK', person && maskText(person.nik)],
    ['Ponsel', person && maskText(person.phone)],
    ['Alamat', address && [address.street, address.district?.name, address.postalCode].join(', ')],
  ]
  return facts.flatMap(([label, value]) => (value ? [{ label, value }] : []))
}

/** A document of an application. Throws 404. */
export async function openDocument(
  ctx: StaffContext,
  id: string,
  fileId: string,
): Promise<Uint8Array> {
  const files = await store.listFiles(ctx.db, id)
  if (!files.some((file) => file.fileId === fileId)) throw notFound()
  return (await readStoredFile(ctx, fileId)).bytes
}
