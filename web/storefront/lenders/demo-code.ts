import type { Api } from '#modules/client.ts'

/** Nothing reaches a phone from the demo, so the page itself shows the code; null elsewhere. */
export async function loadDemoCode(
  { notificationPreferences, notifications }: Api,
  isDemo: boolean,
): Promise<string | null> {
  if (!isDemo) return null
  const { phone } = await notificationPreferences.show()
  const { results } = await notifications.demoWhatsApp({ query: { phone } })
  return results.find(({ template }) => template === 'lender.code')?.text ?? null
}
