import { sen, type Money } from '../money.ts'
import type { Clock } from '../clock.ts'
import { ForgedNotification } from '../outside-party/notification.ts'
import {
  createPartyClient,
  readObject,
  type PartyClientOptions,
  type PartyResponse,
} from '../outside-party/party-client.ts'
import {
  GatewayError,
  type Charge,
  type ChargeRequest,
  type GatewayEvent,
  type GatewayStatus,
  type PaymentGateway,
} from './port.ts'
import { isSameSecret } from '../same-secret.ts'

export const XENDIT_API_URL = 'https://api.xendit.co'

/** `callbackToken`: what its notifications carry as `x-callback-token`. */
export type XenditAccount = { apiUrl: string; secretKey: string; callbackToken: string }

/** Statuses of a payment request, of a payment, and of a payment method that has ended. */
const STATUSES: Readonly<Record<string, GatewayStatus>> = {
  PENDING: 'pending',
  REQUIRES_ACTION: 'pending',
  SUCCEEDED: 'settled',
  FAILED: 'failed',
  EXPIRED: 'expired',
  CANCELED: 'expired',
}

type Fields = Record<string, unknown>

/** Xendit's payment requests: one-time virtual accounts and QRIS. */
export function createXenditGateway(
  { apiUrl, secretKey, callbackToken }: XenditAccount,
  options: { clock: Clock } & Pick<PartyClientOptions, 'timeoutMs' | 'retryDelaysMs'>,
): PaymentGateway {
  const request = createPartyClient({
    baseUrl: apiUrl,
    Failure: GatewayError,
    headers: { authorization: `Basic ${Buffer.from(`${secretKey}:`).toString('base64')}` },
    ...options,
  })
  const find = (gatewayId: string) =>
    request({ method: 'GET', path: `/payment_requests/${encodeURIComponent(gatewayId)}` })

  return {
    provider: 'xendit',
    // Banks send nothing back to the payer of a virtual account.
    refundable: ['qris'],
    async create(charge, signal) {
      const response = await request({
        method: 'POST',
        path: '/payment_requests',
        body: toPaymentRequest(charge),
        // Sent again with the same key, it answers with the payment request that is there.
        headers: { 'idempotency-key': charge.reference },
        signal,
      })
      return readCharge(requireDone(response), charge)
    },
    async expire({ gatewayId }) {
      const paymentMethod = requireDone(await find(gatewayId))['payment_method'] as Fields
      const path = `/payment_methods/${encodeURIComponent(String(paymentMethod['id']))}/expire`
      const response = await request({ method: 'POST', path, body: {} })
      // 409: it takes no money any more.
      if (response.status !== 409) requireDone(response)
    },
    async query({ gatewayId }) {
      const response = await find(gatewayId)
      if (response.status === 404) return []
      const event = readEvent(requireDone(response), gatewayId)
      return event ? [event] : []
    },
    async refund({ gatewayId }, { key, amount, reason }) {
      const response = await request({
        method: 'POST',
        path: '/refunds',
        headers: { 'idempotency-key': key },
        body: {
          payment_request_id: gatewayId,
          reference_id: key,
          amount: amount / 100,
          currency: 'IDR',
          reason: 'OTHERS',
          metadata: { reason },
        },
      })
      return { refundId: String(requireDone(response)['id']) }
    },
    async readNotification({ headers, body }) {
      if (!isSameSecret(headers['x-callback-token'], callbackToken))
        throw new ForgedNotification('wrong x-callback-token')
      const { event, data } = readObject(body) as { event?: string; data?: Fields }
      if (!data || !/^payment\.|^payment_method\.expired$/.test(String(event))) return null
      return readEvent(data, data['payment_request_id'] ?? data['id'])
    },
  }
}

function toPaymentRequest({
  reference,
  method,
  bank,
  amount,
  expiresAt,
  buyerName,
  description,
}: ChargeRequest) {
  if (amount % 100 !== 0) throw new GatewayError('amount', 'whole rupiah only', false)
  const expires_at = expiresAt.toISOString()
  return {
    reference_id: reference,
    currency: 'IDR',
    country: 'ID',
    amount: amount / 100,
    description,
    payment_method: {
      reference_id: reference,
      reusability: 'ONE_TIME_USE',
      ...(method === 'va'
        ? {
            type: 'VIRTUAL_ACCOUNT',
            virtual_account: {
              channel_code: bank!.toUpperCase(),
              // Banks take letters, digits and spaces only.
              channel_properties: {
                customer_name:
                  buyerName
                    .replace(/[^a-z\d ]/gi, ' ')
                    .slice(0, 50)
                    .trim() || 'Pembeli',
                expires_at,
              },
            },
          }
        : {
            type: 'QR_CODE',
            qr_code: { channel_code: 'QRIS', channel_properties: { expires_at } },
          }),
    },
  }
}

function requireDone({ status, body }: PartyResponse): Fields {
  if (status >= 200 && status < 300) return body
  const code = String(body['error_code'] ?? `HTTP ${status}`)
  throw new GatewayError(code, String(body['message'] ?? 'no reason'), false)
}

type PaymentMethodAnswer = {
  virtual_account?: { channel_properties?: { virtual_account_number?: string } }
  qr_code?: { channel_properties?: { qr_string?: string } }
}

function readCharge(body: Fields, { expiresAt }: ChargeRequest): Charge {
  const { virtual_account, qr_code } = (body['payment_method'] ?? {}) as PaymentMethodAnswer
  const accountNumber = virtual_account?.channel_properties?.virtual_account_number ?? null
  const qrText = qr_code?.channel_properties?.qr_string ?? null
  if (typeof body['id'] !== 'string' || (!accountNumber && !qrText))
    throw new GatewayError('answer', 'no number to pay to', true)
  return {
    gatewayId: body['id'],
    accountNumber,
    billerCode: null,
    qrText,
    paymentUrl: null,
    expiresAt,
  }
}

function readEvent(body: Fields, paymentRequestId: unknown): GatewayEvent | null {
  const name = String(body['status'])
  const status = STATUSES[name]
  if (!status || typeof body['reference_id'] !== 'string') return null
  const at = new Date(String(body['updated'] ?? body['created']))
  if (Number.isNaN(at.getTime())) throw new GatewayError('answer', 'no time', true)
  return {
    // A payment request is paid once: the same whether it was notified or asked for.
    eventId: `${String(paymentRequestId)} ${name}`,
    reference: body['reference_id'],
    status,
    amount: readAmount(body['amount']),
    at,
  }
}

const readAmount = (amount: unknown): Money | null =>
  typeof amount === 'number' ? sen(Math.round(amount * 100)) : null
