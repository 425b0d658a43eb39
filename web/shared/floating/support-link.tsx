import { lazy, Suspense, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { toast } from '../../ui/toasts/toast.ts'
import { takeWakeRequest } from '#web/dormant/dormant-page.ts'
import { keepClear } from './keep-clear.ts'
import { SupportButtonFace } from './support-button-face.tsx'

/** The panel's code is loaded when it is opened; where that fails, the way to customer service remains. */
const ChatPanel = lazy(() =>
  import('../assistant/chat-panel.tsx').then((part) => ({ default: part.ChatPanel })),
)

type Props = {
  /** Customer service by message. */
  to: string
  storeName: string
  /** Whether it opens the assistant instead (the specification's flag `ec_floating_chat_cta`). */
  hasChat: boolean
  raised: boolean
}

/** The floating button itself; it appears once its place is known. */
export function SupportLink({ to, storeName, hasChat, raised }: Props) {
  const { key } = useLocation()
  const element = useRef<HTMLElement>(null)
  const [isOpen, setIsOpen] = useState<boolean>()
  useEffect(() => {
    const stop = new AbortController()
    if (element.current) keepClear(element.current, stop.signal)
    return () => stop.abort()
  }, [key, raised])
  const open = () =>
    void import('../assistant/chat-panel.tsx').then(
      () => setIsOpen(true),
      () =>
        toast({
          color: 'error',
          text: <a href={to}>Asisten belum bisa dibuka. Tanya lewat WhatsApp.</a>,
        }),
    )
  const openIfWoken = useEffectEvent(() => takeWakeRequest('assistant') && open())
  useEffect(() => void openIfWoken(), [])
  return (
    <>
      <SupportButtonFace
        to={to}
        storeName={storeName}
        hasChat={hasChat}
        isRaised={raised}
        element={element}
        onOpen={open}
      />
      {isOpen !== undefined && (
        <Suspense>
          <ChatPanel
            open={isOpen}
            onClose={() => setIsOpen(false)}
            supportUrl={to}
            storeName={storeName}
          />
        </Suspense>
      )}
    </>
  )
}
