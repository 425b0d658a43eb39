import type { Api } from '#modules/client.ts'
import { staffAssistantCalls } from '#modules/content/assistant/staff-contract.ts'
import { readIdempotencyKey } from '#web/form/idempotency-key.ts'
import type { ActionResult } from '../shared/actions/action-result.ts'
import { runAction, runFormAction, throwUnknownIntent } from '../shared/actions/run-action.ts'

/** Runs a form of a conversation's page: `take`, `answer`, `hand-back`. */
export async function handleThreadIntent(
  { staffAssistant }: Pick<Api, 'staffAssistant'>,
  id: string,
  form: FormData,
): Promise<ActionResult> {
  switch (form.get('intent')) {
    case 'take':
      return runAction(form, 'Anda yang menjawab sekarang; asisten diam.', () =>
        staffAssistant.take({ id }),
      )
    case 'answer':
      return runFormAction(form, staffAssistantCalls.answer.body, 'Jawaban terkirim.', (body) =>
        staffAssistant.answer({ id, body }, readIdempotencyKey(form)),
      )
    case 'hand-back':
      return runAction(form, 'Asisten menjawab lagi.', () => staffAssistant.handBack({ id }))
    default:
      return throwUnknownIntent()
  }
}
