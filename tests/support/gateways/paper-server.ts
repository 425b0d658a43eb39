import { randomUUID } from 'node:crypto'
import type { RawNotification } from '#platform/outside-party/notification.ts'
import { openProtocolServer, type ProtocolRequest } from './protocol-server.ts'

export const PAPER_CLIENT_ID = 'klien-uji'
export const PAPER_CLIENT_SECRET = 'rahasia-klien-uji-1234'
export const PAPER_CALLBACK_TOKEN = 'token-panggilan-paper-uji'

type SalesInvoice = {
  uuid: string
  number: string
  total: number
  status: { payment_status: string }
  payment_link: string
  created_at: string
  modified_at: string
}

type InvoiceBody = {
  number: string
  items: { quantity: number; price: number }[]
  customer: { id: string; name: string; phone: string }
}

const notFound = { status: 404, body: { code: 'ERR-CMN-000', error: 'Invoice not found' } }

/** A server that speaks the part of Paper.id's Open API that the shop uses. */
export async function openPaperServer() {
  const invoices = new Map<string, SalesInvoice>()
  const findByNumber = (number: string) =>
    [...invoices.values()].find((each) => each.number === number)

  function store({ number, items, customer }: InvoiceBody) {
    if (!customer.name || !items[0])
      return {
        status: 400,
        body: { error: { status_code: 400, message: 'customer wajib diisi.' } },
      }
    if (findByNumber(number))
      return {
        status: 400,
        body: { error: { status_code: 400, message: 'number sudah dipakai.' } },
      }
    const uuid = randomUUID()
    const made: SalesInvoice = {
      uuid,
      number,
      total: items.reduce((sum, { quantity, price }) => sum + quantity * price, 0),
      status: { payment_status: 'unpaid' },
      payment_link: `get.paper.id/${uuid.slice(0, 7)}`,
      created_at: '2026-11-20 12:00:00',
      modified_at: '2026-11-20 12:00:00',
    }
    invoices.set(uuid, made)
    const data = { id: uuid, number, payper_url: made.payment_link }
    return { status: 201, body: { status_code: 201, data } }
  }

  function answer({ method, path, headers, body }: ProtocolRequest) {
    if (
      headers['client_id'] !== PAPER_CLIENT_ID ||
      headers['client_secret'] !== PAPER_CLIENT_SECRET
    )
      return { status: 401, body: { status_code: 401, message: 'Unauthorized' } }
    if (path === '/api/v1/store-invoice') return store(body as InvoiceBody)
    if (path.startsWith('/api/v1/sales-invoices/all?'))
      return { status: 200, body: { invoices: [...invoices.values()].toReversed() } }
    const [, id] = /^\/api\/v1\/sales-invoices?\/([^/]+)$/.exec(path) ?? []
    const invoice = invoices.get(id ?? '')
    if (!invoice) return notFound
    if (method !== 'DELETE') return { status: 200, body: { message: 'success', data: invoice } }
    if (invoice.status.payment_status === 'paid')
      return { status: 409, body: { status_code: 409, message: 'invoice sudah dibayar.' } }
    invoices.delete(invoice.uuid)
    return { status: 200, body: { status_code: 200, code: 'SI-DLT-200', message: 'OK' } }
  }

  const server = await openProtocolServer(answer)
  return {
    ...server,
    pay(reference: string) {
      const invoice = findByNumber(reference)!
      invoice.status.payment_status = 'paid'
      invoice.modified_at = '2026-11-20 12:30:00'
    },
    /** The callback of a payment; `status` other than PAID of one that did not succeed. */
    notify(reference: string, status = 'PAID'): RawNotification {
      const { uuid, number, total, modified_at } = findByNumber(reference)!
      const payment_info = {
        method: 'qris',
        channel: 'QRIS',
        amount: total,
        paid_amount: total,
        paid_at: modified_at,
        status,
      }
      return {
        token: PAPER_CALLBACK_TOKEN,
        headers: {},
        body: JSON.stringify({ payment_info, additional_info: { invoices: [{ uuid, number }] } }),
      }
    },
    forge: ({ body, headers }: RawNotification): RawNotification => ({
      token: 'token-lain',
      headers,
      body,
    }),
  }
}
