import type { z } from 'zod'
import type { RefusalStatus } from '../refusal.ts'
import type { CacheRule } from './cache-rule.ts'

/**
 * What a call responds with: JSON in a `data` envelope, bytes, a file, a stored file as it is read, a stream of
 * bytes, or named events.
 */
type ResponseSpec =
  | { kind: 'json'; schema: z.ZodType; status: 200 | 201 }
  | { kind: 'bytes'; type: string; attachment?: string }
  | { kind: 'file'; type: string }
  | { kind: 'stored'; type: string }
  | { kind: 'stream'; type: string }
  | { kind: 'events'; events: Record<string, z.ZodType> }

export const json = <S extends z.ZodType>(schema: S) =>
  ({ kind: 'json', schema, status: 200 }) as const
export const created = <S extends z.ZodType>(schema: S) =>
  ({ kind: 'json', schema, status: 201 }) as const
/** Bytes; with `attachment`, a file of that name that a browser downloads and does not show. */
export const bytes = (type: string, extra: { attachment?: string } = {}) =>
  ({ kind: 'bytes', type, ...extra }) as const
/** A file whose name the handler gives: a browser downloads it. */
export const file = (type: string) => ({ kind: 'file', type }) as const
/** A file of the file store, streamed: only as much is in memory as the reader takes. */
export const storedFile = (type = 'application/octet-stream') => ({ kind: 'stored', type }) as const
export const stream = (type: string) => ({ kind: 'stream', type }) as const
export const events = <E extends Record<string, z.ZodType>>(events: E) =>
  ({ kind: 'events', events }) as const

/**
 * A file of a form: at most `max` bytes, of one of the kinds (`pdf`, `png`, …), detected by content.
 * `wide`: the purpose of the upload narrows the rule later, so a refusal names no kinds.
 */
export type FileRule = {
  /** Bytes, as it is stored. */
  max: number
  kinds: readonly string[]
  optional?: boolean
  wide?: boolean
  /** Bytes: a picture up to this size is accepted and made smaller, to `max` at most. */
  maxPicture?: number
}

/** A file of a response. Its name is printable ASCII without quotes. */
export type ResponseFile = { name: string; bytes: Uint8Array }

/**
 * A file as it is read: `stream` gives `size` bytes, or fails before the last of them. Its receiver reads it or
 * cancels it.
 */
export type StreamedFile = { size: number; stream: ReadableStream<Uint8Array<ArrayBuffer>> }

/**
 * An uploaded file as a handler gets it. Its rule limits the size. The bytes may still be on disk; reading them loads
 * them into memory. `sha256` in hex.
 */
export type UploadedFile = File & { readonly sha256: string }

/**
 * The roles of staff, as keys. The application declares its own by declaration merging (modules/people/staff/rules.ts),
 * so that a contract with an unknown role does not compile.
 *
 * @public
 */
export interface StaffRoles {}
export type Role = keyof StaffRoles

/** Who may make the call. Only staff without the role get a 403: it would sign a buyer out. */
type CallAudience = 'anyone' | 'buyer' | 'staff'

/** At most `times` requests in `seconds` from one address or one caller. */
type RateLimit = WorkLimit & { by: 'address' | 'caller' }
/** At most so much in `seconds`. */
export type WorkLimit = { times: number; seconds: number }

export type HttpMethod = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE'

type ApiService = 'main' | 'blog' | 'ticket' | 'upo' | 'mri' | 'survey' | 'chatbot'

/** The header that carries a service's static access value. */
export const SERVICE_ACCESS_HEADER = 'x-service-access'

/** The static access values, by service. */
export type ServiceAccessValues = Partial<Record<ApiService, string>>

export type CallOptions = {
  /** One English line for the API's documentation. */
  summary: string
  who?: CallAudience
  /** Staff roles that may make the call, besides the one that may make every call. */
  roles?: readonly Role[]
  service?: ApiService
  /**
   * Also requires the service's static access header. The header is public (specification, services),
   * so it grants nothing by itself.
   */
  access?: true
  /** The form of the ids in the path; any other is a 404. Opaque text by default. */
  ids?: 'uuid' | 'whole'
  query?: z.ZodType
  body?: z.ZodType
  /** Fields of a multipart form, beside its files. */
  form?: z.ZodType
  files?: Record<string, FileRule>
  /** The fields of the form may also come as a JSON body, without files. */
  acceptsJson?: true
  /** The largest body (bytes) where it is not the usual one of platform/http/body-limits.ts. */
  maxBytes?: number
  /**
   * Accepts an `Idempotency-Key`; with one, the handler runs inside a single transaction. `byHandler`: it gets
   * the claim (`context.claim`) and records its output itself, in the transaction that it opens.
   */
  idempotent?: boolean | 'byHandler'
  limit?: RateLimit
  /** The call waits for rows that other calls of its lane lock: only some of them run at once. */
  lane?: 'stock'
  /** Changes nothing, although its method is not GET: its page may share what it reads with other calls. */
  onlyReads?: true
  /** Its answer may lack the last second of what others did: it is read from the standby where there is one. */
  canLag?: true
  /** Codes of the call's own refusals. */
  refusals?: readonly string[]
  /** Statuses of its failures that follow from nothing else here (failure-statuses.ts), for OpenAPI. */
  failures?: readonly RefusalStatus[]
  /** Whether an anonymous visitor's response may be cached; never without it. */
  cache?: CacheRule
  response: ResponseSpec
}

export type Call<P extends string = string, T extends CallOptions = CallOptions> = T & {
  method: HttpMethod
  path: P
}
export type Calls = Record<string, Call>

/** Defines a call: `call('PATCH /ecom/negotiation/{id}/confirmation', …)`. */
export function call<
  const M extends HttpMethod,
  const P extends string,
  const T extends CallOptions,
>(route: `${M} ${P}`, options: T): Call<P, T> {
  const [method, path] = route.split(' ') as [M, P]
  return { ...options, method, path }
}
