/** UU KUP art. 28(11): books, records and the papers below them are kept for this long. */
export const KEPT_YEARS = 10
/** How long the letter that confirms a closing stays in the outbox (days). */
export const LETTER_KEPT_DAYS = 30

/** What goes with an account, as its owner reads it before they close it. */
export const goes = [
  'Nama, email, nomor ponsel, dan kata sandi Anda',
  'Alamat pengiriman, keranjang, daftar tersimpan, dan barang yang ditunggu',
  'Permintaan bahan, berkas yang belum dipakai, catatan kunjungan, dan email yang pernah kami kirim',
  'Data dan dokumen perusahaan yang belum pernah disetujui, bila tidak ada rekan lain di perusahaan itu',
] as const

/** What stays without it, and why. */
export const stays = [
  `Pesanan, tagihan, bukti pembayaran, dan pengirimannya, dengan nama, alamat, dan nomor ponsel yang tercantum di sana: ${KEPT_YEARS} tahun (UU KUP pasal 28)`,
  `Purchase order yang sudah kami kerjakan dan dokumen verifikasi perusahaan yang sudah disetujui: ${KEPT_YEARS} tahun (UU KUP pasal 28)`,
] as const

/** Something that has to end before the account can. */
export type Open = {
  kind: 'order' | 'invoice'
  id: string
  /** The order that it is or belongs to. */
  orderId: string
  number: string
  status: string
}

/** Names a few documents in a sentence, and says how many more there are. */
export function named(open: readonly Open[], most = 5): string {
  const shown = open.slice(0, most).map(({ number }) => number)
  const more = open.length - shown.length
  return more > 0 ? `${shown.join(', ')}, dan ${more} lainnya` : shown.join(', ')
}
