import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { assignVariant } from './layout-experiment.ts'

/** What both registration pages show: the reader's layout, kept in a cookie, and whether the door is open. */
export async function loadRegistration<T extends object>(api: Api, request: Request, pageData: T) {
  const { variant, cookie } = assignVariant(request)
  const { open } = await api.identity.registration()
  return data({ ...pageData, variant, isOpen: open }, { headers: { 'Set-Cookie': cookie } })
}

/** A page's own headers travel with its answer. */
export const forwardLoaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders
