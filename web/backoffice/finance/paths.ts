export const OPEN_INVOICES_PATH = '/backoffice/keuangan/tagihan'
export const DIFFERENCES_PATH = '/backoffice/keuangan/selisih'
export const SALES_PATH = '/backoffice/keuangan/penjualan'
export const MONTHS_PATH = '/backoffice/keuangan/tutup-buku'
