import { PartyError } from '../outside-party/party-error.ts'
import type { WhatsAppWebhook } from './whatsapp-reports.ts'

/**
 * A message of an approved template to one number (`+62…`). The variables of the template's body are filled in
 * order; `button` fills the variable of its only button: the end of a link, or the code to copy.
 */
type OutgoingWhatsApp = {
  to: string
  template: string
  language: string
  values: readonly string[]
  button?: string | undefined
}

/** How messages reach WhatsApp. */
export type WhatsAppTransport = {
  /**
   * Returns WhatsApp's message id, which delivery reports refer to; undefined if none was given. Throws WhatsAppError.
   */
  send(message: OutgoingWhatsApp): Promise<string | undefined>
  /** Set by the stand-in: how it signs its delivery reports. */
  standIn?: WhatsAppWebhook
}

/** WhatsApp did not take a message. `isRetryable`: it may take the same message later. */
export class WhatsAppError extends PartyError {
  override name = 'WhatsAppError'
  constructor(code: string, message: string, isRetryable: boolean) {
    super('WhatsApp', code, message, isRetryable)
  }
}

/** The address of the Cloud API with its version. */
export const WHATSAPP_API_URL = 'https://graph.facebook.com/v23.0'

const REQUEST_TIMEOUT_MS = 10_000

/**
 * Codes of the Cloud API that pass by themselves: the API is down or unknown (1, 2, 131000, 131016, 133004),
 * and the limits of an app, a business account, a number, a conversation (4, 80007, 130429, 131048, 131056).
 */
const RETRYABLE_CODES = new Set([1, 2, 4, 80007, 130429, 131000, 131016, 131048, 131056, 133004])

export type WhatsAppAccount = {
  /** Without a trailing slash. */
  apiUrl: string
  phoneNumberId: string
  token: string
}

/**
 * Sends template messages by WhatsApp's Cloud API. The API knows no idempotency key, so a message whose answer
 * is lost can arrive twice.
 */
export function createCloudApiTransport(
  { apiUrl, phoneNumberId, token }: WhatsAppAccount,
  timeoutMs = REQUEST_TIMEOUT_MS,
): WhatsAppTransport {
  const url = `${apiUrl}/${encodeURIComponent(phoneNumberId)}/messages`
  const post = async (body: string) => {
    const response = await fetch(url, {
      method: 'POST',
      headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
      body,
      redirect: 'error',
      signal: AbortSignal.timeout(timeoutMs),
    })
    return { response, text: await response.text() }
  }
  return {
    async send(message) {
      const { response, text } = await post(JSON.stringify(buildPayload(message))).catch(
        (thrown: unknown) => {
          const isTimeout = (thrown as Error).name === 'TimeoutError'
          throw new WhatsAppError(isTimeout ? 'timeout' : 'network', 'no answer', true)
        },
      )
      if (!response.ok) throw readError(response.status, text)
      return readMessageId(text)
    },
  }
}

function buildPayload({ to, template, language, values, button }: OutgoingWhatsApp) {
  const toParameter = (text: string) => ({ type: 'text', text: toSingleLine(text) })
  const components = [
    ...(values.length > 0 ? [{ type: 'body', parameters: values.map(toParameter) }] : []),
    ...(button === undefined
      ? []
      : [{ type: 'button', sub_type: 'url', index: '0', parameters: [toParameter(button)] }]),
  ]
  return {
    messaging_product: 'whatsapp',
    recipient_type: 'individual',
    to: to.replace(/^\+/, ''),
    type: 'template',
    template: { name: template, language: { code: language }, components },
  }
}

/** The API refuses variables with line breaks, tabs or more than four spaces in a row. */
const toSingleLine = (text: string): string => text.replace(/\s+/g, ' ').trim()

type ErrorBody = { error?: { code?: number; message?: string; error_data?: { details?: string } } }

function readError(status: number, text: string): WhatsAppError {
  const { code, message, error_data } = parseError(text)
  const isRetryable =
    code === undefined ? status >= 500 || status === 429 : RETRYABLE_CODES.has(code)
  return new WhatsAppError(
    String(code ?? `HTTP ${status}`),
    error_data?.details ?? message ?? 'no reason given',
    isRetryable,
  )
}

/** An answer without an id is no failure: the message was taken. */
function readMessageId(text: string): string | undefined {
  try {
    return (JSON.parse(text) as { messages?: { id?: string }[] }).messages?.[0]?.id
  } catch {
    return undefined
  }
}

/** What the API says is wrong; nothing where something else has answered, such as a proxy's page. */
function parseError(text: string): NonNullable<ErrorBody['error']> {
  try {
    return (JSON.parse(text) as ErrorBody).error ?? {}
  } catch {
    return {}
  }
}
