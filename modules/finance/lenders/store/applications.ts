import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import type { LenderCode } from '#platform/lender/port.ts'
import { sen, type Money } from '#platform/money.ts'
import type { LenderApplicationStatus, LenderDocumentKind } from '../rules/lenders.ts'
import type { LenderAnswers } from '../rules/steps.ts'

export type LenderApplicationRecord = {
  id: string
  nr: number
  lender: LenderCode
  companyId: string
  accountId: string
  status: LenderApplicationStatus
  answers: LenderAnswers
  reason: string | null
  createdAt: Date
  submittedAt: Date | null
  sentAt: Date | null
  attempt: number
  offered: Money | null
  used: Money
  agreementNumber: string | null
  agreementTerms: string | null
  agreedAt: Date | null
  heardAt: Date | null
  /** When the buyer confirmed the limit with a code; of lenders that want one. */
  codeAt: Date | null
  contractFileId: string | null
}

const selectApplications = (db: Db) =>
  db
    .selectFrom('lender_application')
    .select(['id', 'nr', 'lender', 'status', 'answers', 'reason', 'attempt', 'offered'])
    .select('lender_application.used')
    .select(['company_id as companyId', 'account_id as accountId', 'created_at as createdAt'])
    .select(['submitted_at as submittedAt', 'sent_at as sentAt', 'agreed_at as agreedAt'])
    .select(['heard_at as heardAt', 'agreement_number as agreementNumber'])
    .select(['agreement_terms as agreementTerms', 'code_at as codeAt'])
    .select(['contract_file_id as contractFileId'])

type QueryRow = Awaited<ReturnType<ReturnType<typeof selectApplications>['execute']>>[number]

const toRecord = (row: QueryRow): LenderApplicationRecord => ({
  ...row,
  lender: row.lender as LenderCode,
  status: row.status as LenderApplicationStatus,
  answers: row.answers as LenderAnswers,
  offered: row.offered === null ? null : sen(row.offered),
  used: sen(row.used),
})

const takeFirst = (rows: QueryRow[]) => rows.map(toRecord)[0]

export const findApplication = async (db: Db, id: string) =>
  takeFirst(await selectApplications(db).where('id', '=', id).execute())

/** The application, locked until the transaction ends. */
export const lockApplication = async (tx: Db, id: string) =>
  takeFirst(await selectApplications(tx).where('id', '=', id).forUpdate().execute())

/** The newest application of a company at a lender. */
export const findNewest = async (db: Db, companyId: string, lender: LenderCode) =>
  takeFirst(
    await selectApplications(db)
      .where('company_id', '=', companyId)
      .where('lender', '=', lender)
      .orderBy('nr', 'desc')
      .limit(1)
      .execute(),
  )

/** The newest application of a company at each lender, with all that is used of its limit now. */
export async function listNewest(db: Db, companyId: string): Promise<LenderApplicationRecord[]> {
  const rows = await selectApplications(db)
    .innerJoin('lender_limit_use as usage', 'usage.application_id', 'id')
    .select('usage.used as usedNow')
    .distinctOn('lender')
    .where('company_id', '=', companyId)
    .orderBy('lender')
    .orderBy('nr', 'desc')
    .execute()
  return rows.map(({ usedNow, ...row }) => toRecord({ ...row, used: usedNow ?? row.used }))
}

type NewDraft = { lender: LenderCode; companyId: string; accountId: string; at: Date }

/** Begins a draft; undefined where one is open. Returns its id. */
export const insertDraft = async (tx: Db, draft: NewDraft): Promise<string | undefined> => {
  const row = await tx
    .insertInto('lender_application')
    .values({
      lender: draft.lender,
      company_id: draft.companyId,
      account_id: draft.accountId,
      status: 'draft',
      answers: '{}',
      created_at: draft.at,
    })
    .onConflict((conflict) =>
      conflict
        .columns(['company_id', 'lender'])
        // As a literal: a generic plan cannot match a parameter with the index's own condition.
        .where(sql<boolean>`status <> 'declined'`)
        .doNothing(),
    )
    .returning('id')
    .executeTakeFirst()
  return row?.id
}

/** Replaces the steps that are given. */
export const saveAnswers = (tx: Db, id: string, answers: LenderAnswers) =>
  tx
    .updateTable('lender_application')
    .set({ answers: sql`answers || ${JSON.stringify(answers)}::jsonb` })
    .where('id', '=', id)
    .execute()

export type LenderApplicationChanges = Partial<{
  status: LenderApplicationStatus
  reason: string | null
  submittedAt: Date
  sentAt: Date | null
  attempt: number
  offered: Money | null
  used: Money
  agreementNumber: string | null
  agreementTerms: string | null
  agreedAt: Date | null
  heardAt: Date
  codeAt: Date | null
  contractFileId: string
}>

export const updateApplication = (tx: Db, id: string, changes: LenderApplicationChanges) =>
  tx
    .updateTable('lender_application')
    .set({
      status: changes.status,
      reason: changes.reason,
      submitted_at: changes.submittedAt,
      sent_at: changes.sentAt,
      attempt: changes.attempt,
      offered: changes.offered,
      used: changes.used,
      agreement_number: changes.agreementNumber,
      agreement_terms: changes.agreementTerms,
      agreed_at: changes.agreedAt,
      heard_at: changes.heardAt,
      code_at: changes.codeAt,
      contract_file_id: changes.contractFileId,
    })
    .where('id', '=', id)
    .execute()

/**
 * Applications to ask about, and marks them as asked: those that wait for a decision first, the longest silent of them first.
 * Limits that are open are asked about less often.
 */
export async function claimSilent(
  db: Db,
  {
    now,
    waitingBefore,
    openBefore,
    limit,
  }: { now: Date; waitingBefore: Date; openBefore: Date; limit: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    update lender_application set asked_at = ${now} where id in (
      select id from lender_application
      where status in ('submitted', 'agreement_sent', 'active')
        and coalesce(asked_at, submitted_at) < case when status = 'active' then ${openBefore}::timestamptz
          else ${waitingBefore}::timestamptz end
      order by status = 'active', coalesce(asked_at, submitted_at), nr limit ${limit} for update skip locked)
    returning id`.execute(db)
  return rows.map(({ id }) => id)
}

/** The documents of an application. */
export const listFiles = (db: Db, applicationId: string) =>
  db
    .selectFrom('lender_application_file')
    .innerJoin('stored_file as file', 'file.id', 'file_id')
    .select(['lender_application_file.kind', 'file.id as fileId', 'file.name'])
    .$narrowType<{ kind: LenderDocumentKind }>()
    .where('application_id', '=', applicationId)
    .orderBy('lender_application_file.kind')
    .execute()

export const findFileName = (db: Db, fileId: string) =>
  db.selectFrom('stored_file').select('name').where('id', '=', fileId).executeTakeFirst()

export const saveFile = (tx: Db, applicationId: string, kind: string, fileId: string) =>
  tx
    .insertInto('lender_application_file')
    .values({ application_id: applicationId, kind, file_id: fileId })
    .onConflict((conflict) =>
      conflict.columns(['application_id', 'kind']).doUpdateSet({ file_id: fileId }),
    )
    .execute()
