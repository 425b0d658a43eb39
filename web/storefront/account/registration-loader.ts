import { data } from 'react-router'
import type { Api } from '#modules/client.ts'
import { readReaderId } from '#web/shared/flags/reader-id.ts'
import { EXPERIMENT, readVariant, toVariant, writeVariantCookie } from './layout-experiment.ts'

/**
 * Loads what both registration pages show: the visitor's layout, stored in a cookie, and whether
 * registration is open.
 */
export async function loadRegistration<T extends object>(api: Api, request: Request, pageData: T) {
  const [variant, { open }] = await Promise.all([
    loadVariant(api, request),
    api.identity.registration(),
  ])
  return data(
    { ...pageData, variant, isOpen: open },
    { headers: { 'Set-Cookie': writeVariantCookie(variant) } },
  )
}

async function loadVariant(api: Api, request: Request) {
  const cookies = request.headers.get('cookie')
  const held = readVariant(cookies)
  const { variant } = await api.flags.evaluate({
    key: EXPERIMENT,
    query: {
      reader: readReaderId(cookies ?? '') ?? crypto.randomUUID(),
      page: new URL(request.url).pathname,
      ...(held ? { held } : {}),
    },
  })
  return toVariant(variant)!
}

/** Sends the loader's cookie with the page. */
export const forwardLoaderHeaders = ({ loaderHeaders }: { loaderHeaders: Headers }) => loaderHeaders
