import { useEffect } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'

/** From the answers to the messaging app (ms; specification §9). */
const REDIRECT_AFTER_MS = 2_000

/** Thanks for the answers, with the way to the messaging app. */
export function SurveyThanks({
  text,
  link,
  shouldRedirect,
}: {
  text: string
  link: string
  shouldRedirect: boolean
}) {
  useEffect(() => {
    if (!shouldRedirect) return undefined
    const timer = setTimeout(() => location.assign(link), REDIRECT_AFTER_MS)
    return () => clearTimeout(timer)
  }, [shouldRedirect, link])
  return (
    <>
      <p role="status">{text}</p>
      <a
        href={link}
        target="_blank"
        rel="noopener"
        className="btn w-full"
        data-variant="filled"
        data-color="main"
        data-size="large"
      >
        <Icon name="message-circle" /> Lanjutkan ke WhatsApp
      </a>
    </>
  )
}
