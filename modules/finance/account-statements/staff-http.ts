import type { Handlers } from '#platform/http/context.ts'
import { renderStatement } from './service/statement-document.ts'
import { writeStatement } from './service/statement-workbook.ts'
import type { staffStatementCalls } from './staff-contract.ts'

const asAccount = (accountId: string) => ({ accountId, without: 'companies' }) as const

export const staffStatementHandlers: Handlers<typeof staffStatementCalls> = {
  companyPdf: (ctx, { id, query }) => renderStatement(ctx, { companyId: id }, query.month),
  companyXlsx: (ctx, { id, query }) => writeStatement(ctx, { companyId: id }, query.month),
  accountPdf: (ctx, { id, query }) => renderStatement(ctx, asAccount(id), query.month),
  accountXlsx: (ctx, { id, query }) => writeStatement(ctx, asAccount(id), query.month),
}
