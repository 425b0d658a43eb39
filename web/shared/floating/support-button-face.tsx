import type { Ref } from 'react'
import { Icon } from '../../ui/icons/icon.tsx'

/** Whether it opens the assistant, or leads to customer service at `to`; `isRaised` above the phone's toolbar. */
export type SupportButtonLook = {
  to: string
  storeName: string
  hasChat: boolean
  isRaised: boolean
}

/** The floating button. It appears once its place is known (keep-clear.ts), which `element` is for. */
export function SupportButtonFace({
  to,
  storeName,
  hasChat,
  isRaised,
  element,
  onOpen,
}: SupportButtonLook & { element?: Ref<HTMLElement>; onOpen?: () => void }) {
  const look = {
    'aria-label': `Tanya ${storeName}`,
    className: `group/support on-dark invisible fixed right-2 z-21 inline-flex size-11 cursor-pointer items-center justify-center gap-2 rounded-[26px] border-2 border-white bg-tarp-600 text-14 font-semibold text-white shadow-card data-[place=free]:visible md:right-6 md:size-13 md:bottom-[calc(24px+var(--ad-bottom,0px))] md:not-data-[shape=circle]:w-auto md:not-data-[shape=circle]:px-[18px] ${isRaised ? 'bottom-[calc(72px+env(safe-area-inset-bottom)+var(--ad-bottom,0px))]' : 'bottom-[calc(16px+var(--ad-bottom,0px))]'}`,
  }
  const content = (
    <>
      <Icon name="message-circle" />
      <span className="hidden md:inline md:group-data-[shape=circle]/support:hidden">
        Tanya {storeName}
      </span>
    </>
  )
  return hasChat ? (
    <button
      ref={element as Ref<HTMLButtonElement>}
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      {...look}
    >
      {content}
    </button>
  ) : (
    <a ref={element as Ref<HTMLAnchorElement>} href={to} target="_blank" rel="noopener" {...look}>
      {content}
    </a>
  )
}
