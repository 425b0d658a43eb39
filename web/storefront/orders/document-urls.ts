const DETAIL = '/profile/daftar-transaksi/detail'

export const DELIVERY_NOTE_PARAM = 'surat-jalan'
export const toDeliveryNoteUrl = (deliveryId: string): string =>
  `${DETAIL}?${DELIVERY_NOTE_PARAM}=${deliveryId}`

export const HANDOVER_PHOTO_PARAM = 'foto-terima'
export const toHandoverPhotoUrl = (deliveryId: string): string =>
  `${DETAIL}?${HANDOVER_PHOTO_PARAM}=${deliveryId}`

export const PO_FILE_PARAM = 'berkas-po'
export const toPoFileUrl = (orderId: string): string => `${DETAIL}?${PO_FILE_PARAM}=${orderId}`

/** `?id={order}&ulang` shows what ordering it again would cost. */
export const REPEAT_PARAM = 'ulang'
export const toRepeatUrl = (orderId: string): string => `${DETAIL}?id=${orderId}&${REPEAT_PARAM}`
export const toRepeatPdfUrl = (orderId: string): string =>
  `${DETAIL}?${REPEAT_PDF_PARAM}=${orderId}`
export const REPEAT_PDF_PARAM = 'pdf-ulang'

export const PROFORMA_PARAM = 'proforma'
export const toProformaUrl = (orderId: string): string => `${DETAIL}?${PROFORMA_PARAM}=${orderId}`

export const CREDIT_NOTE_PARAM = 'nota-kredit'
export const toCreditNoteUrl = (creditNoteId: string): string =>
  `${DETAIL}?${CREDIT_NOTE_PARAM}=${creditNoteId}`

/** `?id={order}&bukti-dana={refund}` */
export const REFUND_PROOF_PARAM = 'bukti-dana'
export const toRefundProofUrl = (orderId: string, refundId: string): string =>
  `${DETAIL}?id=${orderId}&${REFUND_PROOF_PARAM}=${refundId}`

/** Where an order's page says what goes back to the buyer. */
export const REFUNDS_ID = 'pengembalian-dana'

/** `?id={order}&retur` asks for a return of it. */
export const RETURN_PARAM = 'retur'
export const toReturnUrl = (orderId: string): string => `${DETAIL}?id=${orderId}&${RETURN_PARAM}`
export const RETURN_PICTURE_PARAM = 'foto'
export const toReturnPictureUrl = (orderId: string, fileId: string): string =>
  `${DETAIL}?id=${orderId}&${RETURN_PICTURE_PARAM}=${fileId}`
