import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import * as lines from './service/bank-lines.ts'
import { matchLine, undoMatch } from './service/match-line.ts'
import * as statements from './service/statements.ts'
import type { staffBankStatementCalls } from './staff-contract.ts'

export const staffBankStatementHandlers: Handlers<typeof staffBankStatementCalls> = {
  upload: (ctx, { files }) => statements.uploadStatement(ctx, files.file),
  statements: (ctx) => statements.listStatements(ctx),
  statement: (ctx, { id }) => statements.showStatement(ctx, id),
  apply: (ctx, { id }) =>
    statements.applyStatement(ctx, id).then(() => statements.showStatement(ctx, id)),
  lines: (ctx, { query }) => lines.listBankLines(ctx, query),
  match: (ctx, { id, body }) => matchLine(ctx, id, body).then(() => okResponse),
  undoMatch: (ctx, { id }) => undoMatch(ctx, id).then(() => okResponse),
  setAside: (ctx, { id, body }) => lines.setLineAside(ctx, id, body.note).then(() => okResponse),
  reopen: (ctx, { id }) => lines.reopenLine(ctx, id).then(() => okResponse),
}
