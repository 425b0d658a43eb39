/** Why goods are given back. */
export const ReturnReason = ['damaged', 'wrong', 'different', 'surplus'] as const
export type ReturnReason = (typeof ReturnReason)[number]

export const returnReasonNames: Record<ReturnReason, string> = {
  damaged: 'Rusak atau pecah',
  wrong: 'Barang salah kirim',
  different: 'Tidak sesuai keterangan',
  surplus: 'Kelebihan, tidak terpakai',
}

/** How many pictures a return has at most. */
export const MAX_RETURN_PICTURES = 3

/** Whether a picture has to show it: for all but goods that are fine. */
export const needsPicture = (reason: ReturnReason): boolean => reason !== 'surplus'
