import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { MAX_PICTURE_BYTES, PICTURE_OR_PDF } from '#modules/foundation/files/picture-rules.ts'
import { codeRefusals, OneTimeCode, SentCode } from '#modules/people/one-time-codes/contract.ts'
import { applicationRefusals, OwnLenderApplication, registrationCalls } from './contract.ts'

/** How large a signed contract may be (bytes). */
const MAX_CONTRACT_BYTES = 1_048_576

export const koinworksCalls = {
  ...registrationCalls({
    begin: '/ecom/koinworks/submission',
    one: '/ecom/koinworks/submission',
    send: '/ecom/koinworks/send/submission',
  }),
  requestCode: call('POST /ecom/koinworks/otp/request', {
    who: 'buyer',
    failures: [404],
    summary: 'Send me the code by WhatsApp that confirms the offered limit',
    limit: { times: 20, seconds: 600, by: 'caller' },
    body: z.object({ data: z.object({ id: z.uuid('Pilih pengajuan.') }) }),
    refusals: applicationRefusals,
    response: json(SentCode),
  }),
  validateCode: call('POST /ecom/koinworks/otp/validate', {
    who: 'buyer',
    failures: [404],
    summary:
      'Confirm the offered limit with the code; or, once it is confirmed, send the signed contract as a form',
    limit: { times: 60, seconds: 600, by: 'caller' },
    acceptsJson: true,
    form: z.object({
      id: z.uuid('Pilih pengajuan.'),
      code: OneTimeCode.optional(),
      /** With the contract: that the company agrees. */
      agree: z.stringbool('Tulis true atau false.').or(z.boolean()).optional(),
    }),
    files: {
      contract: {
        max: MAX_CONTRACT_BYTES,
        maxPicture: MAX_PICTURE_BYTES,
        kinds: PICTURE_OR_PDF,
        optional: true,
      },
    },
    refusals: [
      ...applicationRefusals,
      ...codeRefusals,
      'lender.contract',
      'file.too_large',
      'file.wrong_kind',
    ],
    response: json(OwnLenderApplication),
  }),
}
