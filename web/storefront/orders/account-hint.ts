/** What a buyer's bank account is made of, and where the one comes from that is filled in already. */
export const describeAccountHint = (filledIn: string | null): string =>
  filledIn === null
    ? 'Bank, nomor rekening, dan nama pemiliknya.'
    : 'Rekening yang terakhir Anda pakai. Periksa bank, nomor, dan nama pemiliknya.'
