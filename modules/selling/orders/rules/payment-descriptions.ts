import type { PaymentTypeCode } from './payment-types.ts'

/** What each way to pay means for a buyer; apart from the types, which pages load for their names. */
export const paymentDescriptions: Readonly<Record<PaymentTypeCode, string>> = {
  transfer: 'Transfer dengan 3 angka unik, lalu unggah bukti transfer. Tanpa biaya tambahan.',
  va: 'Lunas otomatis begitu dibayar, tanpa unggah bukti. Tanpa biaya tambahan.',
  qris: 'Pindai dengan aplikasi bank atau dompet digital; lunas otomatis. Tanpa biaya tambahan.',
  paper: 'Kartu, dompet digital, atau bank, lewat tautan; lunas otomatis. Tanpa biaya tambahan.',
  tempo: 'Barang dikirim dulu, tagihan dibayar belakangan. Tanpa biaya tambahan.',
  credilinq: 'Credilinq membayar toko, Anda mencicil ke Credilinq dengan biayanya.',
  koinworks: 'KoinWorks membayar toko, Anda mencicil ke KoinWorks dengan biayanya.',
  'modal-rakyat': 'Modal Rakyat membayar toko, Anda mencicil ke Modal Rakyat dengan biayanya.',
}
