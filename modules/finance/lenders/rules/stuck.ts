import { days, hours } from '#platform/clock.ts'

/** What an application waits for too long; a member of staff has to ask about it. */
export const StuckReason = ['unsent', 'undecided', 'unanswered', 'unagreed', 'unopened'] as const
export type StuckReason = (typeof StuckReason)[number]

/** From when on an application is stuck (ms). */
export const STUCK_AFTER_MS: Record<StuckReason, number> = {
  unsent: hours(1),
  undecided: days(3),
  unanswered: days(7),
  unagreed: days(7),
  unopened: days(1),
}

/** What the trail calls that an application is sent. */
export const SENDING_ACTION = 'Kirim pengajuan'

/** So many failures to send make an application stuck before its time. */
export const FAILURES_TO_STUCK = 3

/** Why an application is stuck and what to do, as a sentence for staff. */
export function explainStuck(
  reason: StuckReason,
  { lender, failures }: { lender: string; failures: number },
): string {
  switch (reason) {
    case 'unsent':
      return failures > 0
        ? `Sudah ${failures} kali gagal dikirim ke ${lender}. Hubungi mereka.`
        : `Belum terkirim ke ${lender}. Periksa sambungannya.`
    case 'undecided':
      return `${lender} belum memutuskan. Tanyakan ke mereka.`
    case 'unanswered':
      return `${lender} minta tambahan, perusahaan belum mengirimnya. Ingatkan.`
    case 'unagreed':
      return `Perjanjian ${lender} belum disetujui perusahaan. Ingatkan.`
    case 'unopened':
      return `Sudah disetujui, ${lender} belum membuka limitnya. Tanyakan ke mereka.`
  }
}
