import type { Handlers } from '#platform/http/context.ts'
import type { assistantCalls } from './contract.ts'
import { followThread } from './service/follow-thread.ts'
import { sendFile } from './service/send-file.ts'
import * as staffThreads from './service/staff-threads.ts'
import { beginThread, sendMessage } from './service/threads.ts'
import type { staffAssistantCalls } from './staff-contract.ts'

export const assistantHandlers: Handlers<typeof assistantCalls> = {
  session: (ctx) => beginThread(ctx),
  message: (ctx, { body }) => sendMessage(ctx, body),
  file: (ctx, { form, files }) => sendFile(ctx, { threadId: form.threadId, file: files.file }),
  stream: (ctx, { threadId, query }) => followThread(ctx, threadId, query.lastEventId),
}

export const staffAssistantHandlers: Handlers<typeof staffAssistantCalls> = {
  threads: (ctx, { query }) => staffThreads.listThreads(ctx, query),
  thread: (ctx, { id }) => staffThreads.showThread(ctx, id),
  take: (ctx, { id }) => staffThreads.takeThread(ctx, id),
  answer: (ctx, { id, body }) => staffThreads.answerThread(ctx, id, body.text),
  handBack: (ctx, { id }) => staffThreads.handBackThread(ctx, id),
  file: (ctx, { id, fileId }) => staffThreads.readThreadFile(ctx, id, fileId),
  unclear: (ctx, { query }) => staffThreads.listUnclear(ctx, query),
}
