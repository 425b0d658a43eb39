// Imports nothing: pages that send files load it.

/** A phone's photo up to this size is accepted and made smaller (bytes). */
export const MAX_PICTURE_BYTES = 12_582_912

/** A photo or a scan: what a proof of a transfer and an issued document are. */
export const PICTURE_OR_PDF = ['pdf', 'png', 'jpg', 'jpeg', 'heic'] as const
