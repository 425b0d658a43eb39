import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import * as store from './store.ts'

const channels = { mail: 'email', whatsapp: 'WhatsApp' } as const

/** Which letters went to somebody; what their links open is told to nobody. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const messages = await store.everyTo(db, accountId)
  return {
    pesan_terkirim: messages.map((message) => ({
      lewat: channels[message.channel as store.Channel],
      kepada: message.recipient,
      judul: message.subject,
      dibuat_pada: isoTime(message.created_at),
      terkirim_pada: message.sent_at && isoTime(message.sent_at),
    })),
  }
}

/** Deletes every letter that went to somebody or is on its way to them. */
export const forget = async ({ db }: Pick<Tools, 'db'>, accountId: string): Promise<void> =>
  void (await store.removeTo(db, accountId))

/** Deletes letters of a kind that are older than that. */
export const forgetKind = async (
  { db }: Pick<Tools, 'db'>,
  template: string,
  before: Date,
): Promise<void> => void (await store.removeKind(db, template, before))
