import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { discardFiles } from '#modules/foundation/files/service/delete-files.ts'
import { ticketStatusNames } from './rules/ticket-status.ts'
import { ticketTopicNames } from './rules/topics.ts'
import { listFiles, listMessages } from './store/messages.ts'
import * as store from './store/personal-data.ts'

/** An account's tickets with what was written in them. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const tickets = await store.listOfAccount(db, accountId)
  const ids = tickets.map(({ id }) => id)
  const [messages, files] = await Promise.all([listMessages(db, ids), listFiles(db, ids)])
  return {
    tiket_bantuan: tickets.map((ticket) => ({
      nomor: ticket.number,
      topik: ticketTopicNames[ticket.topic],
      judul: ticket.subject,
      status: ticketStatusNames[ticket.status],
      dibuat_pada: toIsoTime(ticket.createdAt),
      pesan: messages
        .filter(({ ticketId, internal }) => ticketId === ticket.id && !internal)
        .map((message) => ({
          dari: message.author === 'buyer' ? message.name : 'Tim bantuan',
          ditulis_pada: toIsoTime(message.at),
          isi: message.text,
          lampiran: files
            .filter(({ messageId }) => messageId === message.id)
            .map(({ name }) => name),
        })),
    })),
  }
}

/** Deletes an account's tickets: no law requires them. */
export async function erase({ db }: Pick<AppDeps, 'db'>, accountId: string): Promise<void> {
  await discardFiles({ db }, await store.deleteOfAccount(db, accountId))
}
