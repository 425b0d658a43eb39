import type { AppDeps } from '#platform/http/context.ts'
import { enqueue } from '#platform/jobs/jobs.ts'
import { insertEmailInstead } from '../reports-store.ts'
import { deliverJob } from '../service.ts'

/**
 * Lets the e-mail of the same event go out instead of a message by WhatsApp that was given up, in the caller's
 * transaction, which gives it up. It goes out once, however often the message fails; not at all where the recipient
 * was sent that e-mail anyway, or the message has none, as a code.
 */
export async function sendEmailInstead(
  { db, clock }: Pick<AppDeps, 'db' | 'clock'>,
  messageId: string,
): Promise<void> {
  const emailId = await insertEmailInstead(db, messageId, clock.now())
  if (emailId) await enqueue(db, deliverJob(emailId))
}
