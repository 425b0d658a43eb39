import type { UploadedFile } from '#platform/contract/call.ts'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { validateUpload } from '#platform/http/uploads/validate-upload.ts'
import { parseInboundMail, type InboundMail } from '#platform/messaging/inbound-mail.ts'
import { isRefusal } from '#platform/refusal.ts'
import { MAX_PICTURE_BYTES } from '#modules/foundation/files/picture-rules.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { loadUploadRule } from '#modules/foundation/files/service/temporary-uploads.ts'
import { announceTask } from '#modules/foundation/staff-tasks/service.ts'
import { queueClosedReplyEmail } from '../emails.ts'
import { ATTACHMENT_FIELDS } from '../rules/attachments.ts'
import { findSupportAddress, readReplyToken } from '../rules/reply-address.ts'
import { stripReply } from '../rules/strip-reply.ts'
import { ticketStateMachine } from '../rules/ticket-status.ts'
import * as mailStore from '../store/inbound-mail.ts'
import { insertMessage } from '../store/messages.ts'
import { ticketEvents } from '../store/ticket-events.ts'
import * as store from '../store/tickets.ts'
import { lockTicket } from './load-ticket.ts'

/** What becomes of an e-mail. A sender who is not the ticket's buyer gets no answer, so that nobody learns of a ticket. */
export type InboundOutcome =
  | mailStore.MailOutcome
  | 'repeated'
  | 'unreadable'
  | 'automatic'
  | 'unknown'
  | 'forged'
  | 'empty'

/** As long as a message that is typed in the profile. */
const MAX_TEXT_LENGTH = 4000

/** Puts the reply to a ticket's e-mail into its thread, once. The mail server has signed the bytes. */
export async function receiveTicketMail(deps: AppDeps, raw: Uint8Array): Promise<InboundOutcome> {
  const mail = await parseInboundMail(raw)
  const address = findSupportAddress(deps.shop)
  if (!mail || !address) return 'unreadable'
  if (mail.isAutomatic) return 'automatic'
  const token = readReplyToken(mail.recipients, address)
  const ticketId = token && (await mailStore.findIdByToken(deps.db, token))
  if (!ticketId) return 'unknown'
  return withTransaction(deps, async (deps) => {
    const ticket = await lockTicket(deps, ticketId)
    if (ticket.buyerEmail.toLowerCase() !== mail.from) return 'unknown'
    if (!mail.isAuthentic) return 'forged'
    const at = deps.clock.now()
    const outcome = ticket.status === 'closed' ? 'closed' : 'stored'
    const text = stripReply(mail.text)
    if (text === '' && mail.files.length === 0) return 'empty'
    if (!(await mailStore.remember(deps.db, { messageId: mail.messageId, ticketId, outcome, at })))
      return 'repeated'
    if (outcome === 'closed') {
      await queueClosedReplyEmail(deps, ticket)
      return outcome
    }
    await addReply(deps, ticket, { text, files: mail.files, at })
    return outcome
  })
}

async function addReply(
  deps: AppDeps,
  { id, status, accountId, buyerName: name }: store.TicketRecord,
  { text, files, at }: Pick<InboundMail, 'text' | 'files'> & { at: Date },
): Promise<void> {
  if (status !== 'open') {
    const to = ticketStateMachine.transition(status, 'open', 'buyer')
    await store.saveStatus(deps.db, id, to, at)
    const by = { kind: 'buyer', name } as const
    await ticketEvents.insert(deps.db, id, { from: status, to, at, by, note: 'Lewat email' })
    await announceTask(deps, 'ticket')
  }
  const { fileIds, refused } = await storeFiles(deps, files, accountId)
  const notes = refused.map((each) => `[Lampiran tidak disimpan: ${each}]`)
  await insertMessage(deps.db, id, {
    author: 'buyer',
    name,
    text: [text.slice(0, MAX_TEXT_LENGTH) || 'Lampiran lewat email.', ...notes].join('\n\n'),
    internal: false,
    at,
    files: fileIds,
  })
}

/** Stores as many files as a message may have, by the rule of attachments; says of the others why not. */
async function storeFiles(deps: AppDeps, files: readonly UploadedFile[], ownerId: string) {
  const { kinds, maxBytes } = await loadUploadRule(deps.db, 'attachment')
  const rule = { max: maxBytes, maxPicture: MAX_PICTURE_BYTES, kinds }
  const fileIds: string[] = []
  const refused: string[] = []
  for (const sent of files) {
    if (fileIds.length === ATTACHMENT_FIELDS.length) {
      refused.push(`${sent.name}, karena satu pesan paling banyak ${fileIds.length} berkas`)
      continue
    }
    try {
      const file = await validateUpload('file', sent, rule)
      if (file) fileIds.push(await storeFile(deps, { file, purpose: 'ticket', ownerId }))
    } catch (thrown) {
      if (!isRefusal(thrown)) throw thrown
      refused.push(`${sent.name.slice(0, 80)}. ${thrown.message}`)
    }
  }
  return { fileIds, refused }
}
