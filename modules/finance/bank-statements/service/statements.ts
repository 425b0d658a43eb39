import { toIsoTime } from '#platform/clock.ts'
import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { StaffContext } from '#platform/http/context.ts'
import { moneyToJson, sen } from '#platform/money.ts'
import { notFound, Refusal } from '#platform/refusal.ts'
import type { SheetRow } from '#platform/spreadsheets/sheet-rows.ts'
import { readRows } from '#platform/spreadsheets/workbook.ts'
import { takeBytes } from '#platform/http/uploads/received-file.ts'
import { recordAuditEntry } from '#modules/foundation/audit/service.ts'
import { statementBankNames } from '../rules/bank-formats.ts'
import { parseStatement } from '../rules/parse-statement.ts'
import * as store from '../store/statements.ts'
import { joinNewLines } from './join-line.ts'
import { bookNewLines } from './settle-line.ts'

const BOUNDS = { rows: 20_000, columns: 60 }
/** How many statements and lines are shown at once. */
const LIST_LIMIT = 20
const PREVIEW_LINES = 50

/** Reads a statement for its preview; it books nothing yet. Throws 422 `statement.unknown`, `statement.empty`. */
export async function uploadStatement(ctx: StaffContext, file: UploadedFile) {
  const rows: SheetRow[] = []
  for await (const row of readRows(await takeBytes(file), BOUNDS)) rows.push(row)
  const parsed = parseStatement(rows)
  if (parsed.lines.length === 0 && parsed.problems.length === 0)
    throw Refusal.field(
      'file',
      'statement.empty',
      'Tidak ada uang masuk di mutasi ini. Pilih periode lain, lalu unduh lagi dari situs bank.',
    )
  const upload = { fileName: file.name, at: ctx.clock.now(), by: ctx.staff.name }
  return { id: await store.insertStatement(ctx.db, parsed, upload) }
}

/** The statements that were uploaded last. */
export async function listStatements({ db }: StaffContext) {
  const rows = await store.listStatements(db, LIST_LIMIT)
  return {
    results: rows.map(({ uploadedAt, appliedAt, ...row }) => ({
      ...row,
      uploadedAt: toIsoTime(uploadedAt),
      appliedAt: appliedAt && toIsoTime(appliedAt),
    })),
  }
}

/** A statement as it was read: its first lines, its problems, and how many lines are new. Throws 404. */
export async function showStatement({ db }: StaffContext, id: string) {
  const statement = await store.findStatement(db, id)
  if (!statement) throw notFound()
  const { lines, problems, outgoing, uploadedAt, appliedAt } = statement
  const known = await store.countKnown(
    db,
    lines.map(({ identity }) => identity),
  )
  return {
    id,
    bank: statement.bank,
    fileName: statement.fileName,
    uploadedAt: toIsoTime(uploadedAt),
    uploadedBy: statement.uploadedBy,
    appliedAt: appliedAt && toIsoTime(appliedAt),
    newLines: statement.newLines ?? lines.length - known,
    incoming: {
      count: lines.length,
      amount: moneyToJson(sen(lines.reduce((sum, { amount }) => sum + amount, 0))),
    },
    outgoing: { count: outgoing.count, amount: moneyToJson(sen(outgoing.amount)) },
    problems,
    lines: lines.slice(0, PREVIEW_LINES).map(({ row, day, description, amount }) => ({
      row,
      day,
      description,
      amount: moneyToJson(sen(amount)),
    })),
  }
}

/**
 * Takes a statement in: all its lines, or none. Lines that another statement had are not booked again. Throws 404, 409
 * `statement.applied`, 422 `statement.broken`.
 */
export const applyStatement = (ctx: StaffContext, id: string): Promise<void> =>
  withTransaction(ctx, async (ctx) => {
    const statement = await store.findStatement(ctx.db, id, true)
    if (!statement) throw notFound()
    if (statement.appliedAt)
      throw new Refusal('statement.applied', 'Mutasi ini sudah dimasukkan.', 409)
    const [problem] = statement.problems
    if (problem)
      throw new Refusal(
        'statement.broken',
        `${problem.message} Belum ada yang dimasukkan; perbaiki berkasnya, lalu unggah lagi.`,
      )
    const added = await store.insertLines(ctx.db, statement, {
      at: ctx.clock.now(),
      by: ctx.staff.name,
    })
    await bookNewLines(ctx, statement.bank, await joinNewLines(ctx, added))
    await recordAuditEntry(ctx, {
      action: 'Masukkan mutasi bank',
      entityType: 'bank_statement',
      entityId: id,
      entityLabel: `${statementBankNames[statement.bank]} ${statement.fileName}`,
      after: { lines: statement.lines.length, newLines: added.length },
    })
  })
