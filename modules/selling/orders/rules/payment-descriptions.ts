import type { PaymentTypeCode } from './payment-types.ts'

/** What each way to pay means for a buyer; apart from the types, which pages load for their names. */
export const paymentDescriptions: Readonly<Record<PaymentTypeCode, string>> = {
  transfer: 'Transfer dengan 3 angka unik, lalu unggah bukti transfer.',
  va: 'Lunas otomatis begitu dibayar, tanpa unggah bukti.',
  qris: 'Pindai dengan aplikasi bank atau dompet digital; lunas otomatis.',
  paper: 'Kartu, dompet digital, atau bank, lewat tautan; lunas otomatis.',
  tempo: 'Barang dikirim dulu, tagihan dibayar belakangan.',
  credilinq: 'Credilinq membayar toko, Anda mencicil ke Credilinq.',
  koinworks: 'KoinWorks membayar toko, Anda mencicil ke KoinWorks.',
  'modal-rakyat': 'Modal Rakyat membayar toko, Anda mencicil ke Modal Rakyat.',
}
