import type { UploadedFile } from '#platform/contract/call.ts'
import type { Context } from '#platform/http/context.ts'
import { findRecordedOutput } from '#platform/http/idempotency.ts'
import { storeFile } from '#modules/foundation/files/service/stored-files.ts'
import { emptyDialogue, type Dialogue } from '../rules/track/dialogue.ts'
import { writeFileMessage } from '../rules/list-files.ts'
import { MAX_ITEMS } from '../rules/limits.ts'
import {
  toGoodsActs,
  writeFileIntro,
  writeNoLines,
  writeTooManyLines,
  writeUnreadPicture,
} from '../rules/reply/write-file-reply.ts'
import { answerActs, type AnsweredMessage } from './answer-message.ts'
import { readSentList, type SentList } from './read-sent-list.ts'
import { storeMessage, storeOnce, type SentMessage } from './store-message.ts'
import { loadThread, requireRoom, stayQuiet } from './threads.ts'

/**
 * Takes a file or a photo of a list as if its lines had been typed, and keeps it with the conversation. A picture that
 * nobody but people can read waits for staff. Throws as `sendMessage` does; the same file under the same key is sent once.
 */
export async function sendFile(
  ctx: Context,
  { threadId, file }: { threadId: string; file: UploadedFile },
): Promise<SentMessage> {
  const claim = ctx.claim && { ...ctx.claim, body: { threadId, digest: file.sha256 } }
  const recorded = claim && (await findRecordedOutput<SentMessage>(ctx.db, claim))
  if (recorded) return recorded
  const thread = await loadThread(ctx, threadId)
  requireRoom(thread)
  const list = thread.handler === null ? await readSentList(ctx, threadId, file) : undefined
  const answered = list
    ? await answerList(ctx, thread.dialogue, file.name, list)
    : stayQuiet(thread)
  const isForPeople = list !== undefined && 'isUnread' in list
  return storeOnce(
    ctx,
    async (ctx) => {
      const ownerId = ctx.actor.kind === 'buyer' ? { ownerId: ctx.actor.accountId } : {}
      const fileId = await storeFile(ctx, { file, purpose: 'chat', ...ownerId })
      const message = writeFileMessage(file.name)
      return storeMessage(ctx, thread, { message, answered, fileId, isForPeople })
    },
    claim,
  )
}

async function answerList(
  ctx: Context,
  known: Dialogue,
  name: string,
  list: SentList,
): Promise<AnsweredMessage> {
  const dialogue = { ...emptyDialogue, ...known }
  const say = (reply: string): AnsweredMessage => ({ dialogue, reply, options: [], unclear: [] })
  if ('isUnread' in list) return say(writeUnreadPicture(name))
  if ('reason' in list) return say(writeNoLines(name, list.reason))
  const { lines, skipped } = list
  if (lines.length === 0) return say(writeNoLines(name, null))
  if (dialogue.items.length + lines.length > MAX_ITEMS)
    return say(writeTooManyLines(name, lines.length))
  const answered = await answerActs(ctx, dialogue, toGoodsActs(lines))
  const intro = writeFileIntro(name, lines, skipped.length)
  return { ...answered, reply: `${intro}\n${answered.reply}` }
}
