import type { z } from 'zod'
import type { PaymentDetail } from '#modules/finance/payments/contract.ts'

/** An invoice with where and how to pay it. */
export type InvoiceResponse = z.output<typeof PaymentDetail>
