import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import * as preferencesStore from './preferences-store.ts'
import {
  notificationKinds,
  type MessageChannel,
  type NotificationKind,
} from './rules/notification-kinds.ts'
import * as store from './store.ts'

const channelNames = { mail: 'email', whatsapp: 'WhatsApp' } as const

/** Lists the messages to an account, without their content, whose links are secret. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const messages = await store.listToAccount(db, accountId)
  const phone = await preferencesStore.findVerifiedPhone(db, accountId)
  const choices = await preferencesStore.listChoices(db, [accountId])
  return {
    nomor_terverifikasi: phone ? [{ nomor: phone.phone, sejak: toIsoTime(phone.verified_at) }] : [],
    pilihan_pemberitahuan: choices.map(({ kind, channel, active }) => ({
      tentang: notificationKinds[kind as NotificationKind]?.label ?? kind,
      lewat: channelNames[channel as MessageChannel],
      aktif: active,
    })),
    pesan_terkirim: messages.map((message) => ({
      lewat: channelNames[message.channel as MessageChannel],
      kepada: message.recipient,
      judul: message.subject,
      dibuat_pada: toIsoTime(message.created_at),
      terkirim_pada: message.sent_at && toIsoTime(message.sent_at),
    })),
  }
}

/** Deletes all messages to an account, sent or pending, and what it has chosen. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await store.removeToAccount(db, accountId)
  await preferencesStore.removePreferences(db, accountId)
}

/** Deletes messages of a template that were created before a time. */
export const eraseByTemplate = async (
  { db }: Pick<AppDeps, 'db'>,
  template: string,
  before: Date,
): Promise<void> => void (await store.removeByTemplate(db, template, before))
