import type { Money } from '../money.ts'
import type { RawNotification } from '../outside-party/notification.ts'
import { PartyError } from '../outside-party/party-error.ts'

/** How a gateway collects money; `paper`: on a page of Paper.id, where the payer chooses how. */
export type ChargeMethod = 'va' | 'qris' | 'paper'
/** The banks at which a virtual account can be opened. */
export const bankCodes = ['bca', 'mandiri', 'bri', 'bni', 'permata'] as const
export type BankCode = (typeof bankCodes)[number]

/** A payment to be collected. Asked twice with one reference, a gateway opens it once. */
export type ChargeRequest = {
  /** The shop's id of the payment; the gateway's notifications name it. */
  reference: string
  method: ChargeMethod
  /** Of a virtual account. */
  bank: BankCode | null
  amount: Money
  expiresAt: Date
  buyerName: string
  /** Where the gateway wants to know it. */
  buyerPhone: string | null
  /** What is paid, as the buyer's bank shows it. */
  description: string
}

/** An opened payment: the number of the virtual account, the text of the QR code, or the page on which it is paid. */
export type Charge = {
  gatewayId: string
  accountNumber: string | null
  /** Mandiri: the company code that is typed before the number. */
  billerCode: string | null
  qrText: string | null
  paymentUrl: string | null
  expiresAt: Date
}

type ChargeIds = { reference: string; gatewayId: string }

/** `pending` and what follows it; a gateway may tell them in any order, and more than once. */
export type GatewayStatus = 'pending' | 'settled' | 'failed' | 'expired'

/** What has happened to a payment, as its gateway says. */
export type GatewayEvent = {
  /** The same for the same happening, whether it was notified or asked for. */
  eventId: string
  reference: string
  status: GatewayStatus
  /** Null where the gateway names none. */
  amount: Money | null
  /** When it happened; for money, when it was paid. */
  at: Date
}

/** Gateways by their names in `/webhooks/{provider}`; the simulators are built in. */
type GatewayProvider = 'simulator' | 'midtrans' | 'xendit' | 'paper-simulator' | 'paper'

/**
 * What the shop asks of a payment gateway. Each method but `readNotification` throws GatewayError, retryable where the
 * gateway was not reached or is busy.
 */
export type PaymentGateway = {
  readonly provider: GatewayProvider
  /** Opens a payment. With a reference that it knows it returns the payment that is open. */
  create(request: ChargeRequest, signal?: AbortSignal): Promise<Charge>
  /** Takes no more money. Does nothing where it takes none any more. */
  expire(ids: ChargeIds): Promise<void>
  /** All events of a payment so far; empty for an unknown one. */
  query(ids: ChargeIds): Promise<GatewayEvent[]>
  /** What it can send back the way it came. */
  readonly refundable: readonly ChargeMethod[]
  /** Sends money back; with the same key once. Returns the gateway's id of the refund. */
  refund(
    ids: ChargeIds,
    refund: { key: string; amount: Money; reason: string },
  ): Promise<{ refundId: string }>
  /**
   * Checks who sent a notification, and reads it; null where it is about nothing that the shop follows. Throws
   * ForgedNotification, and SyntaxError or GatewayError where it cannot be read, or not be checked now.
   */
  readNotification(notification: RawNotification): Promise<GatewayEvent | null>
}

/** The gateway did not do what it was asked. */
export class GatewayError extends PartyError {
  override name = 'GatewayError'
  constructor(code: string, message: string, isRetryable: boolean) {
    super('payment gateway', code, message, isRetryable)
  }
}
