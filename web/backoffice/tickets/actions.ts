import type { Api } from '#modules/client.ts'
import { staffTicketCalls } from '#modules/content/tickets/staff-contract.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import { readAttachments, readFields } from '#web/shared/tickets/read-attachments.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

const { answer, note, saveTemplate } = staffTicketCalls

/** Runs a form of a ticket's page: `answer`, `note`, `assign`, `close`, `template`. */
export async function handleTicketIntent(
  { staffTickets }: Pick<Api, 'staffTickets'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'answer':
      return runFormAction(
        readFields(form),
        answer.form,
        'Jawaban terkirim; sekarang giliran pembeli.',
        (fields) =>
          staffTickets.answer(
            { id, form: fields, files: readAttachments(form) },
            readIdempotencyKey(form),
          ),
      )
    case 'note':
      return runFormAction(form, note.body, 'Catatan tersimpan.', (body) =>
        staffTickets.note({ id, body }),
      )
    case 'assign':
      return runAction(form, 'Petugas tersimpan.', () =>
        staffTickets.assign({ id, body: { staffId: String(form.get('staffId') ?? '') || null } }),
      )
    case 'close':
      return runAction(form, 'Tiket selesai; pembeli sudah kami kabari.', () =>
        staffTickets.close({ id }),
      )
    case 'template':
      return runFormAction(form, saveTemplate.body, 'Balasan tersimpan.', (body) =>
        staffTickets.saveTemplate({ body }),
      )
    default:
      return throwUnknownIntent()
  }
}
