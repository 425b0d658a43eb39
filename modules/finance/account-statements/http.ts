import type { Handlers } from '#platform/http/context.ts'
import type { accountStatementCalls } from './contract.ts'
import { findOwnSubject } from './service/load-statement.ts'
import { renderStatement } from './service/statement-document.ts'
import { writeStatement } from './service/statement-workbook.ts'

export const accountStatementHandlers: Handlers<typeof accountStatementCalls> = {
  pdf: async (ctx, { query }) =>
    renderStatement(ctx, await findOwnSubject(ctx, query.of), query.month),
  xlsx: async (ctx, { query }) =>
    writeStatement(ctx, await findOwnSubject(ctx, query.of), query.month),
}
