import type { Api } from '#modules/client.ts'

/** Sends a message through the contact form. */
export const sendContactMessage = ({ surveys }: Pick<Api, 'surveys'>, name: string) =>
  surveys.exec({
    query: {
      action: 'insert',
      table: 'contact',
      name,
      email: 'akun@contoh.id',
      subject: 'Bata tempel',
      desc: 'Kapan ada lagi?',
    },
  })
