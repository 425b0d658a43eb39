import { useRef, useState, type FormEvent } from 'react'
import { MAX_MESSAGE_LENGTH } from '#modules/content/assistant/rules/limits.ts'
import {
  LIST_FILE_KINDS,
  MAX_LIST_FILE_BYTES,
} from '#modules/content/assistant/rules/list-files.ts'
import { openStorage } from '#web/browser-storage.ts'
import { Button, IconButton } from '#web/ui/button.tsx'
import { Input } from '#web/ui/forms/input.tsx'
import { shrinkPicture } from '#web/ui/files/shrink-picture.ts'
import { toast } from '#web/ui/toasts/toast.ts'
import type { createChatController } from './chat-controller.ts'
import { CHAT_TOAST_MS } from './chat-goods.tsx'
import { useCurrentPage } from './use-current-page.ts'

const DRAFT_KEY = 'chat_draft'

const tellRefusal = (refusal: string | null) =>
  void toast({ color: 'error', text: refusal ?? 'Terjadi kesalahan', duration: CHAT_TOAST_MS })

/** Where a message is typed, and a list is sent as a file or a photo. What is typed stays in the tab until it has been sent. */
export function ChatInput({
  isPending,
  hasEnded,
  isReady,
  controller,
}: {
  isPending: boolean
  hasEnded: boolean
  isReady: boolean
  controller: Pick<ReturnType<typeof createChatController>, 'sendMessage' | 'sendFile'>
}) {
  const currentPage = useCurrentPage()
  const fileInput = useRef<HTMLInputElement>(null)
  const [text, setText] = useState(() => openStorage('sessionStorage').getItem(DRAFT_KEY) ?? '')
  const write = (next: string) => {
    setText(next)
    openStorage('sessionStorage').setItem(DRAFT_KEY, next)
  }
  const cannotSend = text.trim() === '' || isPending || hasEnded || !isReady
  async function handleSubmit(event: FormEvent) {
    event.preventDefault()
    if (cannotSend) return
    const message = text.trim()
    write('')
    const result = await controller.sendMessage(message, currentPage)
    if (result.isSent) return
    write(message)
    tellRefusal(result.refusal)
  }
  async function sendFile(file: File) {
    const isLarge = file.size > MAX_LIST_FILE_BYTES && file.type.startsWith('image/')
    const small = isLarge ? await shrinkPicture(file, MAX_LIST_FILE_BYTES) : file
    const result = await controller.sendFile(small)
    if (result.isSent) return
    tellRefusal(result.refusal)
  }
  return (
    <form
      onSubmit={(event) => void handleSubmit(event)}
      className="grid grid-cols-[auto_minmax(0,1fr)_auto] gap-2 border-t border-line bg-face p-3"
    >
      <IconButton
        type="button"
        hidden={hasEnded}
        icon="file-up"
        label="Lampirkan berkas atau foto daftar"
        disabled={isPending || hasEnded || !isReady}
        onClick={() => fileInput.current?.click()}
      />
      <input
        ref={fileInput}
        type="file"
        hidden
        aria-label="Berkas daftar"
        accept={LIST_FILE_KINDS.map((kind) => `.${kind}`).join(',')}
        onChange={(event) => {
          const [file] = event.currentTarget.files ?? []
          // The same file can be chosen again.
          event.currentTarget.value = ''
          if (file) void sendFile(file)
        }}
      />
      <Input
        aria-label="Pesan"
        className="placeholder:text-14"
        value={text}
        maxLength={MAX_MESSAGE_LENGTH}
        readOnly={isPending}
        disabled={hasEnded}
        autoComplete="off"
        enterKeyHint="send"
        placeholder={
          hasEnded
            ? 'Percakapan telah selesai.'
            : isPending
              ? 'Menunggu respons . . .'
              : 'Barang dan jumlah'
        }
        onChange={(event) => write(event.currentTarget.value)}
      />
      <Button type="submit" icon="send" disabled={cannotSend}>
        Kirim
      </Button>
    </form>
  )
}
