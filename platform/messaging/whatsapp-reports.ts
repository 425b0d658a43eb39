import { createHmac } from 'node:crypto'
import { z } from 'zod'
import { isSameSecret } from '../same-secret.ts'

/** WhatsApp also reports `sent`, which says nothing new and is left out. */
export type ReportedStatus = 'delivered' | 'read' | 'failed'

/** What has become of a message that WhatsApp has taken. */
export type WhatsAppReport = {
  /** WhatsApp's id of the message. */
  messageId: string
  status: ReportedStatus
  at: Date
  /** Of `failed`: the code and its title, `131026: Message undeliverable`. */
  reason: string | undefined
}

/** What an app that receives reports is set up with at WhatsApp. */
export type WhatsAppWebhook = {
  /** Signs every report. */
  appSecret: string
  /** Shows WhatsApp, once, that the address is the shop's. */
  verifyToken: string
}

/** Whether the body is signed with the app's secret (`X-Hub-Signature-256: sha256=…`). */
export const isSignedByWhatsApp = (
  body: string,
  signature: string | undefined,
  { appSecret }: WhatsAppWebhook,
): boolean => isSameSecret(signature, signReport(body, appSecret))

/** What `X-Hub-Signature-256` is for a body. */
export const signReport = (body: string, appSecret: string): string =>
  `sha256=${createHmac('sha256', appSecret).update(body).digest('hex')}`

const Status = z.object({
  id: z.string().max(200),
  status: z.string(),
  timestamp: z.coerce.number().int().positive(),
  errors: z
    .array(z.object({ code: z.number(), title: z.string().max(300).default('') }))
    .optional(),
})
/** A notification has other things too, such as messages from people, which are left out. */
const Notification = z.object({
  entry: z.array(
    z.object({
      changes: z.array(
        z.object({ value: z.object({ statuses: z.array(z.unknown()).optional() }).optional() }),
      ),
    }),
  ),
})

/** The reports of a notification. Undefined where it cannot be read. */
export function readWhatsAppReports(body: string): WhatsAppReport[] | undefined {
  const read = Notification.safeParse(parseJson(body))
  if (!read.success) return undefined
  const statuses = read.data.entry.flatMap(({ changes }) =>
    changes.flatMap(({ value }) => value?.statuses ?? []),
  )
  return statuses.flatMap((status) => toReport(status) ?? [])
}

function toReport(given: unknown): WhatsAppReport | undefined {
  const read = Status.safeParse(given)
  if (!read.success) return undefined
  const { id, status, timestamp, errors } = read.data
  if (status !== 'delivered' && status !== 'read' && status !== 'failed') return undefined
  const [error] = errors ?? []
  return {
    messageId: id,
    status,
    at: new Date(timestamp * 1000),
    reason: error && `${error.code}: ${error.title}`,
  }
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}
