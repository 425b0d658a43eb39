import type { AccountStatus } from '#modules/people/identity/rules/accounts.ts'
import { hashCheaply } from './cheap-password.ts'
import type { TestShop } from '../shop.ts'

export const PASSWORD = 'batu kali di halaman'
const PASSWORD_HASH = hashCheaply(PASSWORD)

let buyerCount = 0

/** Creates a buyer with `PASSWORD` for one test. Returns their e-mail address. */
export async function createPasswordBuyer(
  shop: TestShop,
  status: AccountStatus = 'active',
): Promise<string> {
  const email = `pembeli${(buyerCount += 1)}@contoh.id`
  await shop.db
    .insertInto('account')
    .values({
      name: 'Budi Santoso',
      email,
      phone: '+6281290417735',
      password_hash: PASSWORD_HASH,
      status,
      created_at: shop.clock.now(),
    })
    .execute()
  return email
}

export const signInByPassword = (shop: TestShop, email: string, password = PASSWORD) =>
  shop.asVisitor().identity.signIn({ body: { email, password } })

/** The e-mail address of the session that a token belongs to. */
export const findSessionEmail = async (shop: TestShop, token: string): Promise<string> =>
  (await shop.client({ token }).identity.session()).user.email
