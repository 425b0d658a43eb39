import { z } from 'zod'
import { defineSetting, loadSetting } from '#modules/foundation/settings/service.ts'
import type { Db } from '#platform/database/database.ts'
import type { ShopInfo } from '#platform/http/context.ts'

/** An account of the shop's that buyers transfer to. */
export type BankAccount = { bank: string; account: string; holder: string }

const banksSetting = defineSetting(
  'payments.banks',
  z.array(
    z.object({
      bank: z.string(),
      account: z.string(),
      /** Unset: a company of the shop's own name. */
      holder: z.string().optional(),
    }),
  ),
  // Made up; a real shop keeps its own in the setting.
  [
    { bank: 'BCA', account: '702 551 8840' },
    { bank: 'Mandiri', account: '155 00 1102 7746' },
    { bank: 'BRI', account: '0389 01 000714 30 6' },
  ],
)

/** Where buyers transfer to. */
export async function listBankAccounts(db: Db, shop: ShopInfo): Promise<BankAccount[]> {
  const banks = await loadSetting(db, banksSetting)
  const holder = `PT ${shop.storeName} Niaga Indonesia`
  return banks.map((each) => ({
    bank: each.bank,
    account: each.account,
    holder: each.holder ?? holder,
  }))
}
