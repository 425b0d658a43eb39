import type { Handlers } from '#platform/http/context.ts'
import { exportFigures } from './service/export-figures.ts'
import { showFigures } from './service/show-figures.ts'
import type { staffFigureCalls } from './staff-contract.ts'

export const staffFigureHandlers: Handlers<typeof staffFigureCalls> = {
  show: (ctx, { query }) => showFigures(ctx, query),
  exportFigures: (ctx, { query }) => exportFigures(ctx, query),
}
