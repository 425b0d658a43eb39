import type { Api } from '#modules/client.ts'

/** What became of a reply, as the form says it. */
const OUTCOMES: Readonly<Record<string, string>> = {
  stored: 'Balasan masuk ke tiket.',
  closed: 'Tiket sudah selesai; pembeli diberi tahu lewat email.',
  repeated: 'Email yang sama sudah diterima.',
  empty: 'Tidak ada yang ditulis di atas kutipan.',
}

/** Answers a ticket's e-mail as its buyer; `id` is the ticket's. */
export async function sendReply(
  staffTickets: Api['staffTickets'],
  id: string,
  form: FormData,
): Promise<{ done: string }> {
  const { outcome } = await staffTickets.replyAsBuyer({
    id,
    body: { text: String(form.get('text') ?? '') },
  })
  return { done: OUTCOMES[outcome] ?? `Email tidak diterima (${outcome}).` }
}
