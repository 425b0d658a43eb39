import { useEffect } from 'react'
import { useLocation } from 'react-router'
import { findDormantElement } from '#web/dormant/dormant-page.ts'
import { LateAds } from '../ads/late-ads.tsx'
import { useFloatingChat } from '../flags/use-floating-chat.ts'
import { StorageCheck } from '../blocked-storage/storage-check.tsx'
import { SurveyPrompt } from '../surveys/survey-prompt.tsx'
import { SupportLink } from './support-link.tsx'

/** What floats above a page and is loaded after it. */
export function LateParts({
  shell: { storeName, chat },
  supportUrl,
  raised,
}: {
  /** `chat` is what everybody gets of the flag; null where it depends on the reader. */
  shell: { storeName: string; chat?: string | null | undefined }
  /** Customer service by message from this page. */
  supportUrl: string
  raised: boolean
}) {
  const { pathname } = useLocation()
  // A dormant page has had its own until now.
  useEffect(() => findDormantElement()?.remove(), [])
  const hasChat = useFloatingChat(chat, pathname)
  return (
    <>
      {hasChat !== undefined && (
        <SupportLink
          key={String(hasChat)}
          to={supportUrl}
          storeName={storeName}
          hasChat={hasChat}
          raised={raised}
        />
      )}
      <LateAds raised={raised} />
      <StorageCheck />
      <SurveyPrompt supportUrl={supportUrl} />
    </>
  )
}
