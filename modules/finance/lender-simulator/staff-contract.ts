import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { DateTime, MoneySchema } from '#platform/contract/schemas.ts'
import { lenderCodes, lenderStatuses, loanEventStatuses } from '#platform/lender/port.ts'
import { LenderMode, SimulatedDecision } from './rules.ts'

const simulatorCall = { who: 'staff', roles: ['finance'], failures: [404] } as const

/** The built-in lenders and what they were sent. */
const LenderSimulator = z
  .object({
    lenders: z.array(
      z.object({ lender: z.enum(lenderCodes), name: z.string(), mode: z.enum(LenderMode) }),
    ),
    loans: z.array(
      z.object({
        id: z.string(),
        lender: z.enum(lenderCodes),
        name: z.string(),
        /** The order's number. */
        description: z.string(),
        amount: MoneySchema,
        tenor: z.int(),
        arrivedAt: DateTime,
        delivery: z.string().nullable(),
        events: z.array(
          z.object({
            id: z.string(),
            status: z.enum(loanEventStatuses),
            at: DateTime,
            reason: z.string().nullable(),
            instalment: z.int().nullable(),
          }),
        ),
        /** What the shop has sent back; `transfer` is the bank's reference. */
        returns: z.array(
          z.object({ id: z.string(), amount: MoneySchema, transfer: z.string(), at: DateTime }),
        ),
      }),
    ),
    results: z.array(
      z.object({
        id: z.string(),
        lender: z.enum(lenderCodes),
        name: z.string(),
        company: z.string(),
        amount: MoneySchema,
        documents: z.int(),
        arrivedAt: DateTime,
        events: z.array(
          z.object({
            id: z.string(),
            status: z.enum(lenderStatuses),
            at: DateTime,
            reason: z.string().nullable(),
            limit: MoneySchema.nullable(),
          }),
        ),
      }),
    ),
  })
  .meta({ id: 'LenderSimulator' })

export const staffLenderSimulatorCalls = {
  show: call('GET /staff/lender-simulator', {
    ...simulatorCall,
    summary:
      'The built-in lenders: what they were sent, and how they behave; 404 beside real lenders',
    response: json(LenderSimulator),
  }),
  changeMode: call('PUT /staff/lender-simulator/mode', {
    ...simulatorCall,
    summary: 'Let a built-in lender behave normally, stay silent, or be down',
    body: z.object({
      lender: z.enum(lenderCodes, 'Pilih pemberi dana.'),
      mode: z.enum(LenderMode, 'Pilih cara kerjanya.'),
    }),
    response: json(LenderSimulator),
  }),
  decide: call('POST /staff/lender-simulator/{id}/decide', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Let a built-in lender ask for more, offer an agreement, or decline',
    body: z.object({
      status: z.enum(SimulatedDecision, 'Pilih keputusannya.'),
      reason: z.string().trim().max(300).optional(),
    }),
    response: json(LenderSimulator),
  }),
  repeat: call('POST /staff/lender-simulator/{id}/repeat', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Send the newest notification once more, or the first, late',
    body: z.object({ which: z.enum(['last', 'first']).default('last') }),
    refusals: ['simulator.undecided'],
    response: json(LenderSimulator),
  }),
  forge: call('POST /staff/lender-simulator/{id}/forge', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Send a notification that the lender has not signed, and tell what the shop answers',
    body: z.object({}),
    response: json(z.object({ status: z.int(), message: z.string() })),
  }),
  driveLoan: call('POST /staff/lender-simulator/loans/{id}/step', {
    ...simulatorCall,
    ids: 'whole',
    summary:
      'Let a built-in lender approve, refuse or pay a loan, or its buyer repay an instalment',
    body: z.object({
      step: z.enum(loanEventStatuses, 'Pilih langkahnya.'),
      reason: z.string().trim().max(300).optional(),
    }),
    refusals: ['simulator.step'],
    response: json(LenderSimulator),
  }),
  repeatLoan: call('POST /staff/lender-simulator/loans/{id}/repeat', {
    ...simulatorCall,
    ids: 'whole',
    summary: 'Send the newest notification of a loan once more, or the first, late',
    body: z.object({ which: z.enum(['last', 'first']).default('last') }),
    refusals: ['simulator.undecided'],
    response: json(LenderSimulator),
  }),
  forgeLoan: call('POST /staff/lender-simulator/loans/{id}/forge', {
    ...simulatorCall,
    ids: 'whole',
    summary:
      'Say that a loan is paid without the lender’s signature, and tell what the shop answers',
    body: z.object({}),
    response: json(z.object({ status: z.int(), message: z.string() })),
  }),
}
