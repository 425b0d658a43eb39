import type { Api } from '#modules/client.ts'

/** What the notification settings show; undefined for a page without them. */
export async function loadNotificationSettings(
  { notificationPreferences, notifications }: Api,
  url: URL,
  isDemo: boolean,
) {
  const state = url.searchParams.get('pemberitahuan')
  if (state === null) return undefined
  const preferences = await notificationPreferences.show()
  const { phone } = preferences
  // Nothing reaches a phone from the demo, so the page itself shows the code.
  const { results } =
    isDemo && state === 'kode'
      ? await notifications.demoWhatsApp({ query: { phone } })
      : { results: [] }
  const demoMessage = results.find(({ template }) => template === 'phone.code')?.text
  return { preferences, state, demoMessage }
}
