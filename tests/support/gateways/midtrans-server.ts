import { createHash } from 'node:crypto'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import { openProtocolServer, type ProtocolRequest } from './protocol-server.ts'

export const MIDTRANS_SERVER_KEY = 'SB-Mid-server-uji-kunci'

type Transaction = {
  transaction_id: string
  order_id: string
  gross_amount: string
  transaction_status: string
  payment_type: string
  transaction_time: string
  settlement_time?: string
  refunded: number
  [field: string]: unknown
}

type ChargeBody = {
  transaction_details: { order_id: string; gross_amount: number }
  payment_type: string
  bank_transfer?: { bank: string }
}

const found = (body: object) => ({ status: 200, body })

/** A server that speaks the part of Midtrans' Core API that the shop uses. */
export async function openMidtransServer() {
  const transactions = new Map<string, Transaction>()

  function charge({ body }: ProtocolRequest) {
    const { transaction_details, payment_type, bank_transfer } = body as ChargeBody
    const { order_id, gross_amount } = transaction_details
    if (transactions.has(order_id))
      return found({ status_code: '406', status_message: 'The order has been paid or is pending' })
    const number = String(8_000_000_000 + transactions.size)
    const ways: Record<string, object> = {
      bank_transfer: { va_numbers: [{ bank: bank_transfer?.bank, va_number: number }] },
      permata: { permata_va_number: number },
      echannel: { biller_code: '70012', bill_key: number },
      qris: { qr_string: `00020101021226${number}` },
    }
    const transaction: Transaction = {
      transaction_id: `tx-${transactions.size + 1}`,
      order_id,
      gross_amount: `${gross_amount}.00`,
      transaction_status: 'pending',
      payment_type,
      transaction_time: '2026-11-20 12:00:00',
      refunded: 0,
      ...ways[payment_type],
    }
    transactions.set(order_id, transaction)
    return found({ status_code: '201', ...transaction })
  }

  function answer(request: ProtocolRequest) {
    const key = `Basic ${Buffer.from(`${MIDTRANS_SERVER_KEY}:`).toString('base64')}`
    if (request.headers.authorization !== key)
      return { status: 401, body: { status_code: '401', status_message: 'Unknown merchant' } }
    if (request.path === '/v2/charge') return charge(request)
    const [, id, action] = /^\/v2\/([^/]+)\/(status|expire|refund)$/.exec(request.path) ?? []
    const transaction = transactions.get(id ?? '')
    if (!transaction)
      return { status: 404, body: { status_code: '404', status_message: 'Transaction not found' } }
    if (action === 'expire') {
      if (transaction.transaction_status !== 'pending')
        return found({ status_code: '412', status_message: 'Status cannot be updated' })
      transaction.transaction_status = 'expire'
    }
    if (action === 'refund') {
      const amount = Number((request.body as Record<string, unknown>)['amount'])
      if (amount > Number(transaction.gross_amount) - transaction.refunded)
        return found({ status_code: '414', status_message: 'Refund amount is more than paid' })
      transaction.refunded += amount
      return found({ status_code: '200', refund_chargeback_id: 77 })
    }
    return found({ status_code: action === 'expire' ? '407' : '200', ...transaction })
  }

  const server = await openProtocolServer(answer)
  return {
    ...server,
    pay(orderId: string) {
      const transaction = transactions.get(orderId)!
      transaction.transaction_status = 'settlement'
      transaction.settlement_time = '2026-11-20 12:30:00'
    },
    notify(orderId: string): RawNotification {
      const transaction = transactions.get(orderId)!
      const { gross_amount } = transaction
      const signature_key = createHash('sha512')
        .update(`${orderId}200${gross_amount}${MIDTRANS_SERVER_KEY}`)
        .digest('hex')
      return {
        headers: {},
        body: JSON.stringify({ ...transaction, status_code: '200', signature_key }),
      }
    },
    forge: ({ body }: RawNotification): RawNotification => ({
      headers: {},
      body: JSON.stringify({ ...JSON.parse(body), gross_amount: '1.00' }),
    }),
  }
}
