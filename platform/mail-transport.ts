import { createTransport } from 'nodemailer'

/** A mail on its way out. `id` is the same each time it is tried, so that a double can be told. */
export type OutgoingMail = { id: string; to: string; subject: string; text: string; html: string }
export type MailTransport = { send(mail: OutgoingMail): Promise<void> }

/** The built-in default: the outbox is the letter box, and a mail has arrived once it stands there. */
const outboxOnlyTransport: MailTransport = { send: async () => {} }

let currentTransport: MailTransport = outboxOnlyTransport

/** Chooses, at start, how mail leaves; without a transport it stays in the outbox. */
export const setMailTransport = (transport: MailTransport | undefined): void => {
  currentTransport = transport ?? outboxOnlyTransport
}

/** Whether mail leaves the shop: else the outbox is the only place where anybody reads it. */
export const isMailEnabled = (): boolean => currentTransport !== outboxOnlyTransport

export const getMailTransport = (): MailTransport => currentTransport

/** Mail by SMTP. The sender is `no-reply` at the shop's own address. */
export function createSmtpTransport(
  smtpUrl: string,
  shop: { storeName: string; publicOrigin: string },
): MailTransport {
  const host = new URL(shop.publicOrigin).hostname
  const smtp = createTransport(smtpUrl, {
    from: { name: shop.storeName, address: `no-reply@${host}` },
  })
  return {
    async send({ id, to, subject, text, html }) {
      await smtp.sendMail({ messageId: `<${id}@${host}>`, to, subject, text, html })
    },
  }
}
