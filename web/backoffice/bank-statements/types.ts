import type { z } from 'zod'
import type {
  BankLine,
  staffBankStatementCalls,
} from '#modules/finance/bank-statements/staff-contract.ts'

export type BankLineResponse = z.output<typeof BankLine>
export type StatementRow = z.output<
  (typeof staffBankStatementCalls)['statements']['response']['schema']
>['results'][number]
