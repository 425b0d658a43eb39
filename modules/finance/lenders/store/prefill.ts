import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'

/**
 * Fills in a new draft from the company's newest other application in which each step was saved, at whichever lender. The
 * need is asked for again. Papers are taken over only from applications since `papersFrom`: statements of account grow old.
 */
export async function fillFromOthers(
  tx: Db,
  { id, companyId, papersFrom }: { id: string; companyId: string; papersFrom: Date },
): Promise<void> {
  await sql`
    update lender_application set answers = answers || coalesce((
      select jsonb_object_agg(step, answer) from (
        select distinct on (step) step, other.answers -> step as answer
        from unnest(array['company', 'person', 'address']) as step
          join lender_application as other on other.answers ? step
        where other.company_id = ${companyId}::uuid and other.id <> ${id}::uuid
        order by step, other.nr desc) as known), '{}')
    where id = ${id}::uuid`.execute(tx)
  await sql`
    insert into lender_application_file (application_id, kind, file_id)
    select distinct on (file.kind) ${id}::uuid, file.kind, file.file_id
    from lender_application_file as file join lender_application as other on other.id = file.application_id
    where other.company_id = ${companyId}::uuid and other.id <> ${id}::uuid and other.created_at >= ${papersFrom}
    order by file.kind, other.nr desc`.execute(tx)
}
