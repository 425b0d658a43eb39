import { z } from 'zod'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import type { BankAccount } from '../rules/bank-account.ts'
import type { Db } from '#platform/database/database.ts'
import type { ShopInfo } from '#platform/http/context.ts'

const banksSetting = defineSetting(
  'payments.banks',
  z.array(
    z.object({
      bank: z.string(),
      account: z.string(),
      /** Unset: a company named after the shop. */
      holder: z.string().optional(),
    }),
  ),
  // Invented; a real shop enters its own in the setting.
  [
    { bank: 'BCA', account: '702 551 8840' },
    { bank: 'Mandiri', account: '155 00 1102 7746' },
    { bank: 'BRI', account: '0389 01 000714 30 6' },
  ],
)

/** The bank accounts that buyers transfer to. */
export async function listBankAccounts(db: Db, shop: ShopInfo): Promise<BankAccount[]> {
  const banks = await loadSetting(db, banksSetting)
  const holder = `PT ${shop.storeName} Niaga Indonesia`
  return banks.map((bank) => ({
    bank: bank.bank,
    account: bank.account,
    holder: bank.holder ?? holder,
  }))
}
