import type { Clock } from '#platform/clock.ts'
import { createMidtransGateway, type MidtransAccount } from '#platform/payment-gateway/midtrans.ts'
import { createPaperGateway, type PaperAccount } from '#platform/payment-gateway/paper.ts'
import type { PaymentGateway } from '#platform/payment-gateway/port.ts'
import { createXenditGateway, type XenditAccount } from '#platform/payment-gateway/xendit.ts'
import type { readEnvironment } from './environment.ts'

/** The shop's account at a payment gateway. */
export type GatewayAccount =
  | ({ provider: 'midtrans' } & MidtransAccount)
  | ({ provider: 'xendit' } & XenditAccount)

/** The gateway whose keys are set; undefined for the built-in bank. */
export function readGateway(
  variables: ReturnType<typeof readEnvironment>,
): GatewayAccount | undefined {
  const { MIDTRANS_SERVER_KEY, XENDIT_SECRET_KEY, XENDIT_CALLBACK_TOKEN } = variables
  if (MIDTRANS_SERVER_KEY)
    return {
      provider: 'midtrans',
      apiUrl: variables.MIDTRANS_API_URL,
      serverKey: MIDTRANS_SERVER_KEY,
    }
  if (!XENDIT_SECRET_KEY || !XENDIT_CALLBACK_TOKEN) return undefined
  return {
    provider: 'xendit',
    apiUrl: variables.XENDIT_API_URL,
    secretKey: XENDIT_SECRET_KEY,
    callbackToken: XENDIT_CALLBACK_TOKEN,
  }
}

/** The client of that gateway. */
export const createGateway = (account: GatewayAccount, clock: Clock): PaymentGateway =>
  account.provider === 'midtrans'
    ? createMidtransGateway(account, { clock })
    : createXenditGateway(account, { clock })

/** The shop's account at Paper.id, whose keys are set all or none. */
export function readPaper(variables: ReturnType<typeof readEnvironment>): PaperAccount | undefined {
  const { PAPER_CLIENT_ID, PAPER_CLIENT_SECRET, PAPER_CALLBACK_TOKEN } = variables
  if (!PAPER_CLIENT_ID || !PAPER_CLIENT_SECRET || !PAPER_CALLBACK_TOKEN) return undefined
  return {
    apiUrl: variables.PAPER_API_URL,
    clientId: PAPER_CLIENT_ID,
    clientSecret: PAPER_CLIENT_SECRET,
    callbackToken: PAPER_CALLBACK_TOKEN,
  }
}

/** The client of Paper.id. */
export const createPaper = (account: PaperAccount, clock: Clock): PaymentGateway =>
  createPaperGateway(account, { clock })
