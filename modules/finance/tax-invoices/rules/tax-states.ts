/**
 * Where a taxed invoice stands: it waits for its file (`new`), is in one (`exported`), was corrected since
 * (`replacement`), lacks what the tax office asks for (`problem`), is reported in the retail aggregate
 * (`retail`), or its order was cancelled (`cancelled`).
 */
export const taxStates = [
  'problem',
  'new',
  'exported',
  'replacement',
  'retail',
  'cancelled',
] as const
export type TaxState = (typeof taxStates)[number]

/** A buyer as a tax invoice names them. */
export type TaxBuyer = {
  idKind: 'npwp' | 'nik' | 'none'
  /** 16 digits; null without either number. */
  idNumber: string | null
  name: string
  address: string
  isBusiness: boolean
}

/** Why an invoice cannot go into the file, as sentences that say what to do; empty if it can. */
export function explainProblems({ idNumber, name, address, isBusiness }: TaxBuyer): string[] {
  if (idNumber === null)
    return isBusiness ? ['NPWP perusahaan belum ada. Minta nomornya, lalu isi di sini.'] : []
  return [
    ...(name.trim() === '' ? ['Nama pembeli kosong. Isi seperti di kartu NPWP atau KTP.'] : []),
    ...(address.trim() === ''
      ? ['Alamat pembeli kosong. Isi seperti di kartu NPWP atau KTP.']
      : []),
  ]
}
