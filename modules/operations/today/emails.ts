import { formatDateTime } from '#platform/format.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { queueEmail } from '#modules/foundation/notifications/service.ts'
import type { EmailedTask, StaffTask } from '#modules/foundation/staff-tasks/rules.ts'

const emails: Record<EmailedTask, { template: string; what: string }> = {
  'payment-proof': { template: 'invoice.proof_waiting', what: 'bukti transfer' },
  'purchase-order': { template: 'upo.waiting', what: 'purchase order' },
  return: { template: 'return.waiting', what: 'permintaan retur' },
  refund: { template: 'refund.waiting', what: 'pengembalian dana' },
  verification: { template: 'verification.waiting', what: 'dokumen perusahaan' },
  ticket: { template: 'ticket.waiting', what: 'tiket' },
  chat: { template: 'chat.waiting', what: 'percakapan' },
}

/** The e-mail names so many; the page that it leads to has all. */
const MAX_NAMED = 5

/**
 * To one member of staff: tasks of a kind have arrived. It outlives the buyers' accounts, so it names documents
 * alone.
 */
export function queueTaskEmail(
  deps: AppDeps,
  recipient: string,
  { kind, tasks }: { kind: EmailedTask; tasks: readonly StaffTask[] },
) {
  const { template, what } = emails[kind]
  const [first, ...others] = tasks
  const only = others.length === 0 ? first : undefined
  return queueEmail(deps, {
    template,
    recipient,
    subject: only ? `${only.number}: ${what} menunggu` : `${tasks.length} ${what} menunggu`,
    paragraphs: [
      only
        ? `Ada ${what} baru. ${only.reason}`
        : `Ada ${tasks.length} ${what} baru yang menunggu, yang terlama di atas.`,
      ...(tasks.length > MAX_NAMED ? [`${MAX_NAMED} yang terlama:`] : []),
    ],
    facts: tasks.slice(0, MAX_NAMED).map(({ number, since }) => [number, formatDateTime(since)]),
    link: only
      ? { label: 'Kerjakan', path: only.path }
      : { label: 'Lihat semua', path: `/backoffice?kind=${kind}` },
  })
}
