import { randomBytes, randomUUID } from 'node:crypto'
import { signReport, type ReportedStatus, type WhatsAppWebhook } from './whatsapp-reports.ts'
import { WhatsAppError, type WhatsAppTransport } from './whatsapp-transport.ts'

/** Numbers that end in this are refused as not on WhatsApp, as some real ones are. */
const UNKNOWN_NUMBER = /0000$/
/** Messages to numbers that end in this are taken, and reported as failed, as to most that are not on WhatsApp. */
export const FAILING_NUMBER = /9999$/

/**
 * Takes the place of the Cloud API and delivers nothing: messages stay in the outbox. It refuses what the API
 * would refuse: a template that is not registered, one with other variables, a number that is not on WhatsApp.
 * `countVariables` is undefined for an unknown template. What it reports is signed with secrets of this process,
 * so that nobody else can report in its name.
 */
export const createWhatsAppStandIn = (
  countVariables: (template: string) => number | undefined,
): WhatsAppTransport => ({
  standIn: {
    appSecret: randomBytes(32).toString('hex'),
    verifyToken: randomBytes(32).toString('hex'),
  },
  async send({ to, template, values }) {
    const expected = countVariables(template)
    if (expected === undefined) throw new WhatsAppError('132001', 'unknown template', false)
    if (expected !== values.length)
      throw new WhatsAppError('132000', `${values.length} of ${expected} variables`, false)
    if (!/^\+628\d{7,11}$/.test(to) || UNKNOWN_NUMBER.test(to))
      throw new WhatsAppError('131026', 'not on WhatsApp', false)
    return `stand-in.${randomUUID()}`
  },
})

/** A notification as WhatsApp posts it, with its signature. */
export function buildSignedReport(
  { whatsappId, status, at }: { whatsappId: string; status: ReportedStatus; at: Date },
  { appSecret }: WhatsAppWebhook,
): { signature: string; body: string } {
  const report = {
    id: whatsappId,
    status,
    timestamp: String(Math.floor(at.getTime() / 1000)),
    ...(status === 'failed' ? { errors: [{ code: 131026, title: 'Message undeliverable' }] } : {}),
  }
  const body = JSON.stringify({
    object: 'whatsapp_business_account',
    entry: [{ id: '1', changes: [{ field: 'messages', value: { statuses: [report] } }] }],
  })
  return { signature: signReport(body, appSecret), body }
}
