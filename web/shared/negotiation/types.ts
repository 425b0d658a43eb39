import type { z } from 'zod'
import type {
  NegotiationHeader,
  NegotiationLine,
} from '#modules/selling/negotiations/negotiation-contract.ts'

export type NegotiationResponse = z.output<typeof NegotiationHeader>
export type NegotiationLineResponse = z.output<typeof NegotiationLine>
