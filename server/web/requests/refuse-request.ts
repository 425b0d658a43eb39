import type { IncomingMessage, ServerResponse } from 'node:http'
import type { Config } from '../../config/config.ts'
import { isCrossSite, isGoogleCallback } from './origin.ts'
import { sendRefused } from '../send.ts'

/** Forms of a page post. */
const PAGE_METHODS = ['GET', 'HEAD', 'POST']

/** Answers what no page answers: an unreadable address, a form of another site, another method. False for the rest. */
export function refuseRequest(
  raw: IncomingMessage,
  response: ServerResponse,
  { storeName, google, publicOrigin }: Config,
): boolean {
  const refuse = (status: number, sentence: string) => {
    sendRefused(response, status, storeName, sentence)
    return true
  }
  if (!raw.url?.startsWith('/')) return refuse(400, 'Alamat ini tidak dapat dibaca.')
  // React Router refuses every foreign origin, so Google's is removed.
  if (isGoogleCallback(raw, google?.authorizeUrl)) delete raw.headers.origin
  else if (isCrossSite(raw, publicOrigin)) return refuse(400, 'Permintaan dari situs lain ditolak.')
  if (PAGE_METHODS.includes(raw.method ?? '')) return false
  response.setHeader('allow', PAGE_METHODS.join(', '))
  return refuse(405, 'Halaman tidak menerima cara ini.')
}
