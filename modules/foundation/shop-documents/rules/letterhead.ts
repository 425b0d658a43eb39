/** Who the shop is, on its documents; empty where staff have not entered it. */
export type Letterhead = {
  legalName: string
  address: string
  phone: string
  email: string
  npwp: string
}

/** The lines below the shop's name. */
export const toLetterheadLines = (
  { legalName, address, phone, email, npwp }: Letterhead,
  host: string,
): string[] =>
  [
    legalName,
    address,
    [phone, email, host].filter((part) => part !== '').join(' · '),
    npwp === '' ? '' : `NPWP ${npwp}`,
  ].filter((line) => line !== '')
