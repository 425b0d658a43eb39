import { sql } from 'kysely'
import { withTransaction } from '#platform/database/database.ts'
import type { AppDeps } from '#platform/http/context.ts'
import { openTicket } from '#modules/content/tickets/service/buyer-service.ts'
import * as staffTickets from '#modules/content/tickets/service/staff-service.ts'
import { saveTemplate } from '#modules/foundation/reply-templates/service.ts'
import {
  createBuyerContext,
  createStaffContext,
  loadDemoBuyer,
  loadDemoStaff,
} from './order-history/people.ts'
import { createPastClock, dayBefore } from './order-history/past-clock.ts'

const REPLY_TEMPLATES = [
  { title: 'Kami cek', text: 'Kami cek dulu ke gudang dan kabari paling lambat sore ini.' },
  { title: 'Terima kasih', text: 'Terima kasih sudah menghubungi kami.' },
]

const QUESTIONS = [
  {
    buyer: 'retail@contoh.id',
    daysAgo: 6,
    form: {
      topic: 'goods',
      subject: 'Semen untuk plester atau cor?',
      text: 'Saya mau plester dinding 40 m2. Lebih cocok PCC atau OPC?',
    },
    answer:
      'Untuk plester pakai PCC: lebih mudah dikerjakan dan retak rambutnya lebih sedikit. OPC lebih tepat untuk cor struktur.',
  },
  {
    buyer: 'bisnis@contoh.id',
    daysAgo: 1,
    form: {
      topic: 'payment',
      subject: 'Nama di faktur pajak',
      text: 'Apakah faktur pajaknya bisa atas nama kantor pusat, bukan cabang?',
    },
    answer: undefined,
  },
] as const

/** Questions of the demo's buyers: one answered, one that waits for staff. */
export const seedTickets = (deps: AppDeps): Promise<void> =>
  withTransaction(deps, async (deps) => {
    const now = deps.clock.now()
    const clock = createPastClock(now)
    const staff = createStaffContext(deps, clock, await loadDemoStaff(deps, 'sales@contoh.id'))
    for (const template of REPLY_TEMPLATES)
      await saveTemplate(staff, { ...template, purpose: 'ticket' }, ['ticket'])
    for (const { buyer: email, daysAgo, form, answer } of QUESTIONS) {
      const { buyer } = await loadDemoBuyer(deps, email)
      clock.set(dayBefore(now, daysAgo, 9.5))
      const { id } = await openTicket(createBuyerContext(deps, clock, buyer), { form, files: {} })
      if (!answer) continue
      clock.set(dayBefore(now, daysAgo, 11))
      await staffTickets.answer(staff, id, { text: answer, files: {} })
    }
    // E-mails of the past count as sent, so that the worker sends none of them.
    await sql`update message set sent_at = created_at where sent_at is null and created_at < ${now}`.execute(
      deps.db,
    )
  })
