import { z } from 'zod'
import type { WhatsAppWebhook } from '#platform/messaging/whatsapp-reports.ts'
import { WHATSAPP_API_URL, type WhatsAppAccount } from '#platform/messaging/whatsapp-transport.ts'
import { secureBaseUrl, urlVariable } from './environment-values.ts'

const secretVariable = z.string().min(16, 'at least 16 characters').optional()

/** How messages leave the shop, and how answers to them come in. */
export const MESSAGE_VARIABLES = {
  SMTP_URL: urlVariable('smtp://user:…@mail.contoh.id:587', /^smtps?:$/).optional(),
  MAIL_REPLY_ADDRESS: z
    .email('an address whose part before the @ takes additions, such as bantuan@toko.id')
    .regex(/^[^+@]+@/, 'an address without a plus')
    .optional(),
  MAIL_INBOUND_SECRET: secretVariable,
  WHATSAPP_TOKEN: secretVariable,
  WHATSAPP_PHONE_NUMBER_ID: z
    .string()
    .regex(/^\d{5,30}$/, 'the id of a phone number at WhatsApp: digits only')
    .optional(),
  WHATSAPP_APP_SECRET: secretVariable,
  WHATSAPP_VERIFY_TOKEN: secretVariable,
  WHATSAPP_API_URL: secureBaseUrl('https://graph.facebook.com/v23.0').default(WHATSAPP_API_URL),
}

export type MessageConfig = {
  /** Unset: emails stay in the outbox. */
  readonly smtpUrl: string | undefined
  /** Where buyers answer e-mails, and the secret with which the mail server signs what arrives. Unset: nowhere. */
  readonly inboundMail: { address: string; secret: string } | undefined
  /** Unset: messages by WhatsApp stay in the outbox. */
  readonly whatsapp: WhatsAppAccount | undefined
  /** Unset: WhatsApp does not tell what becomes of messages. */
  readonly whatsappWebhook: WhatsAppWebhook | undefined
}

/** What is set about messages. Variables that belong together are all set, or none is. */
export const readMessages = (
  variables: z.output<z.ZodObject<typeof MESSAGE_VARIABLES>>,
): MessageConfig => ({
  smtpUrl: variables.SMTP_URL,
  inboundMail: variables.MAIL_REPLY_ADDRESS
    ? {
        address: variables.MAIL_REPLY_ADDRESS.toLowerCase(),
        secret: variables.MAIL_INBOUND_SECRET!,
      }
    : undefined,
  whatsapp: variables.WHATSAPP_TOKEN
    ? {
        apiUrl: variables.WHATSAPP_API_URL,
        phoneNumberId: variables.WHATSAPP_PHONE_NUMBER_ID!,
        token: variables.WHATSAPP_TOKEN,
      }
    : undefined,
  whatsappWebhook: variables.WHATSAPP_APP_SECRET
    ? {
        appSecret: variables.WHATSAPP_APP_SECRET,
        verifyToken: variables.WHATSAPP_VERIFY_TOKEN!,
      }
    : undefined,
})
