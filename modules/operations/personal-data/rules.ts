/** UU KUP art. 28(11): how long accounting records and their source documents are retained. */
const RETENTION_YEARS = 10
/** How long the e-mail that confirms a closing remains in the outbox (days). */
export const EMAIL_RETENTION_DAYS = 30

/** What is deleted with an account, as its owner reads it before closing it. */
export const erasedData = [
  'Nama, email, nomor ponsel, dan kata sandi Anda',
  'Alamat pengiriman, keranjang, daftar tersimpan, barang yang ditunggu, dan negosiasi yang tidak menjadi pesanan',
  'Permintaan bahan, berkas yang belum dipakai, catatan kunjungan, dan email yang pernah kami kirim',
  'Data dan dokumen perusahaan yang belum pernah disetujui, bila tidak ada rekan lain di perusahaan itu',
] as const

/** What is retained, and why. */
export const retainedData = [
  `Pesanan, tagihan, bukti pembayaran, dan pengirimannya, dengan nama, alamat, dan nomor ponsel yang tercantum di sana: ${RETENTION_YEARS} tahun (UU KUP pasal 28)`,
  `Purchase order yang sudah kami kerjakan, harga negosiasi yang menjadi pesanan, dan dokumen verifikasi perusahaan yang sudah disetujui: ${RETENTION_YEARS} tahun (UU KUP pasal 28)`,
] as const

/** Something that has to end before the account can be closed. */
export type ClosingBlocker = {
  kind: 'order' | 'invoice' | 'return' | 'refund'
  id: string
  /** The id of the order itself, or of the invoice's order. */
  orderId: string
  number: string
  status: string
}

/** Lists the first document numbers in a sentence, and how many more there are. */
export function listNumbers(blockers: readonly ClosingBlocker[], max = 5): string {
  const numbers = blockers.slice(0, max).map(({ number }) => number)
  const remaining = blockers.length - numbers.length
  return remaining > 0 ? `${numbers.join(', ')}, dan ${remaining} lainnya` : numbers.join(', ')
}
