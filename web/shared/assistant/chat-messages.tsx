import { useEffect, useRef } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { ChatMessage } from './chat-thread.ts'

/** What was said, newest last, which stays in view; of a reply with many goods its words do. */
export function ChatMessages({
  chat,
  storeName,
  children,
}: {
  chat: readonly ChatMessage[]
  storeName: string
  children: React.ReactNode
}) {
  const end = useRef<HTMLDivElement>(null)
  const newest = useRef<HTMLLIElement>(null)
  const said = chat.at(-1)?.response.length ?? 0
  // With the whole reply come its cards and buttons.
  const isWhole = chat.at(-1)?.isLoading === false
  useEffect(() => {
    // Newer browsers return a promise, which is no clean-up.
    void end.current?.scrollIntoView({ block: 'end' })
    void newest.current?.scrollIntoView({ block: 'nearest' })
  }, [chat.length, said, isWhole])
  return (
    <div className="grid content-start gap-3 pt-2">
      <p className="max-w-[88%] justify-self-start rounded-card rounded-tl-none bg-panel px-3 py-2 text-14">
        Halo! Tulis bahan yang Anda butuhkan beserta ukuran dan jumlahnya, misalnya “triplek 9 mm 20
        lembar, semen 50 kg 30 sak”. Saya carikan barang dan harganya di {storeName}.
      </p>
      <div role="log" aria-label="Percakapan">
        <ol className="grid gap-3">
          {chat.map(({ role, response, isLoading, person }, at) => (
            <li
              key={at}
              ref={at === chat.length - 1 ? newest : undefined}
              className={`scroll-mt-3 max-w-[88%] rounded-card px-3 py-2 text-14 wrap-anywhere whitespace-pre-line ${role === 'user' ? 'on-dark justify-self-end rounded-tr-none bg-tarp-600 text-white' : 'justify-self-start rounded-tl-none bg-panel'}`}
            >
              <span className="sr-only">
                {role === 'user' ? 'Anda: ' : person ? '' : 'Asisten: '}
              </span>
              {person && <b className="block text-12 text-ink-2">{person}</b>}
              {keepAmounts(response) ||
                (isLoading && <Icon name="loader-circle" className="animate-spin" />)}
            </li>
          ))}
        </ol>
      </div>
      {children}
      <div ref={end} />
    </div>
  )
}

/** An amount does not break behind its currency. */
const keepAmounts = (text: string): string => text.replaceAll('Rp ', 'Rp\u00A0')
