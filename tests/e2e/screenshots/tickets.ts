import type { Api } from '#modules/client.ts'
import { makeProofImage } from '../../support/orders/orders.ts'
import { LONG_NOTE } from './long-inputs.ts'

/** Tickets of a buyer: one about an order that was answered once and waits again, one that staff have closed. */
export async function startTickets(buyer: Api, staff: Api, orderId: string) {
  const { id: openTicket } = await buyer.tickets.open({
    form: {
      topic: 'delivery',
      subject: 'Truk tidak bisa masuk gang depan rumah',
      text: 'Jalan depan rumah hanya 2,5 meter. Apakah bisa dikirim dengan pickup?',
      orderId,
    },
    files: { file: makeProofImage('gang-depan-rumah.png') },
  })
  await staff.staffTickets.note({
    id: openTicket,
    body: { text: 'Pickup gudang Cibitung kosong.' },
  })
  await staff.staffTickets.answer({
    id: openTicket,
    form: { text: 'Bisa. Kami ganti kendaraannya jadi pickup, ongkos kirimnya tetap.' },
    files: {},
  })
  await buyer.tickets.write({ id: openTicket, form: { text: LONG_NOTE }, files: {} })
  const { id: closedTicket } = await buyer.tickets.open({
    form: {
      topic: 'payment',
      subject: 'Salah transfer Rp 194',
      text: 'Apakah perlu dikembalikan?',
    },
    files: {},
  })
  await staff.staffTickets.answer({
    id: closedTicket,
    form: { text: 'Tidak perlu, kelebihannya kami catat untuk pesanan ini.' },
    files: {},
  })
  await staff.staffTickets.close({ id: closedTicket })
  await staff.staffTickets.saveTemplate({
    body: { title: 'Terima kasih', text: 'Terima kasih sudah menghubungi kami.' },
  })
  return { openTicket, closedTicket }
}
