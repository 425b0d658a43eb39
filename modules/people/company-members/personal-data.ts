import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { sen, moneyToJson } from '#platform/money.ts'
import * as own from './store/personal-data.ts'
import { companyRoleNames } from './rules.ts'
import { setPosition, findMembership } from './store/members.ts'

type Deps = Pick<AppDeps, 'db'>

/** An account's membership in its company, and the invitations that it sent or received. */
export async function collectPersonalData({ db }: Deps, accountId: string) {
  const [membership, invites] = await Promise.all([
    findMembership(db, accountId),
    own.listInvitations(db, accountId),
  ])
  const limit = membership?.limit ?? null
  return {
    keanggotaan_perusahaan: membership?.companyId
      ? {
          perusahaan: membership.company,
          peran: companyRoleNames[membership.role],
          batas_belanja_rupiah: limit === null ? null : moneyToJson(sen(limit)).amount,
        }
      : null,
    undangan_perusahaan: invites.map((invite) => ({
      arah: invite.mine ? 'Anda mengundang' : 'Anda diundang',
      perusahaan: invite.company,
      email: invite.email,
      peran: companyRoleNames[invite.role],
      dikirim_pada: toIsoTime(invite.created_at),
      berlaku_sampai: toIsoTime(invite.expires_at),
    })),
  }
}

/** Locks the account's company until the transaction ends, so that its members change one at a time. */
export const lockCompany = async ({ db }: Deps, accountId: string): Promise<void> =>
  void (await own.lockCompany(db, accountId))

/** Why the last owner of a company cannot leave their colleagues; undefined where nothing prevents it. */
export async function findHandOverBlocker(
  { db }: Deps,
  accountId: string,
): Promise<string | undefined> {
  const [membership, others] = await Promise.all([
    findMembership(db, accountId),
    own.listColleagues(db, accountId),
  ])
  const hasOtherOwner = others.some(({ role }) => role === 'owner')
  if (membership?.role !== 'owner' || others.length === 0 || hasOtherOwner) return undefined
  return `Anda pemilik terakhir akun ${membership.company}, yang masih dipakai rekan Anda. Jadikan salah satu rekan pemilik dahulu.`
}

/**
 * Removes the account from a company that has other accounts, and invitations to its address. Where it is
 * the only account, all invitations of the company are deleted.
 */
export async function erase({ db }: Deps, accountId: string): Promise<void> {
  const isAlone = (await own.listColleagues(db, accountId)).length === 0
  await own.removeInvitations(db, accountId, isAlone)
  if (!isAlone) await setPosition(db, accountId, { companyId: null, role: 'owner', limit: null })
}
