import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { sen, toAnswer } from '#platform/money.ts'
import * as own from './personal-store.ts'
import { roleNames } from './rules.ts'
import { place, standingOf } from './store.ts'

type Inside = Pick<Tools, 'db'>

/** What somebody is in their company, whom they invited, and what they decided there. */
export async function personalData({ db }: Inside, accountId: string) {
  const [standing, invites, decisions] = await Promise.all([
    standingOf(db, accountId),
    own.invitesOf(db, accountId),
    own.decisionsOf(db, accountId),
  ])
  const limit = standing?.limit ?? null
  return {
    keanggotaan_perusahaan: standing?.companyId
      ? {
          perusahaan: standing.company,
          peran: roleNames[standing.role],
          batas_belanja_rupiah: limit === null ? null : toAnswer(sen(limit)).amount,
        }
      : null,
    undangan_perusahaan: invites.map((invite) => ({
      arah: invite.mine ? 'Anda mengundang' : 'Anda diundang',
      perusahaan: invite.company,
      email: invite.email,
      peran: roleNames[invite.role],
      dikirim_pada: isoTime(invite.created_at),
      berlaku_sampai: isoTime(invite.expires_at),
    })),
    keputusan_pesanan_rekan: decisions.map((decision) => ({
      nomor_pesanan: decision.number,
      disetujui: decision.approved,
      catatan: decision.note,
      diputuskan_pada: decision.decided_at && isoTime(decision.decided_at),
    })),
  }
}

/** Locks the company of an account, until the transaction ends: its people change one at a time. */
export const lockFor = async ({ db }: Inside, accountId: string): Promise<void> =>
  void (await own.lockCompanyOf(db, accountId))

/** Why the last owner of a company cannot leave their colleagues; undefined for everybody else. */
export async function handOver({ db }: Inside, accountId: string): Promise<string | undefined> {
  const [standing, others] = await Promise.all([
    standingOf(db, accountId),
    own.othersOf(db, accountId),
  ])
  const stays = others.some(({ role }) => role === 'owner')
  if (standing?.role !== 'owner' || others.length === 0 || stays) return undefined
  return `Anda pemilik terakhir akun ${standing.company}, yang masih dipakai rekan Anda. Jadikan salah satu rekan pemilik dahulu.`
}

/**
 * Takes somebody out of a company that goes on without them, and invitations to their address;
 * where nobody else is left, all its invitations. What they decided stays with the orders.
 */
export async function forget({ db }: Inside, accountId: string): Promise<void> {
  const alone = (await own.othersOf(db, accountId)).length === 0
  await own.removeInvites(db, accountId, alone)
  if (!alone) await place(db, accountId, { companyId: null, role: 'owner', limit: null })
}
