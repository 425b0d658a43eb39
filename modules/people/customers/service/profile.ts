import type { BuyerContext } from '#platform/http/context.ts'
import type { CompanyState } from '#modules/people/companies/rules.ts'
import { updatePerson } from '#modules/people/identity/service/accounts.ts'
import { formatRupiah } from '#platform/format.ts'
import { moneyToJson, sen } from '#platform/money.ts'
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

const describeLimit = ({ creditStatus, creditLimit, frozenReason }: store.Notice): string =>
  creditStatus === 'frozen'
    ? `Limit kredit perusahaan Anda dibekukan. ${frozenReason ?? ''}`.trim()
    : `Limit kredit perusahaan Anda aktif: ${formatRupiah(moneyToJson(sen(creditLimit ?? 0)))}.`

/** The state of the company's verification and of its credit limit, and whether the news are still to be shown. */
export async function showLimitStatus({ db, buyer }: BuyerContext) {
  const notice = await store.findNotice(db, buyer.accountId)
  const { state, changedAt, closedAt, isAsked, creditChangedAt } = notice
  const creditStatus = notice.creditStatus ?? 'none'
  const isNews = (at: Date | null) => at !== null && (closedAt === null || closedAt < at)
  const companyMessage = isAsked ? MORE_DOCUMENTS_MESSAGE : stateMessages[state]
  // A limit is set after the verification, so its news are the later ones.
  if (isNews(creditChangedAt) && !isAsked)
    return { companyState: state, creditStatus, notify: true, message: describeLimit(notice) }
  const notify = companyMessage !== null && isNews(changedAt)
  return { companyState: state, creditStatus, notify, message: companyMessage }
}

/** Closes the notice; the company's next state is shown again. */
export const closeNotice = ({ db, buyer, clock }: BuyerContext) =>
  store.closeNotice(db, buyer.accountId, clock.now())
