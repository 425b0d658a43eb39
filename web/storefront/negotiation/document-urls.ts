const DETAIL = '/profile/daftar-negosiasi/detail'

export const OFFER_PDF_PARAM = 'pdf'
export const toOfferPdfUrl = (id: string): string => `${DETAIL}?${OFFER_PDF_PARAM}=${id}`

export const REPEAT_PDF_PARAM = 'pdf-ulang'
export const toRepeatPdfUrl = (id: string): string => `${DETAIL}?${REPEAT_PDF_PARAM}=${id}`
