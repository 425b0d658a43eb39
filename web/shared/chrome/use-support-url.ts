import { useLocation } from 'react-router'
import { toCampaign } from '../floating/support-url.ts'
import { useShell } from './use-shell.ts'

/** Customer service by message from the page that is shown, which the link names; undefined where the shop's data is missing. */
export function useSupportUrl(): string | undefined {
  const { pathname } = useLocation()
  const supportUrl = useShell()?.supportUrl
  return supportUrl && `${supportUrl}&utm_campaign=${toCampaign(pathname)}`
}
