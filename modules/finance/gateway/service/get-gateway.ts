import type { AppDeps } from '#platform/http/context.ts'
import {
  GatewayError,
  type ChargeMethod,
  type PaymentGateway,
} from '#platform/payment-gateway/port.ts'

type Gateways = Pick<AppDeps, 'gateway' | 'paper'>

/** Who collects a payment. Throws GatewayError where Paper.id is not offered any more. */
export function getGateway({ gateway, paper }: Gateways, method: ChargeMethod): PaymentGateway {
  if (method !== 'paper') return gateway
  if (paper) return paper
  throw new GatewayError('none', 'no Paper.id here', false)
}

/** The gateway of a name in `/webhooks/{provider}`. */
export const findGateway = ({ gateway, paper }: Gateways, provider: string) =>
  [gateway, paper].find((each) => each?.provider === provider)
