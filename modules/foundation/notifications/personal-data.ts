import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as store from './store.ts'

const channelNames = { mail: 'email', whatsapp: 'WhatsApp' } as const

/** Lists the messages to an account, without their content, whose links are secret. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const messages = await store.listToAccount(db, accountId)
  return {
    pesan_terkirim: messages.map((message) => ({
      lewat: channelNames[message.channel as store.MessageChannel],
      kepada: message.recipient,
      judul: message.subject,
      dibuat_pada: toIsoTime(message.created_at),
      terkirim_pada: message.sent_at && toIsoTime(message.sent_at),
    })),
  }
}

/** Deletes all messages to an account, sent or pending. */
export const erase = async ({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeToAccount(db, accountId))

/** Deletes messages of a template that were created before a time. */
export const eraseByTemplate = async (
  { db }: Pick<AppDeps, 'db'>,
  template: string,
  before: Date,
): Promise<void> => void (await store.removeByTemplate(db, template, before))
