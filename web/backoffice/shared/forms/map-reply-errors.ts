import { data } from 'react-router'
import type { FormReply } from '../actions/action-result.ts'

/** A form's reply with every error at another field path. */
export function mapReplyErrors(reply: FormReply, toPath: (path: string) => string): FormReply {
  const errors = Object.entries(reply.data.errors).map(([path, message]) => [toPath(path), message])
  return data(
    { ...reply.data, errors: Object.fromEntries(errors) },
    reply.init ?? undefined,
  ) as FormReply
}
