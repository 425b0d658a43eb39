import type { z } from 'zod'

/** Groups of variables that must be set together or not at all. */
const TOGETHER = [
  ['MAIL_REPLY_ADDRESS', 'MAIL_INBOUND_SECRET'],
  ['S3_ENDPOINT', 'S3_BUCKET', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['ASSISTANT_MODEL_URL', 'ASSISTANT_MODEL_NAME'],
  ['WHATSAPP_TOKEN', 'WHATSAPP_PHONE_NUMBER_ID'],
  ['WHATSAPP_APP_SECRET', 'WHATSAPP_VERIFY_TOKEN'],
  ['XENDIT_SECRET_KEY', 'XENDIT_CALLBACK_TOKEN'],
  ['PAPER_CLIENT_ID', 'PAPER_CLIENT_SECRET', 'PAPER_CALLBACK_TOKEN'],
  ['BUGSNAG_NOTIFY_URL', 'BUGSNAG_API_KEY'],
  ['CREDILINQ_API_URL', 'CREDILINQ_API_KEY', 'CREDILINQ_WEBHOOK_SECRET'],
  ['MODAL_RAKYAT_API_URL', 'MODAL_RAKYAT_API_KEY', 'MODAL_RAKYAT_WEBHOOK_SECRET'],
  ['KOINWORKS_API_URL', 'KOINWORKS_API_KEY', 'KOINWORKS_WEBHOOK_SECRET'],
] as const

/** Variables that need another one. */
const NEEDED = [
  ['DATABASE_DIRECT_URL', 'DATABASE_URL'],
  ['DATABASE_STANDBY_URL', 'DATABASE_URL'],
  ['CDN_PURGE_HEADERS', 'CDN_PURGE_URL'],
] as const

type Variables = Readonly<Record<string, unknown>>

/** Names each variable that is missing beside another one, or that another one excludes. */
export function checkTogether(
  variables: Variables,
  { addIssue }: { addIssue: z.core.$RefinementCtx['addIssue'] },
): void {
  const isMissing = (name: string) => variables[name] === undefined
  const needed = [...TOGETHER, ...NEEDED.filter(([name]) => !isMissing(name))]
  for (const names of needed) {
    const missing = names.filter(isMissing)
    if (missing.length === names.length) continue
    const given = names.find((name) => !isMissing(name))
    for (const path of missing)
      addIssue({ code: 'custom', path: [path], message: `needed beside ${given}` })
  }
  if (!isMissing('MIDTRANS_SERVER_KEY') && !isMissing('XENDIT_SECRET_KEY'))
    addIssue({
      code: 'custom',
      path: ['XENDIT_SECRET_KEY'],
      message: 'payments go through one gateway; MIDTRANS_SERVER_KEY is set too',
    })
}
