import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { SimulatedPayment, SimulatorMode } from './rules.ts'

const simulatorCall = { who: 'staff', roles: ['finance'], failures: [404] } as const

/** The built-in bank and what it collects. */
const BankSimulator = z
  .object({
    mode: z.enum(SimulatorMode),
    results: z.array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        /** The bank, or QRIS. */
        name: z.string(),
        number: z.string().nullable(),
        amount: MoneySchema,
        expiresAt: DateTime,
        isOpen: z.boolean(),
        payments: z.array(z.object({ id: z.string(), amount: MoneySchema, at: DateTime })),
      }),
    ),
  })
  .meta({ id: 'BankSimulator' })

export const staffBankSimulatorCalls = {
  show: call('GET /staff/bank-simulator', {
    ...simulatorCall,
    summary: 'The built-in bank: what it collects, and how it behaves; 404 beside a real gateway',
    response: json(BankSimulator),
  }),
  changeMode: call('PUT /staff/bank-simulator/mode', {
    ...simulatorCall,
    summary: 'Let the built-in bank behave normally, stay silent, or be down',
    body: z.object({ mode: z.enum(SimulatorMode, 'Pilih cara kerja bank.') }),
    response: json(BankSimulator),
  }),
  pay: call('POST /staff/bank-simulator/{id}/pay', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Pay to an account of the built-in bank: the exact amount, another one, or late',
    body: z.object({
      kind: z.enum(SimulatedPayment, 'Pilih cara membayarnya.'),
      amount: MoneySchema.optional(),
    }),
    refusals: ['simulator.closed', 'simulator.amount'],
    response: json(BankSimulator),
  }),
  repeat: call('POST /staff/bank-simulator/{id}/repeat', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Send the notification of the newest payment once more',
    body: z.object({}),
    refusals: ['simulator.unpaid'],
    response: json(BankSimulator),
  }),
  forge: call('POST /staff/bank-simulator/{id}/forge', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Send a notification that the bank has not signed, and tell what the shop answers',
    body: z.object({}),
    response: json(z.object({ status: z.int(), message: z.string() })),
  }),
}
