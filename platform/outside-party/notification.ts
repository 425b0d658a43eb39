/** A notification as it arrived. Header names are in lower case; `token`: what the registered address carries. */
export type RawNotification = {
  token?: string | undefined
  headers: Readonly<Record<string, string | undefined>>
  body: string
}

/** A notification that the outside party did not sign. */
export class ForgedNotification extends Error {
  override name = 'ForgedNotification'
}
