/** Unset: e-mails are not sent by a mail server; null: they are, and replies cannot come in. */
type Shop = { publicOrigin: string; supportAddress?: string | null | undefined }

/**
 * Where replies to tickets arrive, before their token is added; undefined where e-mails are sent and none can come in.
 * Without a mail server it is the stand-in's.
 */
export const findSupportAddress = ({ publicOrigin, supportAddress }: Shop): string | undefined =>
  supportAddress === undefined
    ? `bantuan@${new URL(publicOrigin).hostname}`
    : (supportAddress ?? undefined)

/** `bantuan@toko.id` and a token: `bantuan+3f2a…@toko.id`. */
export const addReplyToken = (address: string, token: string): string =>
  address.replace('@', `+${token}@`)

/** The token of the first recipient that is an address of a ticket. */
export function readReplyToken(recipients: readonly string[], address: string): string | undefined {
  const [local, host] = address.toLowerCase().split('@') as [string, string]
  for (const recipient of recipients) {
    const match = /^(?<local>[^+@]+)\+(?<token>[0-9a-f]{32})@(?<host>[^@]+)$/.exec(
      recipient,
    )?.groups
    if (match?.['local'] === local && match['host'] === host) return match['token']
  }
  return undefined
}
