import type { Transporter } from 'nodemailer'

/**
 * An e-mail to deliver. `id` is the same at every attempt, so that a receiver can drop a duplicate.
 */
export type OutgoingMail = {
  id: string
  to: string
  subject: string
  text: string
  html: string
  /** Where it is answered, other than its sender. */
  replyTo?: string | undefined
}

/** How e-mails leave the shop. `send` throws Error where the mail server did not take one: the outbox sends it again later. */
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** Delivers nothing: mail stays in the outbox, where staff (and visitors of the demo) read it. */
export const outboxOnlyTransport: MailTransport = { send: async () => {} }

/** Sends mail by SMTP. The sender is `no-reply` at the shop's own host. */
export function createSmtpTransport(
  smtpUrl: string,
  shop: { storeName: string; publicOrigin: string },
): MailTransport {
  const host = new URL(shop.publicOrigin).hostname
  let connecting: Promise<Transporter> | undefined
  const connect = async () => {
    const { createTransport } = await import('nodemailer')
    const from = { name: shop.storeName, address: `no-reply@${host}` }
    return createTransport(smtpUrl, { from })
  }
  return {
    async send({ id, to, subject, text, html, replyTo }) {
      connecting ??= connect()
      const smtp = await connecting
      const messageId = `<${id}@${host}>`
      await smtp.sendMail({ messageId, to, subject, text, html, ...(replyTo ? { replyTo } : {}) })
    },
  }
}
