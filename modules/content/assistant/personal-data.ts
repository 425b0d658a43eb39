import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import * as store from './store/threads.ts'

/** What the buyer wrote to the assistant, and what it, or staff in its place, replied. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const messages = await store.listMessagesOf(db, accountId)
  return {
    percakapan_asisten: messages.map(({ at, message, reply }) => ({
      pada: toIsoTime(at),
      pesan: message,
      balasan: reply,
    })),
  }
}

/** Deletes the buyer's conversations with what was sent in them. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  discardFiles({ db }, await store.deleteThreadsOf(db, accountId))
