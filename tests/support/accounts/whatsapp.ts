import assert from 'node:assert/strict'
import type { Api } from '#modules/client.ts'

/** Gives a buyer a phone number of their own and verifies it by the code that WhatsApp has brought. */
export async function verifyPhone(api: Api, phone: string): Promise<void> {
  await api.customers.changeProfile({ body: { phone } })
  await api.notificationPreferences.sendCode()
  const code = await readCode(api, phone)
  const { isPhoneVerified } = await api.notificationPreferences.verifyPhone({ body: { code } })
  assert.ok(isPhoneVerified)
}

/** The newest code that WhatsApp has brought to a number. */
export async function readCode(api: Api, phone: string): Promise<string> {
  const [newest] = await readWhatsApp(api, phone)
  return /^\d{6}/.exec(newest!.text)![0]
}

/** What WhatsApp has brought to a number, newest first. */
export const readWhatsApp = async (api: Api, phone: string) =>
  (await api.notifications.demoWhatsApp({ query: { phone } })).results
