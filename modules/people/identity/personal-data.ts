import { toIsoTime } from '#platform/clock.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { accountStatusNames } from './rules/accounts.ts'
import * as devices from './store/devices.ts'
import * as events from './store/account-events.ts'
import * as store from './store/personal-data.ts'

const toIsoOrNull = (at: Date | null) => at && toIsoTime(at)

/** The account itself, its sessions and the links that were e-mailed to it. */
export async function collectPersonalData({ db }: Pick<AppDeps, 'db'>, accountId: string) {
  const [profile, sessions, links, google, steps, knownDevices] = await Promise.all([
    store.findProfile(db, accountId),
    store.listSessions(db, accountId),
    store.listEmailLinks(db, accountId),
    store.listGoogleLinks(db, accountId),
    events.listByAccount(db, accountId),
    devices.listByAccount(db, accountId),
  ])
  return {
    profil: {
      nama: profile.name,
      email: profile.email,
      nomor_ponsel: profile.phone,
      status_akun: accountStatusNames[profile.status],
      terdaftar_pada: toIsoTime(profile.created_at),
      diaktifkan_pada: toIsoOrNull(profile.activated_at),
      datang_melalui: profile.tracker,
      pemberitahuan_ditutup_pada: toIsoOrNull(profile.notice_closed_at),
    },
    riwayat_akun: steps.map((step) => ({
      status: accountStatusNames[step.to_status],
      pada: toIsoTime(step.at),
      oleh: step.actor === 'staff' ? 'Tim toko' : step.actor_name,
      catatan: step.note,
    })),
    sesi_masuk: sessions.map((session) => ({
      dimulai_pada: toIsoTime(session.created_at),
      alamat_ip: session.address,
      peramban: session.agent,
      berakhir_pada: toIsoOrNull(session.ended_at),
    })),
    peranti_dikenal: knownDevices.map((device) => ({
      sejak: toIsoTime(device.created_at),
      terakhir_masuk_pada: toIsoTime(device.last_used_at),
    })),
    akun_google: google.map(({ subject, linked_at }) => ({
      nomor_akun_google: subject,
      dihubungkan_pada: toIsoTime(linked_at),
    })),
    tautan_email: [
      ...links.activations.map((link) => presentLink('aktivasi akun', link)),
      ...links.resets.map((link) => presentLink('atur ulang kata sandi', link)),
      ...links.proofs.map((link) => presentLink('pembuktian email', link)),
    ],
  }
}

const presentLink = (
  kind: string,
  link: { created_at: Date; expires_at: Date; used_at: Date | null },
) => ({
  untuk: kind,
  dikirim_pada: toIsoTime(link.created_at),
  berlaku_sampai: toIsoTime(link.expires_at),
  dipakai_pada: toIsoOrNull(link.used_at),
})
