import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { takePart } from './experiment.ts'

/** What both registration pages show: the reader's layout, kept in a cookie, and whether the door is open. */
export async function registering<T extends object>(api: Api, request: Request, more: T) {
  const { variant, cookie } = takePart(request)
  const { open } = await api.identity.registration()
  return data({ ...more, variant, isOpen: open }, { headers: { 'Set-Cookie': cookie } })
}

/** A page's own headers travel with its answer. */
export const ownHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders
