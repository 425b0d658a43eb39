import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findDormantElement } from '#web/dormant/dormant-page.ts'
import { StorageCheck } from '../blocked-storage/storage-check.tsx'
import { SurveyPrompt } from '../surveys/survey-prompt.tsx'
import { SupportLink } from './support-link.tsx'
import { buildSupportUrl } from './support-url.ts'

/** What floats above a page and is loaded after it. */
export function LateParts({
  supportUrl,
  storeName,
  hasChat,
  raised,
}: {
  supportUrl: string
  storeName: string
  hasChat: boolean
  raised: boolean
}) {
  const { pathname } = useLocation()
  // A dormant page has had its own until now.
  useEffect(() => findDormantElement()?.remove(), [])
  return (
    <>
      <SupportLink
        to={buildSupportUrl(supportUrl, { medium: 'whatsapp_floating', pathname })}
        storeName={storeName}
        hasChat={hasChat}
        raised={raised}
      />
      <StorageCheck />
      <SurveyPrompt supportUrl={supportUrl} />
    </>
  )
}
