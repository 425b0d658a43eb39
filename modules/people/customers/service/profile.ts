import type { BuyerContext } from '#platform/http/context.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'
import { updatePerson } from '#modules/people/identity/service/accounts.ts'
import * as store from '../store/profiles.ts'

/** The buyer's profile. */
export const showProfile = ({ db, buyer }: BuyerContext) => store.findProfile(db, buyer.accountId)

/** Changes the given fields of name and phone. */
export async function changeProfile(
  ctx: BuyerContext,
  changes: { name?: string | undefined; phone?: string | undefined },
) {
  await updatePerson(ctx.db, ctx.buyer.accountId, changes)
  return showProfile(ctx)
}

const stateMessages: Record<CompanyState, string | null> = {
  none: null,
  submitted: 'Dokumen perusahaan Anda sedang diperiksa. Biasanya selesai dalam satu hari kerja.',
  verified: 'Perusahaan Anda terverifikasi. Harga bisnis sudah berlaku untuk Anda.',
  rejected: 'Ada dokumen perusahaan yang ditolak. Lihat alasannya, lalu kirim lagi.',
}

const MORE_DOCUMENTS_MESSAGE =
  'Kami perlu tambahan untuk memeriksa perusahaan Anda. Lihat yang diminta, lalu kirim.'

/** The state of the company's verification, and whether its notice is still to be shown. */
export async function showLimitStatus({ db, buyer }: BuyerContext) {
  const { state, changedAt, closedAt, isAsked } = await store.findNotice(db, buyer.accountId)
  const message = isAsked ? MORE_DOCUMENTS_MESSAGE : stateMessages[state]
  const isNews = changedAt !== null && (closedAt === null || closedAt < changedAt)
  return { companyState: state, notify: message !== null && isNews, message }
}

/** Closes the notice; the company's next state is shown again. */
export const closeNotice = ({ db, buyer, clock }: BuyerContext) =>
  store.closeNotice(db, buyer.accountId, clock.now())
