/** What has become of money on a bank account. */
export const BankLineStatus = ['open', 'matched', 'set_aside'] as const
export type BankLineStatus = (typeof BankLineStatus)[number]

export const bankLineStatusNames: Record<BankLineStatus, string> = {
  open: 'Belum cocok',
  matched: 'Sudah cocok',
  set_aside: 'Disisihkan',
}
