const DETAIL = '/profile/daftar-invoice/detail'

export const PDF_PARAM = 'pdf'
export const toInvoicePdfUrl = (invoiceId: string): string =>
  `${DETAIL}?${new URLSearchParams({ [PDF_PARAM]: invoiceId })}`

export const LATE_FEE_PARAM = 'denda'
export const toLateFeePdfUrl = (invoiceId: string): string =>
  `${DETAIL}?${new URLSearchParams({ [LATE_FEE_PARAM]: invoiceId })}`
