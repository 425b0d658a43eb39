import type { Api } from '#modules/client.ts'
import { createSignedInBuyer } from './buyers.ts'
import type { TestShop } from '../shop.ts'

/** The query of the link in the newest e-mail of a template to an address. */
export async function readEmailLink(shop: TestShop, email: string, template: string) {
  const { link } = await shop.db
    .selectFrom('message')
    .select('link')
    .where('recipient', '=', email)
    .where('template', '=', template)
    .orderBy('created_at', 'desc')
    .executeTakeFirstOrThrow()
  return new URL(link!).searchParams
}

type Invitation = { role: 'purchaser' | 'approver' | 'owner'; limit?: number | null }

/** A new buyer who has accepted an owner's invitation. */
export async function inviteColleague(
  shop: TestShop,
  owner: Api,
  { role, limit = null }: Invitation,
) {
  const { token: session, accountId, addressId } = await createSignedInBuyer(shop.db)
  const { email } = await shop.db
    .selectFrom('account')
    .select('email')
    .where('id', '=', accountId)
    .executeTakeFirstOrThrow()
  await owner.companyMembers.invite({ body: { email, role, limit } })
  const token = (await readEmailLink(shop, email, 'company.invite')).get('undangan')!
  await shop.client({ token: session }).companyMembers.accept({ body: { token } })
  // A client looks up once who it calls for, as the calls of one page do.
  return { api: shop.client({ token: session }), accountId, addressId, email, token }
}
