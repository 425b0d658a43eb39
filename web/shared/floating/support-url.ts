/** The same link for what is written in another part of its page; it says in which (specification §9). */
export function changeSupportUrl(
  supportUrl: string,
  { medium, text }: { medium: 'chatbot' | 'survey'; text?: string },
): string {
  const url = new URL(supportUrl)
  url.searchParams.set('utm_medium', medium)
  if (text !== undefined) url.searchParams.set('text', text)
  return url.href
}
