import type { ErrorTab } from '#modules/foundation/error-reports/rules/error-tab.ts'

export const tabNames: Record<ErrorTab, string> = {
  faults: 'Galat',
  refusals: 'Penolakan',
  resolved: 'Selesai',
}

export const sourceNames = { browser: 'Peramban', server: 'Server' }
