import { sql } from 'kysely'
import type { Db } from '#platform/database/database.ts'
import { sen, type Money } from '#platform/money.ts'
import type { StatementBank } from '../rules/bank-formats.ts'
import type { ParsedStatement, StatementLine, StatementProblem } from '../rules/parse-statement.ts'

const selectStatements = (db: Db) =>
  db
    .selectFrom('bank_statement')
    .select(['id', 'bank', 'file_name as fileName', 'lines', 'problems'])
    .select(['uploaded_at as uploadedAt', 'uploaded_by as uploadedBy'])
    .select(['applied_at as appliedAt', 'applied_by as appliedBy', 'new_lines as newLines'])

type StatementRow = Awaited<
  ReturnType<ReturnType<typeof selectStatements>['executeTakeFirstOrThrow']>
>

const toStatement = ({ bank, lines, problems, ...row }: StatementRow) => ({
  ...row,
  bank: bank as StatementBank,
  lines: (lines as unknown as { lines: StatementLine[] }).lines,
  outgoing: (lines as unknown as Pick<ParsedStatement, 'outgoing'>).outgoing,
  problems: problems as unknown as StatementProblem[],
})

export type StatementRecord = ReturnType<typeof toStatement>

/** Stores a statement as it was read; returns its id. */
export async function insertStatement(
  tx: Db,
  { bank, lines, problems, outgoing }: ParsedStatement,
  upload: { fileName: string; at: Date; by: string },
): Promise<string> {
  const { id } = await tx
    .insertInto('bank_statement')
    .values({
      bank,
      file_name: upload.fileName,
      lines: JSON.stringify({ lines, outgoing }),
      problems: JSON.stringify(problems),
      uploaded_at: upload.at,
      uploaded_by: upload.by,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

/** A statement, locked until the transaction ends where that is asked for. */
export async function findStatement(
  db: Db,
  id: string,
  isLocked = false,
): Promise<StatementRecord | undefined> {
  const row = await selectStatements(db)
    .where('id', '=', id)
    .$if(isLocked, (query) => query.forUpdate())
    .executeTakeFirst()
  return row && toStatement(row)
}

/** The newest statements, without their lines. */
export const listStatements = (db: Db, limit: number) =>
  db
    .selectFrom('bank_statement')
    .select(['id', 'bank', 'file_name as fileName', 'uploaded_at as uploadedAt'])
    .select(['uploaded_by as uploadedBy', 'applied_at as appliedAt', 'new_lines as newLines'])
    .select(sql<number>`jsonb_array_length(problems)`.as('problems'))
    .$narrowType<{ bank: StatementBank }>()
    .orderBy('uploaded_at', 'desc')
    .orderBy('id')
    .limit(limit)
    .execute()

/** How many of these identities are known. */
export async function countKnown(db: Db, identities: readonly string[]): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*) as count from bank_line where identity = any(${identities}::text[])`.execute(db)
  return rows[0]!.count
}

/** A line that was not known yet. */
export type NewBankLine = { id: string; day: string; amount: Money }

/** Stores the lines that are not known yet, and returns them. */
export async function insertLines(
  tx: Db,
  { id, bank, lines }: StatementRecord,
  applied: { at: Date; by: string },
): Promise<NewBankLine[]> {
  const { rows } = await sql<NewBankLine>`
      insert into bank_line (statement_id, identity, bank, booked_on, description, amount)
      select ${id}::uuid, line->>'identity', ${bank}, (line->>'day')::date, line->>'description',
        (line->>'amount')::bigint
      from jsonb_array_elements(${JSON.stringify(lines)}::jsonb) with ordinality as each(line, position)
      order by position
      on conflict (identity) do nothing
      returning id::text as id, booked_on::text as day, amount`.execute(tx)
  await tx
    .updateTable('bank_statement')
    .set({ applied_at: applied.at, applied_by: applied.by, new_lines: rows.length })
    .where('id', '=', id)
    .execute()
  return rows.map((row) => ({ ...row, amount: sen(row.amount) }))
}
