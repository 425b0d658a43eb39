import { useEffect, useSyncExternalStore } from 'react'
import { Alert } from '#web/ui/alert.tsx'
import { Button, IconButton } from '#web/ui/button.tsx'
import { useModal } from '#web/ui/dialogs/dialog.tsx'
import { ChatActions } from './chat-actions.tsx'
import { createChatController, isPending } from './chat-controller.ts'
import { ChatGoodsList } from './chat-goods.tsx'
import { ChatInput } from './chat-input.tsx'
import { ChatMessages } from './chat-messages.tsx'
import { changeSupportUrl } from '../floating/support-url.ts'
import { buildChatLink } from './chat-summary.ts'
import { createThread } from './chat-thread.ts'
import { useRedirect } from './use-redirect.ts'
import { watchAbandonment } from './watch-abandonment.ts'

/** One conversation for all pages: the panel closes and opens, what was said stays. */
const controller = createChatController()
watchAbandonment(controller)

/** The assistant: the whole height of a phone, a panel of 24 rem elsewhere (specification §2). */
export function ChatPanel({
  open,
  onClose,
  supportUrl,
  storeName,
}: {
  open: boolean
  onClose: () => void
  supportUrl: string
  storeName: string
}) {
  const state = useSyncExternalStore(controller.subscribe, controller.getState)
  const { thread, hasFailed } = state
  const link = buildChatLink(supportUrl, thread ?? createThread('', 0))
  const modal = useModal(open, onClose)
  useEffect(() => {
    if (!open) return undefined
    controller.open()
    return () => controller.close()
  }, [open])
  useRedirect(thread, link)
  const hasEnded = thread?.flag.isConversationEnded === true
  const { products = [], options = [] } = thread?.context ?? {}
  const isAwaited = thread?.context.isPersonAwaited === true && !hasEnded
  return (
    <dialog {...modal} className="chat-panel" aria-label="Asisten belanja">
      <header className="flex items-center justify-between border-b border-line py-1 pr-1 pl-4">
        <div>
          <h2 className="text-16">Asisten {storeName}</h2>
          {thread?.context.person && (
            <p role="status" className="text-12 text-ink-2">
              Anda dilayani {thread.context.person}
            </p>
          )}
          {isAwaited && !thread.context.person && (
            <p role="status" className="text-12 text-ink-2">
              Menunggu jawaban tim kami
            </p>
          )}
        </div>
        <IconButton icon="x" label="Tutup" onClick={onClose} />
      </header>
      <div className="min-h-0 overflow-y-auto overscroll-contain px-4 pb-4">
        <ChatMessages chat={thread?.chat ?? []} storeName={storeName}>
          {options.length > 0 && !isPending(state) && !hasEnded && (
            <ChatGoodsList title="Barang yang dibicarakan" goods={options} />
          )}
          {products.length > 0 && !isPending(state) && (
            <ChatActions products={products} onLeave={onClose} />
          )}
          {hasEnded && (
            <div className="grid gap-2">
              <a
                href={link}
                target="_blank"
                rel="noopener"
                className="btn w-full"
                data-variant="filled"
                data-color="main"
                data-size="normal"
              >
                Lanjutkan ke WhatsApp
              </a>
              <Button variant="ghost" onClick={() => void controller.startAgain()}>
                Mulai percakapan baru
              </Button>
            </div>
          )}
          {(thread?.context.person || isAwaited) && !hasEnded && (
            <Button variant="ghost" size="small" onClick={() => void controller.startAgain()}>
              Mulai percakapan baru dengan asisten
            </Button>
          )}
          {hasFailed && (
            <Alert severity="error">
              Sepertinya terjadi kegagalan koneksi.{' '}
              <a
                href={changeSupportUrl(supportUrl, { medium: 'chatbot' })}
                target="_blank"
                rel="noopener"
              >
                Hubungi layanan pelanggan
              </a>
            </Alert>
          )}
        </ChatMessages>
      </div>
      <ChatInput
        isPending={isPending(state)}
        hasEnded={hasEnded}
        isReady={thread !== undefined && !hasFailed}
        controller={controller}
      />
    </dialog>
  )
}
