import { isoTime } from '#platform/clock.ts'
import type { Tools } from '#platform/http/context.ts'
import { accountNames } from './rules.ts'
import * as events from './store/events.ts'
import * as store from './store/personal.ts'

const when = (at: Date | null) => at && isoTime(at)

/** Who somebody is here, from where they signed in, and which links were mailed to them. */
export async function personalData({ db }: Pick<Tools, 'db'>, accountId: string) {
  const [profile, sessions, links, google, steps] = await Promise.all([
    store.profileOf(db, accountId),
    store.sessionsOf(db, accountId),
    store.linksOf(db, accountId),
    store.googleOf(db, accountId),
    events.ofAccount(db, accountId),
  ])
  return {
    profil: {
      nama: profile.name,
      email: profile.email,
      nomor_ponsel: profile.phone,
      status_akun: accountNames[profile.status],
      terdaftar_pada: isoTime(profile.created_at),
      diaktifkan_pada: when(profile.activated_at),
      datang_melalui: profile.tracker,
      pemberitahuan_ditutup_pada: when(profile.notice_closed_at),
    },
    riwayat_akun: steps.map((step) => ({
      status: accountNames[step.to_status],
      pada: isoTime(step.at),
      oleh: step.actor === 'staff' ? 'Tim toko' : step.actor_name,
      catatan: step.note,
    })),
    sesi_masuk: sessions.map((session) => ({
      dimulai_pada: isoTime(session.created_at),
      alamat_ip: session.address,
      peramban: session.agent,
      berakhir_pada: when(session.ended_at),
    })),
    akun_google: google.map(({ subject, linked_at }) => ({
      nomor_akun_google: subject,
      dihubungkan_pada: isoTime(linked_at),
    })),
    tautan_email: [
      ...links.activations.map((link) => linkOf('aktivasi akun', link)),
      ...links.resets.map((link) => linkOf('atur ulang kata sandi', link)),
      ...links.proofs.map((link) => linkOf('pembuktian email', link)),
    ],
  }
}

const linkOf = (
  kind: string,
  link: { created_at: Date; expires_at: Date; used_at: Date | null },
) => ({
  untuk: kind,
  dikirim_pada: isoTime(link.created_at),
  berlaku_sampai: isoTime(link.expires_at),
  dipakai_pada: when(link.used_at),
})
