import { useLocation } from 'react-router'
import { useShell } from './use-shell.ts'

/**
 * Customer service by message from the page that is shown; undefined where the shop's data is missing. The link names the
 * page as campaigns do, by the last part of its address: `triplek`.
 */
export function useSupportUrl(): string | undefined {
  const page = useLocation().pathname.split('/').findLast(Boolean)
  const supportUrl = useShell()?.supportUrl
  return supportUrl && `${supportUrl}&utm_campaign=${page ?? 'beranda'}`
}
