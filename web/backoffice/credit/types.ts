import type { z } from 'zod'
import type { StaffCredit } from '#modules/finance/credit-terms/staff-contract.ts'

export type StaffCreditDetails = z.output<typeof StaffCredit>
