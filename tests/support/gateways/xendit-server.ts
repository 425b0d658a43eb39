import type { RawNotification } from '#platform/outside-party/notification.ts'
import { openProtocolServer, type ProtocolRequest } from './protocol-server.ts'

export const XENDIT_SECRET_KEY = 'xnd_development_uji'
export const XENDIT_CALLBACK_TOKEN = 'token-panggilan-uji'

type PaymentRequest = {
  id: string
  reference_id: string
  amount: number
  status: string
  created: string
  updated: string
  payment_method: Record<string, unknown>
  refunded: Map<string, number>
}

type PaymentRequestBody = {
  reference_id: string
  amount: number
  payment_method: { virtual_account?: object; qr_code?: object }
}

const notFound = { status: 404, body: { error_code: 'DATA_NOT_FOUND', message: 'Not found' } }

/** A server that speaks the part of Xendit's payment requests that the shop uses. */
export async function openXenditServer() {
  const byKey = new Map<string, PaymentRequest>()
  const find = (id: string | undefined) => [...byKey.values()].find((each) => each.id === id)

  function create({ headers, body }: ProtocolRequest): PaymentRequest {
    const key = String(headers['idempotency-key'])
    const known = byKey.get(key)
    if (known) return known
    const { reference_id, amount, payment_method } = body as PaymentRequestBody
    const nr = byKey.size + 1
    const { virtual_account, qr_code } = payment_method
    const number = { virtual_account_number: String(9_000_000_000 + nr) }
    const made: PaymentRequest = {
      id: `pr-${nr}`,
      reference_id,
      amount,
      status: 'PENDING',
      created: '2026-11-20T05:00:00.000Z',
      updated: '2026-11-20T05:00:00.000Z',
      payment_method: {
        id: `pm-${nr}`,
        status: 'ACTIVE',
        ...(virtual_account ? { virtual_account: { channel_properties: number } } : {}),
        ...(qr_code ? { qr_code: { channel_properties: { qr_string: `000201${nr}` } } } : {}),
      },
      refunded: new Map(),
    }
    byKey.set(key, made)
    return made
  }

  function refund({ headers, body }: ProtocolRequest) {
    const { payment_request_id, amount } = body as { payment_request_id: string; amount: number }
    const request = find(payment_request_id)
    if (!request) return notFound
    const key = String(headers['idempotency-key'])
    const others = [...request.refunded].filter(([each]) => each !== key)
    const returned = others.reduce((sum, [, each]) => sum + each, 0)
    if (returned + amount > request.amount)
      return { status: 400, body: { error_code: 'MAXIMUM_REFUND_AMOUNT_REACHED', message: '' } }
    request.refunded.set(key, amount)
    return { status: 200, body: { id: `rfd-${key}` } }
  }

  function answer(request: ProtocolRequest) {
    const key = `Basic ${Buffer.from(`${XENDIT_SECRET_KEY}:`).toString('base64')}`
    if (request.headers.authorization !== key)
      return { status: 401, body: { error_code: 'INVALID_API_KEY', message: 'no' } }
    if (request.path === '/payment_requests') return { status: 201, body: create(request) }
    if (request.path === '/refunds') return refund(request)
    const [, kind, id] = /^\/(payment_requests|payment_methods)\/([^/]+)/.exec(request.path) ?? []
    if (kind === 'payment_requests') {
      const found = find(id)
      return found ? { status: 200, body: found } : notFound
    }
    const found = [...byKey.values()].find(({ payment_method }) => payment_method['id'] === id)
    if (!found) return notFound
    if (found.payment_method['status'] !== 'ACTIVE')
      return { status: 409, body: { error_code: 'INVALID_PAYMENT_METHOD', message: 'ended' } }
    found.payment_method['status'] = 'EXPIRED'
    if (found.status === 'PENDING') found.status = 'EXPIRED'
    return { status: 200, body: found.payment_method }
  }

  const server = await openProtocolServer(answer)
  const findByReference = (reference: string) =>
    [...byKey.values()].find((each) => each.reference_id === reference)!
  return {
    ...server,
    pay(reference: string) {
      const request = findByReference(reference)
      request.status = 'SUCCEEDED'
      request.updated = '2026-11-20T05:30:00.000Z'
    },
    notify(reference: string): RawNotification {
      const { id, amount, status, updated } = findByReference(reference)
      const data = {
        id: `py-${id}`,
        payment_request_id: id,
        reference_id: reference,
        amount,
        status,
        updated,
      }
      return {
        headers: { 'x-callback-token': XENDIT_CALLBACK_TOKEN },
        body: JSON.stringify({ event: 'payment.succeeded', data }),
      }
    },
    forge: ({ body }: RawNotification): RawNotification => ({
      headers: { 'x-callback-token': 'token-lain' },
      body,
    }),
  }
}
