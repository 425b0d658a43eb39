import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { SimulatedPayment, SimulatorMode, SimulatorProvider } from './rules.ts'

const simulatorCall = { who: 'staff', roles: ['finance'], failures: [404] } as const

/** The built-in bank and the built-in Paper, and what they collect. */
const BankSimulator = z
  .object({
    simulators: z.array(
      z.object({ provider: z.enum(SimulatorProvider), mode: z.enum(SimulatorMode) }),
    ),
    results: z.array(
      z.object({
        id: z.string(),
        orderNumber: z.string(),
        /** The bank, QRIS or Paper.id. */
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
    summary:
      'The built-in bank and Paper: what they collect, and how they behave; 404 beside real ones',
    response: json(BankSimulator),
  }),
  changeMode: call('PUT /staff/bank-simulator/mode', {
    ...simulatorCall,
    summary: 'Let the built-in bank or Paper behave normally, stay silent, or be down',
    body: z.object({
      provider: z.enum(SimulatorProvider).default('simulator'),
      mode: z.enum(SimulatorMode, 'Pilih cara kerjanya.'),
    }),
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
