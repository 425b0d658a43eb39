import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { assignVariant } from './layout-experiment.ts'

/**
 * Loads what both registration pages show: the visitor's layout, stored in a cookie, and whether
 * registration is open.
 */
export async function loadRegistration<T extends object>(api: Api, request: Request, pageData: T) {
  const { variant, cookie } = assignVariant(request)
  const { open } = await api.identity.registration()
  return data({ ...pageData, variant, isOpen: open }, { headers: { 'Set-Cookie': cookie } })
}

/** Sends the loader's cookie with the page. */
export const forwardLoaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders
