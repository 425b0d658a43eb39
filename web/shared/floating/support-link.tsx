import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { toast } from '../../ui/toast.ts'
import { keepClear } from './keep-clear.ts'

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
  const look = {
    'aria-label': `Tanya ${storeName}`,
    className: `on-dark invisible fixed right-4 z-21 inline-flex size-13 cursor-pointer items-center justify-center gap-2 rounded-[26px] border-2 border-white bg-tarp-600 text-14 font-semibold text-white shadow-card data-[place=free]:visible md:right-6 md:bottom-[calc(24px+var(--ad-bottom,0px))] md:w-auto md:px-[18px] ${raised ? 'bottom-[calc(72px+env(safe-area-inset-bottom)+var(--ad-bottom,0px))]' : 'bottom-[calc(16px+var(--ad-bottom,0px))]'}`,
  }
  const content = (
    <>
      <Icon name="message-circle" />
      <span className="hidden md:inline">Tanya {storeName}</span>
    </>
  )
  if (!hasChat)
    return (
      <a
        ref={element as React.Ref<HTMLAnchorElement>}
        href={to}
        target="_blank"
        rel="noopener"
        {...look}
      >
        {content}
      </a>
    )
  const open = () =>
    void import('../assistant/chat-panel.tsx').then(
      () => setIsOpen(true),
      () =>
        toast({
          color: 'error',
          text: <a href={to}>Asisten belum bisa dibuka. Tanya lewat WhatsApp.</a>,
        }),
    )
  return (
    <>
      <button
        ref={element as React.Ref<HTMLButtonElement>}
        type="button"
        aria-haspopup="dialog"
        onClick={open}
        {...look}
      >
        {content}
      </button>
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
