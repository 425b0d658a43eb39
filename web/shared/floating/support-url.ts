/** Where a message to customer service comes from (specification §9). */
type Medium = 'whatsapp_floating' | 'chatbot' | 'survey'

/** A page as campaigns name it: the last part of its address, such as `triplek`. */
const toCampaign = (pathname: string): string =>
  pathname.split('/').findLast((part) => part !== '') ?? 'beranda'

/** The messaging app, with the text to send; it says from which page and part of it the buyer comes. */
export function buildSupportUrl(
  supportUrl: string,
  { medium, pathname, text }: { medium: Medium; pathname: string; text?: string | undefined },
): string {
  const url = new URL(supportUrl)
  const message = text ?? url.searchParams.get('text') ?? ''
  url.search = String(
    new URLSearchParams({
      text: message,
      utm_source: 'website',
      utm_medium: medium,
      utm_campaign: toCampaign(pathname),
    }),
  )
  return url.href
}
