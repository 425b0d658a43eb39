import type { Db } from '#platform/database/database.ts'
import type { CreditGrade } from '../rules/grades.ts'

export const insertGradeNotice = (
  tx: Db,
  { companyId, grade, at }: { companyId: string; grade: CreditGrade; at: Date },
) =>
  tx.insertInto('grade_notice').values({ company_id: companyId, grade, created_at: at }).execute()

/** The newest notice of a company, and whether that account has seen it. */
export async function findNewestNotice(
  db: Db,
  { companyId, accountId }: { companyId: string; accountId: string },
) {
  const notice = await db
    .selectFrom('grade_notice as notice')
    .leftJoin('grade_notice_seen as seen', (join) =>
      join.onRef('seen.notice_id', '=', 'notice.id').on('seen.account_id', '=', accountId),
    )
    .select(['notice.id', 'notice.grade', 'notice.created_at as createdAt'])
    .select('seen.seen_at as seenAt')
    .where('notice.company_id', '=', companyId)
    .orderBy('notice.nr', 'desc')
    .limit(1)
    .executeTakeFirst()
  return notice && { ...notice, grade: notice.grade as CreditGrade }
}

/** Whether a notice is one of that company. */
export const isNoticeOf = async (db: Db, id: string, companyId: string): Promise<boolean> =>
  (await db
    .selectFrom('grade_notice')
    .select('id')
    .where('id', '=', id)
    .where('company_id', '=', companyId)
    .executeTakeFirst()) !== undefined

export const saveNoticeSeen = (tx: Db, noticeId: string, accountId: string, at: Date) =>
  tx
    .insertInto('grade_notice_seen')
    .values({ notice_id: noticeId, account_id: accountId, seen_at: at })
    .onConflict((conflict) => conflict.columns(['notice_id', 'account_id']).doNothing())
    .execute()

export const eraseNoticesSeen = (tx: Db, accountId: string) =>
  tx.deleteFrom('grade_notice_seen').where('account_id', '=', accountId).execute()
