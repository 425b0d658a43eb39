export const OPEN_INVOICES_PATH = '/backoffice/keuangan/tagihan'
export const DIFFERENCES_PATH = '/backoffice/keuangan/selisih'
export const LATE_FEES_PATH = '/backoffice/keuangan/denda'
export const MONTHS_PATH = '/backoffice/keuangan/tutup-buku'
