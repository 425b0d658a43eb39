import { createHash } from 'node:crypto'
import { toJakartaDate, type Clock } from '../clock.ts'
import { sen, type Money } from '../money.ts'
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

export const PAPER_API_URL = 'https://open-api.paper.id'

/** `callbackToken`: what the callback address that is registered at Paper.id carries as `token`. */
export type PaperAccount = {
  apiUrl: string
  clientId: string
  clientSecret: string
  callbackToken: string
}

/** What Paper.id says of an invoice; a part of it may have been noted there by hand, which settles nothing. */
const STATUSES: Readonly<Record<string, GatewayStatus>> = {
  unpaid: 'pending',
  overdue: 'pending',
  'partially paid': 'pending',
  paid: 'settled',
}

/** How many of the newest invoices are looked through for one whose answer was lost. */
const LOOK_BACK = 100

type Fields = Record<string, unknown>

/**
 * Paper.id's sales invoices: the payer opens the link of one and chooses there how to pay. Paper.id signs nothing, so a
 * notification is known by the token in the address, and what it says is asked for again before it counts.
 */
export function createPaperGateway(
  { apiUrl, clientId, clientSecret, callbackToken }: PaperAccount,
  { clock, ...options }: { clock: Clock } & Pick<PartyClientOptions, 'timeoutMs' | 'retryDelaysMs'>,
): PaymentGateway {
  const request = createPartyClient({
    baseUrl: `${apiUrl}/api/v1`,
    Failure: GatewayError,
    headers: { client_id: clientId, client_secret: clientSecret },
    clock,
    ...options,
  })
  const find = (id: string) =>
    request({ method: 'GET', path: `/sales-invoices/${encodeURIComponent(id)}` })

  /** Finds an invoice that was created although its response was lost. */
  async function findByNumber(number: string): Promise<Fields> {
    const path = `/sales-invoices/all?${new URLSearchParams({ limit: String(LOOK_BACK), offset: '0', order_by: 'desc' })}`
    const { invoices } = requireDone(await request({ method: 'GET', path })) as {
      invoices?: { uuid: string; number: string }[]
    }
    const found = invoices?.find((each) => each.number === number)
    if (!found) throw new GatewayError('number', 'taken, and not among the newest', true)
    const { data } = requireDone(await find(found.uuid)) as { data: Fields }
    return { id: found.uuid, payper_url: data['payment_link'] }
  }

  async function readInvoice(id: string): Promise<GatewayEvent | null> {
    const response = await find(id)
    if (response.status === 404) return null
    return readEvent(id, (requireDone(response)['data'] ?? {}) as Fields)
  }

  return {
    provider: 'paper',
    // It has no call for it: finance transfers the money back.
    refundable: [],
    async create(charge, signal) {
      const body = toInvoice(charge, clock.now())
      const response = await request({ method: 'POST', path: '/store-invoice', body, signal })
      if (isNumberTaken(response)) return readCharge(await findByNumber(charge.reference), charge)
      return readCharge((requireDone(response)['data'] ?? {}) as Fields, charge)
    },
    async expire({ gatewayId }) {
      const path = `/sales-invoice/${encodeURIComponent(gatewayId)}`
      const response = await request({ method: 'DELETE', path })
      // Gone already, or paid by now and not to be deleted.
      if (response.status !== 404 && response.status !== 409) requireDone(response)
    },
    async query({ gatewayId }) {
      const event = await readInvoice(gatewayId)
      return event ? [event] : []
    },
    async refund() {
      throw new GatewayError('refund', 'not offered', false)
    },
    async readNotification({ token, body }) {
      if (!isSameSecret(token, callbackToken)) throw new ForgedNotification('wrong token')
      const { payment_info, additional_info } = readObject(body) as PaymentCallback
      const invoice = additional_info?.invoices?.[0]
      // Another try may still succeed: a refused card ends nothing.
      if (payment_info?.status !== 'PAID' || typeof invoice?.uuid !== 'string') return null
      const event = await readInvoice(invoice.uuid)
      if (event?.status !== 'settled') throw new ForgedNotification('not paid at Paper.id')
      const paid = payment_info.paid_amount ?? payment_info.amount
      return { ...event, amount: readAmount(paid), at: readTime(payment_info.paid_at) }
    },
  }
}

type PaymentCallback = {
  payment_info?: { status?: string; amount?: number; paid_amount?: number; paid_at?: string }
  additional_info?: { invoices?: { uuid?: string; number?: string }[] }
}

/** `2026-11-26` as Paper.id writes it: `26-11-2026`. */
const toPaperDate = (at: Date): string => toJakartaDate(at).split('-').toReversed().join('-')

function toInvoice(charge: ChargeRequest, now: Date) {
  const { reference, amount, expiresAt, buyerName, buyerPhone, description } = charge
  if (amount % 100 !== 0) throw new GatewayError('amount', 'whole rupiah only', false)
  const phone = buyerPhone ?? ''
  return {
    invoice_date: toPaperDate(now),
    due_date: toPaperDate(expiresAt),
    // Unique there, so that an invoice that is asked for twice is opened once.
    number: reference,
    customer: {
      // A customer keeps the name that its id came with first.
      id: createHash('sha256').update(`${buyerName}\n${phone}`).digest('hex').slice(0, 24),
      name: buyerName,
      phone,
    },
    items: [{ name: `Pesanan ${description}`, description, quantity: 1, price: amount / 100 }],
    // The shop tells its buyers itself.
    send: { email: false, whatsapp: false, sms: false },
  }
}

/** Paper.id words it only: `number sudah dipakai.` */
const isNumberTaken = ({ status, body }: PartyResponse): boolean =>
  status === 400 && /number sudah dipakai/i.test(JSON.stringify(body))

function requireDone({ status, body, isReadable }: PartyResponse): Fields {
  if (!isReadable) throw new GatewayError('answer', 'not readable', true)
  if (status >= 200 && status < 300) return body
  const error = (body['error'] ?? body) as Fields
  const message = typeof error === 'object' ? error['message'] : error
  throw new GatewayError(`HTTP ${status}`, String(message ?? 'no reason'), false)
}

function readCharge(data: Fields, { expiresAt }: ChargeRequest): Charge {
  const { id, payper_url } = data
  if (typeof id !== 'string' || typeof payper_url !== 'string')
    throw new GatewayError('answer', 'no link to pay at', true)
  return {
    gatewayId: id,
    accountNumber: null,
    billerCode: null,
    qrText: null,
    // Links come without a scheme.
    paymentUrl: payper_url.includes('://') ? payper_url : `https://${payper_url}`,
    expiresAt,
  }
}

function readEvent(id: string, data: Fields): GatewayEvent | null {
  const name = String((data['status'] as Fields | undefined)?.['payment_status'])
  const status = STATUSES[name]
  if (!status || typeof data['number'] !== 'string') return null
  return {
    // Paper.id gives its notifications no id of their own: an invoice is paid once.
    eventId: `${id} ${status}`,
    reference: data['number'],
    status,
    amount: readAmount(data['total']),
    at: readTime(data['modified_at'] ?? data['created_at']),
  }
}

const readAmount = (amount: unknown): Money | null =>
  typeof amount === 'number' && amount > 0 ? sen(Math.round(amount * 100)) : null

/** `2026-11-20 12:00:00` in Jakarta, or a time with its offset. */
function readTime(text: unknown): Date {
  const written = String(text).replace(' ', 'T')
  const at = new Date(/(?:Z|[+-]\d\d:?\d\d)$/.test(written) ? written : `${written}+07:00`)
  if (Number.isNaN(at.getTime())) throw new GatewayError('answer', 'no time', true)
  return at
}
