import type { StreamedFile } from '#platform/contract/call.ts'
import { toIsoTime } from '#platform/clock.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound } from '#platform/refusal.ts'
import type { Paging } from '#platform/paging.ts'
import { openStoredFile } from '#modules/foundation/files/service/stored-files.ts'
import { lenderApplicationStatusNames, lenderDocumentKinds, lenderNames } from '../rules/lenders.ts'
import { maskText } from '../rules/mask.ts'
import type { LenderAnswers } from '../rules/steps.ts'
import * as store from '../store/applications.ts'
import * as staffList from '../store/staff-list.ts'
import { loadTrail } from './trail.ts'

type ListQuery = staffList.LenderApplicationFilter & Paging

/** A page of applications, the newest first. */
export async function listForStaff({ db }: StaffContext, { page, count, ...filter }: ListQuery) {
  const [rows, totals] = await Promise.all([
    staffList.listForStaff(db, filter, { page, count }),
    staffList.countForStaff(db, filter),
  ])
  const results = rows.map(({ company, ...application }) => presentForStaff(application, company))
  return { results, page, count, ...totals }
}

const presentForStaff = (application: staffList.ListedApplication, company: string) => {
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
  const row = await staffList.findApplicant(db, id)
  if (!application || !row) throw notFound()
  const [files, trail] = await Promise.all([
    listPapers(db, application),
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
    files,
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

type Paper = { id: string; label: string; name: string }

/** The documents of an application, and the contract that its company has signed. */
async function listPapers(
  db: StaffContext['db'],
  { id, contractFileId }: store.LenderApplicationRecord,
): Promise<Paper[]> {
  const [files, contract] = await Promise.all([
    store.listFiles(db, id),
    contractFileId ? store.findFileName(db, contractFileId) : undefined,
  ])
  const papers: Paper[] = files.map(({ fileId, kind, name }) => ({
    id: fileId,
    label: lenderDocumentKinds[kind].label,
    name,
  }))
  if (contractFileId && contract)
    papers.push({ id: contractFileId, label: 'Kontrak yang ditandatangani', name: contract.name })
  return papers
}

/** A document of an application. Throws 404. */
export async function openDocument(
  ctx: StaffContext,
  id: string,
  fileId: string,
): Promise<StreamedFile> {
  const application = await store.findApplication(ctx.db, id)
  const papers = application ? await listPapers(ctx.db, application) : []
  if (!papers.some((paper) => paper.id === fileId)) throw notFound()
  return openStoredFile(ctx, fileId)
}
