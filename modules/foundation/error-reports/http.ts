import { okResponse } from '#platform/contract/schemas.ts'
import type { Handlers } from '#platform/http/context.ts'
import type { errorReportCalls } from './contract.ts'
import { receiveReports } from './service/receive-reports.ts'

export const errorReportHandlers: Handlers<typeof errorReportCalls> = {
  notify: (ctx, { body }) => (receiveReports(ctx, body.events), okResponse),
}
