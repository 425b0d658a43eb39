import pLimit from 'p-limit'
import type { AppDeps } from '#platform/http/context.ts'
import { withTransaction } from '#platform/database/database.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { WhatsAppError } from '#platform/messaging/whatsapp-transport.ts'
import { deliverJob } from '../service.ts'
import * as store from '../store.ts'
import { sendEmailInstead } from './email-instead.ts'
import { enqueueStandInReport } from './stand-in-reports.ts'

/** Messages of one job that are sent at the same time: one that waits for its server holds up no other. */
const MAX_SENT_AT_ONCE = 4
/** As often as a job is tried. */
const MAX_ATTEMPTS = 12

/**
 * Delivers a message once. Records a failure and throws, so that the job is retried; gives up where a retry
 * would fail in the same way, or too many have, and lets the e-mail of the same event go out instead.
 */
export async function deliverMessage(
  deps: AppDeps,
  { messageId }: { messageId: string },
): Promise<void> {
  const { db, clock, log } = deps
  const message = await store.findToDeliver(db, messageId)
  if (!message) return
  let whatsappId
  try {
    whatsappId = await send(deps, message)
  } catch (thrown) {
    const isLast =
      message.attempts + 1 >= MAX_ATTEMPTS ||
      (thrown instanceof WhatsAppError && !thrown.isRetryable)
    await withTransaction(deps, async (deps) => {
      await store.recordAttempt(deps.db, messageId, {
        failure: String((thrown as Error).message).slice(0, 500),
        gaveUpAt: isLast ? clock.now() : null,
      })
      if (isLast) await sendEmailInstead(deps, messageId)
    })
    // The reason often contains the recipient's address, and this error is logged.
    const failure = new Error(`message ${messageId} was not delivered; see the outbox`)
    if (!isLast) throw failure
    log.error({ err: failure, messageId }, 'message is given up')
    return
  }
  await withTransaction(deps, async (deps) => {
    await store.recordAttempt(deps.db, messageId, { sentAt: clock.now(), whatsappId })
    if (whatsappId) await enqueueStandInReport(deps, message.recipient, whatsappId)
  })
}

/** Returns WhatsApp's id of the message, if there is one. */
const send = async (
  { mail, whatsapp }: AppDeps,
  message: NonNullable<Awaited<ReturnType<typeof store.findToDeliver>>>,
): Promise<string | undefined> => {
  if (message.whatsapp) return whatsapp.send({ to: message.recipient, ...message.whatsapp })
  await mail.send({
    id: message.id,
    to: message.recipient,
    subject: message.subject,
    text: message.body_text,
    html: message.body_html,
    replyTo: message.reply_to ?? undefined,
  })
  return undefined
}

/** Delivers messages that were written together. One that fails is tried again by itself. */
export async function deliverTogether(
  deps: AppDeps,
  { messageIds }: { messageIds: readonly string[] },
): Promise<void> {
  const limit = pLimit(MAX_SENT_AT_ONCE)
  await Promise.all(
    messageIds.map((messageId) =>
      limit(async () => {
        try {
          await deliverMessage(deps, { messageId })
        } catch (thrown) {
          deps.log.warn({ err: thrown, messageId }, 'message will be delivered again')
          await enqueue(deps.db, deliverJob(messageId))
        }
      }),
    ),
  )
}
