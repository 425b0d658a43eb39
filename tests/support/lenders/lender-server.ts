import { createHmac } from 'node:crypto'
import { fakeClock, toIsoTime, type Clock } from '#platform/clock.ts'
import type { LenderMapping } from '#platform/lender/mapping.ts'
import type { LenderStatus, LoanEventStatus } from '#platform/lender/port.ts'
import { openProtocolServer, type ProtocolRequest } from '../gateways/protocol-server.ts'

export const LENDER_KEY = 'kunci-pemberi-dana-uji'
export const LENDER_WEBHOOK_SECRET = 'rahasia-kabar-pemberi-dana'

const HALF_PAST_NOON = fakeClock('2026-11-20T12:30:00+07:00')

type Fields = Record<string, unknown>

type LoanThere = {
  fields: Fields
  delivery: Fields | null
  events: Fields[]
  /** What was sent back, by its idempotency key. */
  returns: Map<string, Fields>
}

/** A server that speaks a lender's protocol, in its own names. What happens there happens at the clock's time. */
export async function openLenderServer(mapping: LenderMapping, clock: Clock = HALF_PAST_NOON) {
  const { paths, sent, answers, facts } = mapping
  const applications = new Map<string, { fields: Fields; events: Fields[] }>()
  const loans = new Map<string, LoanThere>()
  let documents = 0
  const found = (body: Fields) => ({ status: 200, body })

  function answer({ path, headers, body: given }: ProtocolRequest) {
    const body = given as Fields
    if (headers[mapping.key.header] !== mapping.key.prefix + LENDER_KEY)
      return { status: 401, body: { message: 'unknown partner' } }
    if (path === paths.eligibility) {
      const isEligible = Number(body[facts.yearsInBusiness]) >= 1
      const upTo = Math.floor(Number(body[facts.yearlySales]) / 4)
      return found({
        [answers.isEligible]: isEligible,
        ...(isEligible ? { [answers.upTo]: upTo } : { [answers.reason]: 'Terlalu muda.' }),
      })
    }
    if (path === paths.applications) {
      const reference = String(body[sent.reference])
      const known = applications.get(reference)
      applications.set(reference, { fields: body, events: known?.events ?? [] })
      return found({})
    }
    if (path === paths.loans) {
      const reference = String(body[sent.loan])
      const fresh = { fields: body, delivery: null, events: [], returns: new Map() }
      if (!loans.has(reference)) loans.set(reference, fresh)
      return found({})
    }
    for (const [name, pattern] of Object.entries(paths)) {
      const [before, after] = pattern.split('{reference}')
      if (after === undefined || !path.startsWith(before!) || !path.endsWith(after)) continue
      const reference = path.slice(before!.length, path.length - after.length)
      if (name === 'documents') return found({ [answers.documentId]: `d${++documents}` })
      if (name === 'loanEvents' || name === 'delivery' || name === 'cancel' || name === 'returns') {
        const loan = loans.get(reference)
        if (!loan) return { status: 404, body: {} }
        if (name === 'delivery') loan.delivery = body
        if (name === 'returns') loan.returns.set(String(headers['idempotency-key']), body)
        return found(name === 'loanEvents' ? { [answers.events]: loan.events } : {})
      }
      const application = applications.get(reference)
      if (!application) return { status: 404, body: {} }
      if (name === 'events') return found({ [answers.events]: application.events })
      const amount = application.fields[facts.amount]
      if (name === 'limit') return found({ [answers.limit]: amount, [answers.used]: 0 })
      if (name === 'agreement') tell(reference, 'active')
      return found({})
    }
    return { status: 404, body: {} }
  }

  /** Something happens to an application. Returns its notification as the lender posts it. */
  function tell(reference: string, status: LenderStatus) {
    const application = applications.get(reference)!
    const [theirs] = Object.entries(mapping.statuses).find(([, ours]) => ours === status)!
    const event: Fields = {
      [answers.eventId]: `${reference}-${application.events.length + 1}`,
      [answers.reference]: reference,
      [answers.status]: theirs,
      [answers.at]: toIsoTime(clock.now()),
      ...(status === 'agreement_sent' || status === 'active'
        ? { [answers.limit]: application.fields[facts.amount] }
        : { [answers.reason]: 'Kirim laporan keuangan.' }),
      ...(status === 'agreement_sent'
        ? { [answers.agreementNumber]: 'PK-1', [answers.terms]: 'Biaya 1% per bulan.' }
        : {}),
    }
    application.events.push(event)
    return sign(event)
  }

  function sign(event: Fields) {
    const body = JSON.stringify(event)
    const signature = createHmac('sha256', LENDER_WEBHOOK_SECRET).update(body).digest('hex')
    return { headers: { [mapping.signatureHeader]: signature }, body }
  }

  /** The same of a loan. */
  function tellLoan(reference: string, status: LoanEventStatus) {
    const loan = loans.get(reference)!
    const [theirs] = Object.entries(mapping.loanStatuses).find(([, ours]) => ours === status)!
    const amount = Number(loan.fields[sent.amount])
    const event: Fields = {
      [answers.eventId]: `${reference}-${loan.events.length + 1}`,
      [answers.loan]: reference,
      [answers.status]: theirs,
      [answers.at]: toIsoTime(clock.now()),
      ...(status === 'refused' ? { [answers.reason]: 'Limit tidak cukup.' } : {}),
      ...(status === 'paid'
        ? {
            [answers.paidAmount]: amount,
            [answers.total]: amount + 3_000,
            [answers.repayTo]: 'VA 8808 0001',
          }
        : {}),
      ...(status === 'repaid'
        ? {
            [answers.instalment]: loan.events.filter((each) => each[answers.instalment]).length + 1,
          }
        : {}),
    }
    loan.events.push(event)
    return sign(event)
  }

  return { ...(await openProtocolServer(answer)), tell, tellLoan, applications, loans }
}
