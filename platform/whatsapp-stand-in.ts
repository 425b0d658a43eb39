import { WhatsAppError, type WhatsAppTransport } from './whatsapp-transport.ts'

/** Numbers that end in this are not on WhatsApp, as some real ones are not. */
const UNKNOWN_NUMBER = /0000$/

/**
 * Takes the place of the Cloud API and delivers nothing: messages stay in the outbox. It refuses what the API
 * would refuse: a template that is not registered, one with other variables, a number that is not on WhatsApp.
 * `countVariables` is undefined for an unknown template.
 */
export const createWhatsAppStandIn = (
  countVariables: (template: string) => number | undefined,
): WhatsAppTransport => ({
  async send({ to, template, values }) {
    const expected = countVariables(template)
    if (expected === undefined) throw new WhatsAppError('132001', 'unknown template', false)
    if (expected !== values.length)
      throw new WhatsAppError('132000', `${values.length} of ${expected} variables`, false)
    if (!/^\+628\d{7,11}$/.test(to) || UNKNOWN_NUMBER.test(to))
      throw new WhatsAppError('131026', 'not on WhatsApp', false)
  },
})
