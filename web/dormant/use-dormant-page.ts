import { useLocation, useMatches, useRouteError } from 'react-router'
import { findCopyAddress } from '../connection/copy-address.ts'
import { usePageAds } from '../shared/ads/page-ads.ts'
import { useBottomEdge, useShell, type PageHandle } from '../shared/chrome/use-shell.ts'
import { useSupportUrl } from '../shared/chrome/use-support-url.ts'
import { findSurveyOfPage } from '../shared/surveys/survey-of-page.ts'
import type { DormantPage } from './dormant-page.ts'

/** What a dormant page needs while it is rendered; undefined on any other page, and where a page has failed. */
export function useDormantPage(): DormantPage | undefined {
  const matches = useMatches()
  const location = useLocation()
  const { storeName = '', chat } = useShell() ?? {}
  const to = useSupportUrl()
  const isRaised = useBottomEdge()
  const ads = usePageAds()
  const hasFailed = Boolean(useRouteError())
  const handles = matches.map(({ handle }) => handle as PageHandle | undefined)
  // A flag that depends on who reads which page is asked for by React.
  if (!handles.at(-1)?.isDormant || hasFailed || chat === null) return undefined
  const { pathname } = location
  return {
    copyAddress: findCopyAddress(handles, location),
    support: to ? { to, storeName, hasChat: chat === 'on', isRaised } : undefined,
    ads,
    isRaised,
    asksForHelp: findSurveyOfPage(pathname)?.form === 'general_survey',
  }
}
