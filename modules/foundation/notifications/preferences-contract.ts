import { z } from 'zod'
import { call, json } from '#platform/contract/call.ts'
import { OkResponse } from '#platform/contract/schemas.ts'
import { kindNames } from './rules/notification-kinds.ts'

const Kind = z.enum(kindNames)

/** Which messages the buyer gets, and where. Messages about the account's security always come by e-mail. */
const NotificationPreferences = z.object({
  email: z.string(),
  phone: z.string(),
  /** Only a verified number is sent messages by WhatsApp. */
  isPhoneVerified: z.boolean(),
  kinds: z.array(z.object({ kind: Kind, mail: z.boolean(), whatsapp: z.boolean() })),
})

/** The kinds that are on, by channel; all others are off. */
export const NotificationChoice = z.object({
  mail: z.array(Kind).max(kindNames.length).default([]),
  whatsapp: z.array(Kind).max(kindNames.length).default([]),
})

export const notificationPreferenceCalls = {
  show: call('GET /customer/my/notifications', {
    summary: 'What I am told of, and by which channels (ours)',
    who: 'buyer',
    response: json(NotificationPreferences),
  }),
  save: call('PUT /customer/my/notifications', {
    summary: 'Chooses what I am told of by e-mail and by WhatsApp (ours)',
    who: 'buyer',
    body: NotificationChoice,
    response: json(NotificationPreferences),
  }),
  sendCode: call('POST /customer/my/phone/code', {
    summary: 'Sends a code by WhatsApp that verifies my phone number, good for ten minutes (ours)',
    who: 'buyer',
    limit: { times: 5, seconds: 3600, by: 'caller' },
    response: json(OkResponse),
  }),
  verifyPhone: call('POST /customer/my/phone', {
    summary: 'Verifies my phone number by the code; five tries for each code (ours)',
    who: 'buyer',
    body: z.object({
      code: z
        .string()
        .transform((text) => text.replace(/\s/g, ''))
        .pipe(z.string().regex(/^\d{6}$/, 'Tulis enam angka dari WhatsApp.')),
    }),
    limit: { times: 30, seconds: 3600, by: 'caller' },
    refusals: ['phone.code'],
    response: json(NotificationPreferences),
  }),
}
