import { orderTemplates } from './whatsapp-order-templates.ts'

/**
 * The templates to register at WhatsApp, in Indonesian (`id`): the text with its numbered variables, and the
 * label of the button that opens `PUBLIC_ORIGIN/{{1}}`. Their names there have an underscore for the dot.
 */
export const whatsappTemplates = {
  ...orderTemplates,
  'invoice.paid': {
    body: 'Halo {{1}}, pembayaran {{2}} untuk pesanan {{3}} sudah kami terima. Pesanan Anda kami siapkan.',
    button: 'Lihat pesanan',
  },
  'invoice.proof_refused': {
    body: 'Halo {{1}}, bukti transfer pesanan {{2}} belum bisa kami terima: {{3}} Kirim yang baru sebelum {{4}}, ya.',
    button: 'Kirim bukti',
  },
  'invoice.issued': {
    body: 'Halo {{1}}, tagihan {{2}} untuk pengiriman {{3}}: {{4}}, jatuh tempo {{5}}.',
    button: 'Lihat tagihan',
  },
  'invoice.reduced': {
    body: 'Halo {{1}}, barang yang Anda tolak dari pengiriman {{2}} tidak perlu dibayar: {{3}} kami kurangkan dari tagihan {{4}}.',
    button: 'Lihat pesanan',
  },
  'invoice.refunded': {
    body: 'Halo {{1}}, barang yang Anda tolak dari pengiriman {{2}} tidak perlu dibayar: {{3}} dari tagihan {{4}} kami kembalikan.',
    button: 'Lihat pesanan',
  },
  'invoice.due': {
    body: 'Halo {{1}}, tagihan {{2}} pesanan {{3}} belum dibayar. Batas waktunya {{4}}, lalu pesanan batal sendiri.',
    button: 'Lihat cara bayar',
  },
  'invoice.reminder': {
    body: 'Halo {{1}}, pengingat pembayaran: {{2}}, jumlahnya {{3}}. Baru saja membayar? Abaikan pesan ini.',
    button: 'Lihat tagihan',
  },
  'credit.granted': {
    body: 'Halo {{1}}, perusahaan Anda sekarang punya limit kredit {{2}} dengan tempo {{3}} hari. Pilih Tempo saat memesan.',
    button: 'Lihat limit kredit',
  },
  'credit.declined': {
    body: 'Halo {{1}}, pengajuan limit kredit perusahaan Anda belum dapat kami setujui. Alasannya ada di tautan ini.',
    button: 'Lihat limit kredit',
  },
  'credit.frozen': {
    body: 'Halo {{1}}, limit kredit perusahaan Anda dibekukan. Pesanan yang sudah jalan tetap kami kirim; cara bayar lain tetap bisa dipakai.',
    button: 'Lihat limit kredit',
  },
  'credit.unfrozen': {
    body: 'Halo {{1}}, limit kredit perusahaan Anda bisa dipakai lagi.',
    button: 'Lihat limit kredit',
  },
  'return.requested': {
    body: 'Halo {{1}}, permintaan retur {{2}} untuk pesanan {{3}} sudah kami terima. Keputusannya kami kabari.',
    button: 'Lihat pesanan',
  },
  'return.approved': {
    body: 'Halo {{1}}, retur {{2}} disetujui. Barangnya kami ambil {{3}}; siapkan di alamat pengiriman.',
    button: 'Lihat pesanan',
  },
  'return.refused': {
    body: 'Halo {{1}}, maaf, retur {{2}} tidak dapat kami terima. Alasannya ada di tautan ini.',
    button: 'Lihat pesanan',
  },
  'return.received': {
    body: 'Halo {{1}}, barang retur {{2}} sudah sampai di gudang kami. Dananya segera kami kembalikan.',
    button: 'Lihat pesanan',
  },
  'return.deducted': {
    body: 'Halo {{1}}, nota kredit retur {{2}} sebesar {{3}} sudah terbit dan dipotong dari tagihan Anda.',
    button: 'Lihat pesanan',
  },
  'return.credited': {
    body: 'Halo {{1}}, nota kredit retur {{2}} sebesar {{3}} sudah terbit. Dananya segera kami transfer.',
    button: 'Lihat pesanan',
  },
  'lender.asked': {
    body: 'Halo {{1}}, {{2}} meminta tambahan untuk pengajuan perusahaan Anda. Rinciannya ada di tautan ini.',
    button: 'Lengkapi pengajuan',
  },
  'lender.declined': {
    body: 'Halo {{1}}, {{2}} belum menyetujui pengajuan perusahaan Anda. Alasannya ada di tautan ini.',
    button: 'Lihat pengajuan',
  },
  'lender.agreement': {
    body: 'Halo {{1}}, perjanjian dari {{2}} sudah siap. Baca dan setujui supaya limitnya dibuka.',
    button: 'Baca perjanjian',
  },
  'lender.active': {
    body: 'Halo {{1}}, limit perusahaan Anda di {{2}} sudah terbuka dan bisa dipakai.',
    button: 'Lihat pengajuan',
  },
  'loan.refused': {
    body: 'Halo {{1}}, {{2}} tidak mencairkan dana untuk pesanan {{3}}. Pesanannya tetap tersimpan sampai {{4}}; pilih cara bayar lain.',
    button: 'Pilih cara bayar',
  },
  'loan.reminder': {
    body: 'Halo {{1}}, cicilan ke-{{2}} untuk pesanan {{3}} {{4}}, jumlahnya {{5}}. Baru saja membayar? Abaikan pesan ini.',
    button: 'Lihat cicilan',
  },
  'refund.account': {
    body: 'Halo {{1}}, dana pesanan {{2}} sebesar {{3}} kami kembalikan. Tulis rekening tujuannya lewat tautan ini.',
    button: 'Tulis rekening',
  },
  'refund.lender': {
    body: 'Halo {{1}}, dana pesanan {{2}} sebesar {{3}} kami kembalikan ke {{4}}. Cicilan Anda di sana berkurang sebesar itu.',
    button: 'Lihat pesanan',
  },
  'refund.question': {
    body: 'Halo {{1}}, rekening untuk dana pesanan {{2}} sebesar {{3}} perlu diperbaiki. Rinciannya ada di tautan ini.',
    button: 'Perbaiki rekening',
  },
  'refund.paid': {
    body: 'Halo {{1}}, dana pesanan {{2}} sebesar {{3}} sudah kami kembalikan.',
    button: 'Lihat pesanan',
  },
  'negotiation.received': {
    body: 'Halo {{1}}, tawaran Anda di {{2}} untuk {{3}} barang sudah kami terima. Jawabannya kami kabari.',
    button: 'Lihat negosiasi',
  },
  'negotiation.offered': {
    body: 'Halo {{1}}, penawaran untuk {{2}} sudah ada: {{3}} termasuk PPN, berlaku sampai {{4}}. Giliran Anda memutuskan.',
    button: 'Lihat penawaran',
  },
  'negotiation.accepted': {
    body: 'Halo {{1}}, harga {{2}} sudah disepakati. Buat pesanannya sebelum {{3}} supaya harganya tetap.',
    button: 'Buat pesanan',
  },
  'negotiation.expiring': {
    body: 'Halo {{1}}, penawaran {{2}} berakhir {{3}}. Putuskan sebelum itu, ya.',
    button: 'Lihat negosiasi',
  },
  'negotiation.declined': {
    body: 'Halo {{1}}, maaf, {{2}} belum dapat kami sanggupi. Alasannya ada di tautan ini.',
    button: 'Lihat negosiasi',
  },
  'negotiation.expired': {
    body: 'Halo {{1}}, masa berlaku penawaran {{2}} sudah lewat. Ajukan lagi bila masih perlu.',
    button: 'Lihat negosiasi',
  },
  'negotiation.reply': {
    body: 'Halo {{1}}, tim penjualan menulis catatan baru di {{2}}. Baca lewat tautan ini.',
    button: 'Lihat negosiasi',
  },
  'upo.received': {
    body: 'Halo {{1}}, PO {{2}} untuk proyek {{3}} sudah kami terima. Tim penjualan memeriksanya, lalu mengabari Anda.',
    button: 'Lihat PO',
  },
  'upo.done': {
    body: 'Halo {{1}}, PO {{2}} untuk proyek {{3}} sudah selesai kami kerjakan.',
    button: 'Lihat PO',
  },
  'upo.cancelled': {
    body: 'Halo {{1}}, PO {{2}} untuk proyek {{3}} kami batalkan. Alasannya ada di tautan ini.',
    button: 'Lihat PO',
  },
  'company.approval': {
    body: 'Pesanan {{1}} dari {{2}} senilai {{3}} menunggu persetujuan Anda, paling lama 3 hari.',
    button: 'Lihat dan putuskan',
  },
  'company.decision': {
    body: 'Pesanan {{1}} {{2}} oleh {{3}}. Lihat langkah berikutnya di tautan ini.',
    button: 'Lihat pesanan',
  },
  'ticket.opened': {
    body: 'Halo {{1}}, pertanyaan Anda sudah kami terima sebagai tiket {{2}}. Jawabannya kami kabari.',
    button: 'Buka tiket',
  },
  'ticket.answered': {
    body: 'Halo {{1}}, tim bantuan sudah menjawab tiket {{2}}. Baca jawabannya lewat tautan ini.',
    button: 'Buka tiket',
  },
  'ticket.closed': {
    body: 'Halo {{1}}, tiket {{2}} kami tutup karena sudah selesai. Masih ada yang kurang? Buat tiket baru.',
    button: 'Buka tiket',
  },
  'ticket.closed_reply': {
    body: 'Halo {{1}}, tiket {{2}} sudah selesai, jadi balasan email Anda tidak masuk ke sana. Masih ada yang kurang? Buat tiket baru.',
    button: 'Buka tiket',
  },
  'verification.approved': {
    body: 'Halo {{1}}, {{2}} sudah terverifikasi. Harga bisnis kini berlaku untuk Anda.',
    button: 'Mulai belanja',
  },
  'verification.rejected': {
    body: 'Halo {{1}}, ada dokumen {{2}} yang perlu diperbaiki. Rinciannya ada di tautan ini.',
    button: 'Lihat pengajuan',
  },
  'verification.asked': {
    body: 'Halo {{1}}, kami perlu tambahan dokumen untuk {{2}}. Rinciannya ada di tautan ini.',
    button: 'Lihat pengajuan',
  },
  'watches.stock': {
    body: 'Barang yang Anda tunggu, {{1}}, sudah ada lagi.',
    button: 'Lihat barang',
  },
  'watches.price': {
    body: 'Harga {{1}} turun dari {{2}} menjadi {{3}} termasuk PPN.',
    button: 'Lihat barang',
  },
  // Of the category "authentication", whose button copies the code.
  'phone.code': { body: '{{1}} adalah kode verifikasi nomor Anda.', button: 'Salin kode' },
  'lender.code': {
    body: '{{1}} adalah kode verifikasi pembiayaan Anda. Jangan beri tahu siapa pun, juga bukan kami.',
    button: 'Salin kode',
  },
} as const satisfies Record<string, { body: string; button: string }>

export type WhatsAppTemplate = keyof typeof whatsappTemplates

export const WHATSAPP_LANGUAGE = 'id'

/** The name by which WhatsApp knows the template: small letters and underscores. */
export const toWhatsAppName = (template: WhatsAppTemplate): string => template.replace('.', '_')

/** How many variables a template's text has, by its name at WhatsApp; undefined for an unknown one. */
export function countVariables(name: string): number | undefined {
  const template = (Object.keys(whatsappTemplates) as WhatsAppTemplate[]).find(
    (each) => toWhatsAppName(each) === name,
  )
  return template && new Set(whatsappTemplates[template].body.match(/\{\{\d+\}\}/g)).size
}

/** The text as its reader sees it. */
export const renderBody = (template: WhatsAppTemplate, values: readonly string[]): string =>
  whatsappTemplates[template].body.replaceAll(
    /\{\{(\d+)\}\}/g,
    (_variable, number: string) => values[Number(number) - 1] ?? '',
  )
