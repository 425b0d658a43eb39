import type { z } from 'zod'
import type { staffFigureCalls } from '#modules/operations/daily-figures/staff-contract.ts'

export type ShownFigures = z.output<typeof staffFigureCalls.show.response.schema>
export type PeriodFigures = ShownFigures['total']
