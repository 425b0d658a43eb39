/** How the general survey asks whether it may ask, also on a dormant page. */
export const GENERAL_INVITATION = {
  title: 'Butuh bantuan mencari bahan?',
  intro:
    'Ceritakan kebutuhan Anda, kurang dari satu menit. Tim kami mencarikan barang dan harganya, lalu membalas lewat WhatsApp.',
}

/** What a survey says when it is closed before it was sent (specification §4). */
export const LEAVING = { title: 'Yakin mau keluar?', text: 'Jawaban Anda belum terkirim.' }
