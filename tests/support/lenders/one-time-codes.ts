import { randomUUID } from 'node:crypto'
import { zero } from '#platform/money.ts'
import { requestCode } from '#modules/people/one-time-codes/service/request-code.ts'
import type { TestShop } from '../shop.ts'

/** The newest code that an account was sent for a limit or a loan. */
export async function readLenderCode(shop: TestShop, accountId: string): Promise<string> {
  const { rows } = await shop.pool.query<{ text: string }>(
    `select body_text as text from message join account on account.phone = recipient
     where account.id = $1 and template = 'lender.code' order by message.created_at desc, message.nr desc limit 1`,
    [accountId],
  )
  return /^\d{6}/.exec(rows[0]!.text)![0]
}

/** A code that nobody uses. */
export async function addUnusedCode(shop: TestShop, accountId: string): Promise<void> {
  const context = { ...shop.deps, ipAddress: '10.8.0.1', buyer: { accountId } } as never
  await requestCode(context, { purpose: 'loan', subjectId: randomUUID(), amount: zero })
}

/** Another code of six digits. */
export const makeWrongCode = (code: string): string =>
  String((Number(code) + 1) % 1_000_000).padStart(6, '0')

let phones = 0

/** A phone number that no other buyer of the tests has: requests of codes are counted by number, too. */
export async function giveOwnPhone(shop: TestShop, accountId: string): Promise<void> {
  const phone = `+62812${String((phones += 1)).padStart(7, '0')}`
  await shop.pool.query('update account set phone = $2 where id = $1', [accountId, phone])
}
