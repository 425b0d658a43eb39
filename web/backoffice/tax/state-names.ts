import type { TaxState } from '#modules/finance/tax-invoices/rules/tax-states.ts'

/** What staff read for the states of a taxed invoice, and what each means for them. */
export const taxStateNames: Record<TaxState, { name: string; note: string }> = {
  problem: { name: 'Bermasalah', note: 'Lengkapi dulu; belum masuk berkas.' },
  new: { name: 'Siap', note: 'Masuk berkas berikutnya.' },
  exported: { name: 'Sudah di berkas', note: 'Tinggal diunggah ke Coretax.' },
  replacement: { name: 'Perlu pengganti', note: 'Diubah setelah berkasnya dibuat.' },
  retail: { name: 'Digunggung', note: 'Pembeli tanpa NPWP atau NIK, dilaporkan gabungan.' },
  cancelled: { name: 'Dibatalkan', note: 'Kalau sudah diunggah, batalkan juga di Coretax.' },
}
