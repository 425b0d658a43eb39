/**
 * The templates to register at WhatsApp, in Indonesian (`id`): the text with its numbered variables, and the
 * label of the button that opens `PUBLIC_ORIGIN/{{1}}`. Their names there have an underscore for the dot.
 */
export const whatsappTemplates = {
  'order.placed': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} kami terima. Bayar sebelum {{4}} supaya tidak batal.',
    button: 'Lihat cara bayar',
  },
  'order.on_terms': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} kami terima dan langsung kami siapkan. Bayarnya tempo.',
    button: 'Lihat tagihan',
  },
  'order.awaiting_approval': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} menunggu persetujuan rekan Anda.',
    button: 'Lihat pesanan',
  },
  'order.arrived': {
    body: 'Halo {{1}}, barang indent pesanan {{2}} sudah datang dari pabrik.',
    button: 'Lihat pesanan',
  },
  'order.cancelled': {
    body: 'Halo {{1}}, pesanan {{2}} senilai {{3}} dibatalkan. {{4}} Lihat rinciannya di bawah.',
    button: 'Lihat pesanan',
  },
  'order.prepared': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} sedang kami siapkan.',
    button: 'Lihat pesanan',
  },
  'order.ready': {
    body: 'Halo {{1}}, barang pesanan {{2}} siap diambil di {{3}}. Sebutkan nomor {{4}}.',
    button: 'Lihat pesanan',
  },
  'order.departed': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} sudah berangkat: {{4}}, sopir {{5}}.',
    button: 'Lihat pesanan',
  },
  'order.rescheduled': {
    body: 'Halo {{1}}, jadwal kirim pesanan {{2}} berubah menjadi {{3}}. Tidak cocok? Kabari kami.',
    button: 'Lihat pesanan',
  },
  'order.vehicle_changed': {
    body: 'Halo {{1}}, kendaraan untuk pengiriman {{2}} berubah: {{3}}, sopir {{4}}.',
    button: 'Lihat pesanan',
  },
  'order.refused': {
    body: 'Halo {{1}}, ada barang yang ditolak di pengiriman {{2}} untuk pesanan {{3}}. Kami hubungi Anda untuk gantinya.',
    button: 'Lihat pesanan',
  },
  'order.message': {
    body: 'Halo {{1}}, tim kami menulis tentang pesanan {{2}}. Baca lewat tautan ini.',
    button: 'Lihat pesanan',
  },
  'substitution.proposed': {
    body: 'Halo {{1}}, sebagian pesanan {{2}} belum dapat kami kirim. Kami usulkan gantinya: {{3}}. Putuskan sebelum {{4}}.',
    button: 'Lihat dan putuskan',
  },
  'order.part_received': {
    body: 'Halo {{1}}, pengiriman {{2}} untuk pesanan {{3}} diterima oleh {{4}}. Sisanya menyusul.',
    button: 'Lihat pesanan',
  },
  'order.delivered': {
    body: 'Halo {{1}}, semua barang pesanan {{2}} sudah diterima oleh {{3}}. Ada yang kurang? Kabari kami dalam tiga hari.',
    button: 'Lihat pesanan',
  },
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
  'invoice.due': {
    body: 'Halo {{1}}, tagihan {{2}} pesanan {{3}} belum dibayar. Batas waktunya {{4}}, lalu pesanan batal sendiri.',
    button: 'Lihat cara bayar',
  },
  'invoice.reminder': {
    body: 'Halo {{1}}, pengingat pembayaran: {{2}}, jumlahnya {{3}}. Baru saja membayar? Abaikan pesan ini.',
    button: 'Lihat tagihan',
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
  'refund.question': {
    body: 'Halo {{1}}, rekening untuk dana pesanan {{2}} sebesar {{3}} perlu diperbaiki. Rinciannya ada di tautan ini.',
    button: 'Perbaiki rekening',
  },
  'refund.paid': {
    body: 'Halo {{1}}, dana pesanan {{2}} sebesar {{3}} sudah kami kembalikan.',
    button: 'Lihat pesanan',
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
