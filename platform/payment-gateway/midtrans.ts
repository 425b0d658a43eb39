import { createHash } from 'node:crypto'
import { toIsoTime, type Clock } from '../clock.ts'
import { sen, type Money } from '../money.ts'
import { ForgedNotification } from '../outside-party/notification.ts'
import {
  createPartyClient,
  readObject,
  type PartyClientOptions,
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

export const MIDTRANS_API_URL = 'https://api.midtrans.com'

export type MidtransAccount = { apiUrl: string; serverKey: string }

/** Statuses of a transaction at Midtrans; others, such as a refund, change nothing here. */
const STATUSES: Readonly<Record<string, GatewayStatus>> = {
  pending: 'pending',
  settlement: 'settled',
  capture: 'settled',
  deny: 'failed',
  failure: 'failed',
  cancel: 'expired',
  expire: 'expired',
}

/** Its own codes, in the body: the order is there already, and a transaction that has ended. */
const DUPLICATE = 406
const NOT_CHANGEABLE = [407, 412]

type Fields = Record<string, unknown>

/** Midtrans' Core API: virtual accounts (Mandiri as a bill) and QRIS. */
export function createMidtransGateway(
  { apiUrl, serverKey }: MidtransAccount,
  { clock, ...options }: { clock: Clock } & Pick<PartyClientOptions, 'timeoutMs' | 'retryDelaysMs'>,
): PaymentGateway {
  const request = createPartyClient({
    baseUrl: apiUrl,
    Failure: GatewayError,
    headers: { authorization: `Basic ${Buffer.from(`${serverKey}:`).toString('base64')}` },
    clock,
    ...options,
  })
  const getStatus = async (reference: string) =>
    (await request({ method: 'GET', path: `/v2/${encodeURIComponent(reference)}/status` })).body

  return {
    provider: 'midtrans',
    // Banks send nothing back to the payer of a virtual account.
    refundable: ['qris'],
    async create(charge, signal) {
      const body = toCharge(charge, clock.now())
      const response = await request({ method: 'POST', path: '/v2/charge', body, signal })
      const code = readCode(response)
      if (code === DUPLICATE) return readCharge(await getStatus(charge.reference), charge)
      assertDone(code, response.body)
      return readCharge(response.body, charge)
    },
    async expire({ reference }) {
      const path = `/v2/${encodeURIComponent(reference)}/expire`
      const response = await request({ method: 'POST', path, body: {} })
      const code = readCode(response)
      if (!NOT_CHANGEABLE.includes(code)) assertDone(code, response.body)
    },
    async query({ reference }) {
      const body = await getStatus(reference)
      if (Number(body['status_code']) === 404) return []
      const event = readEvent(body)
      return event ? [event] : []
    },
    async refund({ reference }, { key, amount, reason }) {
      const response = await request({
        method: 'POST',
        path: `/v2/${encodeURIComponent(reference)}/refund`,
        body: { refund_key: key, amount: amount / 100, reason },
      })
      assertDone(readCode(response), response.body)
      return { refundId: String(response.body['refund_chargeback_id'] ?? key) }
    },
    async readNotification({ body }) {
      const fields = readObject(body)
      const { order_id, status_code, gross_amount, signature_key } = fields
      const signed = `${order_id}${status_code}${gross_amount}${serverKey}`
      const expected = createHash('sha512').update(signed).digest('hex')
      if (!isSameSecret(typeof signature_key === 'string' ? signature_key : undefined, expected))
        throw new ForgedNotification('wrong signature_key')
      return readEvent(fields)
    },
  }
}

function toCharge(charge: ChargeRequest, now: Date) {
  const { reference, method, bank, amount, expiresAt, buyerName, description } = charge
  if (amount % 100 !== 0) throw new GatewayError('amount', 'whole rupiah only', false)
  const minutes = Math.max(1, Math.floor((expiresAt.getTime() - now.getTime()) / 60_000))
  return {
    ...toPaymentType(method === 'va' ? bank : null, description),
    transaction_details: { order_id: reference, gross_amount: amount / 100 },
    customer_details: { first_name: buyerName.slice(0, 50) },
    custom_expiry: {
      order_time: `${toIsoTime(now).slice(0, 19).replace('T', ' ')} +0700`,
      expiry_duration: minutes,
      unit: 'minute',
    },
  }
}

function toPaymentType(bank: ChargeRequest['bank'], description: string) {
  if (bank === null) return { payment_type: 'qris', qris: { acquirer: 'gopay' } }
  if (bank === 'mandiri')
    return {
      payment_type: 'echannel',
      echannel: { bill_info1: 'Pesanan', bill_info2: description.slice(0, 18) },
    }
  if (bank === 'permata') return { payment_type: 'permata' }
  return { payment_type: 'bank_transfer', bank_transfer: { bank } }
}

const readCode = ({ status, body }: { status: number; body: Fields }): number =>
  Number(body['status_code'] ?? status)

function assertDone(code: number, body: Fields): void {
  if (code >= 200 && code < 300) return
  throw new GatewayError(String(code), String(body['status_message'] ?? 'no reason'), code >= 500)
}

function readCharge(body: Fields, { expiresAt }: ChargeRequest): Charge {
  const [account] = (body['va_numbers'] as { va_number?: string }[] | undefined) ?? []
  const number = account?.va_number ?? body['permata_va_number'] ?? body['bill_key']
  const qrText = body['qr_string']
  if (typeof body['transaction_id'] !== 'string' || (!number && !qrText))
    throw new GatewayError('answer', 'no number to pay to', true)
  return {
    gatewayId: body['transaction_id'],
    accountNumber: number ? String(number) : null,
    billerCode: body['biller_code'] ? String(body['biller_code']) : null,
    qrText: qrText ? String(qrText) : null,
    paymentUrl: null,
    expiresAt,
  }
}

function readEvent(body: Fields): GatewayEvent | null {
  const name = String(body['transaction_status'])
  const status = STATUSES[name]
  if (!status || typeof body['order_id'] !== 'string') return null
  return {
    // Midtrans gives its notifications no id of their own.
    eventId: `${body['transaction_id']} ${name}`,
    reference: body['order_id'],
    status,
    amount: readAmount(body['gross_amount']),
    at: readTime(body['settlement_time'] ?? body['transaction_time']),
  }
}

/** `10000.00`. */
const readAmount = (text: unknown): Money | null =>
  typeof text === 'string' && /^\d{1,13}(?:\.\d{1,2})?$/.test(text)
    ? sen(Math.round(Number(text) * 100))
    : null

/** `2026-11-20 12:00:00` in Jakarta. */
function readTime(text: unknown): Date {
  const at = new Date(`${String(text).replace(' ', 'T')}+07:00`)
  if (Number.isNaN(at.getTime())) throw new GatewayError('answer', 'no time', true)
  return at
}
